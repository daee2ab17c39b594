import { LIMITS } from './limits.ts';
import type { RuntimeServices } from './services.ts';

/**
 * A loading indicator in the application's place, shown only when loading takes noticeable time. It comes after the
 * application's root in the document, because the root belongs to the application and must be empty when it mounts. The
 * page's styles show it only while neither the application nor the page's own placeholder is visible.
 */
export function showIndicator(root: HTMLElement, { page, platform }: Pick<RuntimeServices, 'page' | 'platform'>) {
  const element = page.createElement('div');
  const timer = setTimeout(() => {
    element.className = 'application-loading';
    element.setAttribute('role', 'status');
    element.textContent = platform.i18n.t('application.loading', { ns: 'root-config', defaultValue: 'Loading' });
    root.after(element);
  }, LIMITS.indicatorDelayMs);
  return () => {
    clearTimeout(timer);
    element.remove();
  };
}
