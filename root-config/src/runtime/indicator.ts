import { LIMITS } from './limits.ts';
import type { RuntimeServices } from './services.ts';

/**
 * A loading indicator in the application's place, shown only when loading takes noticeable time. It stands after the
 * application's container in the document, because that container belongs to the application and is empty when it
 * begins, and so that it moves nothing. The page's styles show it only while there is neither the application nor the
 * page's own placeholder to see.
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
