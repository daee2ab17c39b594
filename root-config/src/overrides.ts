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

const ADDRESS = 'import-map-override:';
/** All that the override tool keeps begins so. */
const TOOL = 'import-map-override';
const LISTS = ['import-map-overrides-disabled', 'import-map-overrides-external-maps'];

/**
 * F-22: what is stored and makes no sense goes, and the page starts over without it. Answers whether it does. Only
 * sessions that may override ever get here.
 */
export function dropBrokenOverrides(page: Pick<Window, 'localStorage' | 'location'>): boolean {
  const { location } = page;
  const storage = storageOf(page);
  const isBroken = ([key, value]: [string, string]) =>
    key.startsWith(ADDRESS) ? !isAddress(value, location.href) : LISTS.includes(key) && !isList(value);
  const broken = Object.entries<string>(storage ?? {}).filter(isBroken);
  for (const [key] of broken) storage?.removeItem(key);
  if (broken.length > 0) location.reload();
  return broken.length > 0;
}

/** OV-2: whoever may not override has no use for what somebody has planted; it goes before it could ever be read. */
export function forgetOverrides(page: Pick<Window, 'localStorage'>) {
  const storage = storageOf(page);
  const planted = Object.keys(storage ?? {}).filter((key) => key.startsWith(TOOL));
  for (const key of planted) storage?.removeItem(key);
}

/** A browser may refuse it; then nothing is overridden either. */
function storageOf(page: Pick<Window, 'localStorage'>) {
  try {
    return page.localStorage;
  } catch {
    return undefined;
  }
}

const isAddress = (text: string, page: string) => /^(https?:\/\/|\.{0,2}\/)/.test(text) && URL.canParse(text, page);

function isList(text: string) {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
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
