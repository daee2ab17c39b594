import { LIMITS } from './limits.ts';
import type { RuntimeServices } from './services.ts';

/** RT-7: a quiet indicator in the application's own area, only when loading takes noticeable time. */
export function showIndicator(container: HTMLElement, { page, platform }: Pick<RuntimeServices, 'page' | 'platform'>) {
  const element = page.createElement('div');
  const timer = setTimeout(() => {
    element.className = 'application-loading';
    element.setAttribute('role', 'status');
    element.textContent = platform.i18n.t('application.loading', { ns: 'root-config', defaultValue: 'Loading' });
    container.prepend(element);
  }, LIMITS.indicator);
  return () => {
    clearTimeout(timer);
    element.remove();
  };
}
