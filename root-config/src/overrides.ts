import type { Platform } from '@tracking-console/platform';

interface ImportMapOverrides {
  getOverrideMap: () => { imports: Record<string, string> };
  resetOverrides: () => void;
}

declare global {
  interface Window {
    importMapOverrides?: ImportMapOverrides;
  }
}

/** OV-3: which modules are a developer's own, and one click back. Only sessions that may override ever get here. */
export function showOverrides(page: Document, i18n: Platform['i18n']) {
  const say = (key: string, values = {}) => i18n.t(key, { ns: 'root-config', ...values });
  const overrides = page.defaultView?.importMapOverrides;
  const names = Object.keys(overrides?.getOverrideMap().imports ?? {});
  if (!overrides || names.length === 0) return;
  const banner = page.createElement('aside');
  banner.className = 'overrides';
  banner.setAttribute('aria-label', say('overrides.label'));
  const text = page.createElement('span');
  text.textContent = say('overrides.active', { names: names.join(', ') });
  const reset = page.createElement('button');
  reset.type = 'button';
  reset.textContent = say('overrides.reset');
  reset.addEventListener('click', () => {
    overrides.resetOverrides();
    page.defaultView?.location.reload();
  });
  banner.append(text, reset);
  page.body.prepend(banner);
}
