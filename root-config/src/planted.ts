/** All that the override tool keeps begins so. */
const TOOL = 'import-map-override';

type Browser = Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'history' | 'location'>;

/**
 * OV-2, F-22: overrides may be asked for in a grant's session alone, and only by what the tool itself stores there. What
 * somebody has planted in the address or a cookie goes before anything reads it.
 */
export function forgetAsked(browser: Browser): void {
  forgetCookies(browser);
  forgetInAddress(browser);
}

/** What is planted in the storage goes before the tool can read it; where there is no grant, there is no tool. */
export function forgetStored(browser: Browser, hasGrant: boolean): void {
  if (!hasGrant) forgetIn(() => browser.localStorage);
  forgetIn(() => browser.sessionStorage);
}

/** A browser may refuse its storage; then nothing is overridden either. */
function forgetIn(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(TOOL)) storage.removeItem(key);
  } catch {
    // Nothing can have been planted.
  }
}

function forgetCookies({ document }: Browser): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name.startsWith(TOOL)) document.cookie = `${name}=; path=/; max-age=0`;
}

function forgetInAddress({ location, history }: Browser): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('imo')) return;
  address.searchParams.delete('imo');
  history.replaceState(history.state, '', address);
}
