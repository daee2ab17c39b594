/** All that the override tool keeps begins so. */
const TOOL = 'import-map-override';

type Browser = Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'history' | 'location'>;

/**
 * Overrides count only in a session with a grant, and only as the tool itself stores them. Overrides in the address or
 * in a cookie are removed before anything reads them.
 */
export function removeRequestedOverrides(browser: Browser): void {
  forgetCookies(browser);
  forgetInAddress(browser);
}

/** What is planted in the storage goes before the tool can read it; where there is no grant, there is no tool. */
export function removeStoredOverrides(browser: Browser, hasGrant: boolean): void {
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
