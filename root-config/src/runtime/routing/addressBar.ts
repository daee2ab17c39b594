import { isUnder } from '@tracking-console/contract/page/addresses';
import type { RouterMode } from '@tracking-console/contract/page/applications';

/** Where an application is: its own path and the state of its router. */
export interface Address {
  /** Path, search and hash. */
  path: string;
  state: unknown;
}

/** Where an application's address is kept. */
export interface AddressBar {
  /** null: the browser's address is not the application's. `fallback` where the address does not mention it. */
  read: (fallback: Address) => Address | null;
  write: (how: 'pushState' | 'replaceState', address: Address) => void;
  /** Moves through the history entries: the page's, unless the application has its own. */
  go: (steps: number) => void;
}

interface Base {
  name: string;
  prefix: string;
  /** The first path of an application with its own entries. */
  start: string;
}

/** The browser's address is the application's. */
function native(page: Window, { prefix }: Base): AddressBar {
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
function search(page: Window, { name }: Base): AddressBar {
  return {
    read(fallback) {
      const path = pathIn(new URLSearchParams(page.location.search).get(name));
      return path === null ? fallback : { path, state: page.history.state };
    },
    write(how, { path, state }) {
      const url = new URL(page.location.href);
      url.searchParams.set(name, path);
      page.history[how](state, '', url);
    },
    go: (steps) => page.history.go(steps),
  };
}

/** A link can be forged: what leads to another origin, or nowhere, is not a path. */
function pathIn(text: string | null): string | null {
  if (text === null || !URL.canParse(text, ANY)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY);
  return origin === ANY && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The base to parse a path with, where the origin does not matter. */
export const ANY = 'http://any.invalid';

/** The path sits in the history entry; the address on the screen stays as it is. */
function state(page: Window, { name }: Base): AddressBar {
  const key = `application:${name}`;
  const entries = () => (page.history.state ?? {}) as Record<string, unknown>; // an entry of ours, or of a router: an object
  return {
    read: (fallback) => (entries()[key] as Address | undefined) ?? fallback, // only `write` fills it
    write: (how, address) => page.history[how]({ ...entries(), [key]: address }, ''),
    go: (steps) => page.history.go(steps),
  };
}

/** Entries in memory, invisible on the page. */
function pure(_page: Window, { start }: Base, onMoved: () => void): AddressBar {
  let entries: Address[] = [{ path: start, state: null }];
  let at = 0;
  return {
    read: () => entries[at] ?? null,
    write(how, address) {
      // As in the browser: a push drops the entries ahead, a replacement keeps them.
      if (how === 'pushState') entries = [...entries.slice(0, ++at), address];
      else entries = entries.with(at, address);
    },
    go(steps) {
      if (!entries[at + steps]) return;
      at += steps;
      queueMicrotask(onMoved); // asynchronous, as in the browser
    },
  };
}

const BARS = { native, search, state, pure } satisfies Record<RouterMode, unknown>;

export const createAddressBar = (mode: RouterMode, page: Window, base: Base, onMoved: () => void): AddressBar =>
  BARS[mode](page, base, onMoved);
