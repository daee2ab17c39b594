import { LIMITS } from './limits.ts';
import type { RuntimeServices } from './services.ts';

/**
 * RT-7: a quiet indicator where the application will stand, only when loading takes noticeable time. What an application
 * renders into is its own, and empty when it begins: the indicator stands beside it, after it in the document, so that it moves
 * nothing. The page's styles show it while there is nothing else to see: neither the application nor the page's own
 * placeholder.
 */
export function showIndicator(root: HTMLElement, { page, platform }: Pick<RuntimeServices, 'page' | 'platform'>) {
  const element = page.createElement('div');
  const timer = setTimeout(() => {
    element.className = 'application-loading';
    element.setAttribute('role', 'status');
    element.textContent = platform.i18n.t('application.loading', { ns: 'root-config', defaultValue: 'Loading' });
    root.after(element);
  }, LIMITS.indicator);
  return () => {
    clearTimeout(timer);
    element.remove();
  };
}
