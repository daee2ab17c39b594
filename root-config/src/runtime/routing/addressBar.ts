import type { RouterMode } from '@tracking-console/contract/applications';

/** Where an application is: a path of its own, and what its router keeps with it. */
export interface Address {
  /** Path, search and hash. */
  path: string;
  state: unknown;
}

/** Where an application's address is kept. */
export interface AddressBar {
  /** null: the browser stands somewhere else, which is not the application's affair. `unsaid` where nothing is said of it. */
  read: (unsaid: Address) => Address | null;
  write: (how: 'pushState' | 'replaceState', address: Address) => void;
  /** Moves through the entries; the page's own, unless the application has its own. */
  go: (steps: number) => void;
}

interface Place {
  name: string;
  prefix: string;
  /** Where the application starts, for one whose entries are its own. */
  start: string;
}

/** Whether an address begins with the prefix's segments, whatever their case. */
export function isUnder(pathname: string, prefix: string): boolean {
  const [path, base] = [pathname.toLowerCase(), prefix.toLowerCase().replace(/\/+$/, '')];
  return path === base || path.startsWith(`${base}/`);
}

/** The browser's address is the application's. */
function native(page: Window, { prefix }: Place): AddressBar {
  return {
    read() {
      const { pathname, search, hash } = page.location;
      return isUnder(pathname, prefix) ? { path: pathname + search + hash, state: page.history.state } : null;
    },
    write: (how, { path, state }) => page.history[how](state, '', path),
    go: (steps) => page.history.go(steps),
  };
}

/** The path sits in the query: `?<name>=<path>`. */
function search(page: Window, { name }: Place): AddressBar {
  return {
    read(unsaid) {
      const path = pathIn(new URLSearchParams(page.location.search).get(name));
      return path === null ? unsaid : { path, state: page.history.state };
    },
    write(how, { path, state }) {
      const url = new URL(page.location.href);
      url.searchParams.set(name, path);
      page.history[how](state, '', url);
    },
    go: (steps) => page.history.go(steps),
  };
}

/** Anybody can write a link: what leads to another origin, or nowhere, is no path. */
function pathIn(said: string | null): string | null {
  if (said === null || !URL.canParse(said, ANY)) return null;
  const { origin, pathname, search, hash } = new URL(said, ANY);
  return origin === ANY && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** What a path is read against where the origin makes no difference. */
export const ANY = 'http://any.invalid';

/** The path sits in the history entry; the address on the screen stays as it is. */
function state(page: Window, { name }: Place): AddressBar {
  const key = `application:${name}`;
  const entries = () => (page.history.state ?? {}) as Record<string, unknown>; // an entry of ours, or of a router: an object
  return {
    read: (unsaid) => (entries()[key] as Address | undefined) ?? unsaid, // only `write` fills it
    write: (how, address) => page.history[how]({ ...entries(), [key]: address }, ''),
    go: (steps) => page.history.go(steps),
  };
}

/** Nothing on the page shows it: entries in memory. */
function pure(_page: Window, { start }: Place, onMoved: () => void): AddressBar {
  let entries: Address[] = [{ path: start, state: null }];
  let at = 0;
  return {
    read: () => entries[at] ?? null,
    write(how, address) {
      // As the browser's own: a push ends what lay ahead, a replacement leaves it.
      if (how === 'pushState') entries = [...entries.slice(0, ++at), address];
      else entries = entries.with(at, address);
    },
    go(steps) {
      if (!entries[at + steps]) return;
      at += steps;
      queueMicrotask(onMoved); // as late as the browser's own
    },
  };
}

const BARS = { native, search, state, pure } satisfies Record<RouterMode, unknown>;

export const createAddressBar = (mode: RouterMode, page: Window, place: Place, onMoved: () => void): AddressBar =>
  BARS[mode](page, place, onMoved);
