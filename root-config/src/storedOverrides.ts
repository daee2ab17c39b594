/** What the override tool stores begins with this. */
const PREFIX = 'import-map-override';

type Browser = Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'history' | 'location'>;

/**
 * Overrides count only in a session with a grant, and only as the tool itself stores them. Overrides in the address or
 * in a cookie are removed before anything reads them.
 */
export function removeRequestedOverrides(browser: Browser): void {
  removeCookies(browser);
  removeFromAddress(browser);
}

/** Removes what other code has stored before the tool can read it. Without a grant the tool is not loaded, so all of it goes. */
export function removeStoredOverrides(browser: Browser, hasGrant: boolean): void {
  if (!hasGrant) removeFrom(() => browser.localStorage);
  removeFrom(() => browser.sessionStorage);
}

/** A browser may refuse access to its storage; then nothing is overridden. */
function removeFrom(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // Nothing can be stored.
  }
}

function removeCookies({ document }: Browser): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name.startsWith(PREFIX)) document.cookie = `${name}=; path=/; max-age=0`;
}

function removeFromAddress({ location, history }: Browser): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('imo')) return;
  address.searchParams.delete('imo');
  history.replaceState(history.state, '', address);
}
