import { isUnder } from '@tracking-console/contract/page/addresses';
import type { RouterMode } from '@tracking-console/contract/page/applications';
import { type Address, ANY, createAddressBar } from './addressBar.ts';
import { createWindowProxy, type WriteMethod } from './windowProxy.ts';

export interface RouterWindowOptions {
  mode: RouterMode;
  name: string;
  /** The page's address belongs to the application below this. */
  prefix: string;
  /** The application's own paths begin with it; in native mode the prefix or a path below it. */
  basePath: string;
  /** Path inside the application for the first render. */
  defaultPage: string;
  /** It is premounted: held until it is first shown. */
  held: boolean;
}

export interface RouterWindow {
  /** The application's router uses it as the window. */
  window: Window;
  /** Where the application is: path, search and hash. */
  path: () => string;
  /** The page's address that leads there, when it was last the page's: path, search and hash. */
  pageAddress: () => string;
  /** From now on the application's address does not change, and what it writes does not reach the page. */
  hold: () => void;
  /** The application follows the address again, at once if it has changed meanwhile. */
  release: () => void;
  end: () => void;
}

/**
 * The window an application's router works with. Each router mode is a kind of address bar behind it. A hidden application's
 * router is held, because it would show every address of the other console as a page that does not exist.
 */
export function createRouterWindow(page: Window, options: RouterWindowOptions): RouterWindow {
  const { mode, name, prefix, basePath, defaultPage } = options;
  const start = joined(basePath, defaultPage);
  const initial: Address = { path: start, state: null };
  const bases = mode === 'native' ? [prefix, basePath] : [basePath];
  const bar = createAddressBar(mode, page, { name, prefix, start }, follow);
  const events = new EventTarget();
  let phase: 'premounted' | 'following' | 'held' | 'ended' = options.held ? 'premounted' : 'following';
  let current = firstAddress();
  let pageAddress = current.path;
  storePageAddress();

  function firstAddress(): Address {
    const here = (phase === 'premounted' && mode === 'native' ? null : bar.read(initial)) ?? initial;
    if (!isBare(here)) return here;
    const first = { ...here, path: withSearchAndHash(start, here.path) };
    if (phase === 'following') bar.write('replaceState', first);
    return first;
  }

  /** An address that leads to the default page, as a longer one would win over it. */
  function isBare({ path }: Address) {
    const pathname = pathnameOf(path).toLowerCase();
    return defaultPage !== '' && bases.some((base) => base.toLowerCase() === pathname);
  }

  function storePageAddress() {
    const { pathname, search, hash } = page.location;
    if (phase === 'following' && isUnder(pathname, prefix)) pageAddress = pathname + search + hash;
  }

  function follow() {
    if (phase !== 'following') return;
    storePageAddress();
    const read = bar.read(initial);
    if (!read || isSame(read, current)) return;
    const [oldURL, newURL] = [href(), hrefOf(read)];
    current = read;
    dispatch(new PopStateEvent('popstate', { state: read.state }));
    // As in the browser: only when nothing but the hash has changed.
    if (oldURL !== newURL && withoutHash(oldURL) === withoutHash(newURL))
      dispatch(new HashChangeEvent('hashchange', { oldURL, newURL }));
  }

  function dispatch(event: Event) {
    // A listener of the event before may have ended the application.
    if (phase !== 'ended') events.dispatchEvent(event);
  }

  function write(method: WriteMethod, state: unknown, url?: string | URL | null) {
    current = { path: url == null ? current.path : pathOf(new URL(String(url), href())), state };
    // Entries in memory do not affect the page.
    if (phase === 'following' || mode === 'pure') bar.write(method, current);
    storePageAddress();
  }

  const hrefOf = ({ path }: Address) => new URL(path, page.location.origin).href;
  const href = () => hrefOf(current);

  function release() {
    const isFirst = phase === 'premounted';
    phase = 'following';
    const read = bar.read(current);
    if (isFirst && read && isBare(read)) {
      // The application is at its default page already.
      bar.write('replaceState', { ...current, path: withSearchAndHash(current.path, read.path) });
      follow();
    }
    // An address that does not mention the application leaves it where it was, and is completed with its path.
    else if (read === current) bar.write('replaceState', current);
    // A switch leads to the path it was left at without a history state, so its router keeps its own.
    else if (read?.path === current.path && read.state === null) storePageAddress();
    else follow();
  }

  const go = (steps: number) => phase === 'following' && bar.go(steps);
  const { window, removeListeners } = createWindowProxy(page, { href, state: () => current.state, write, go, events });
  page.addEventListener('popstate', follow);
  return {
    window,
    path: () => current.path,
    pageAddress: () => pageAddress,
    hold() {
      if (phase === 'following') phase = 'held';
    },
    release,
    end() {
      page.removeEventListener('popstate', follow);
      phase = 'ended';
      removeListeners();
    },
  };
}

const isSame = (a: Address, b: Address) =>
  a.path === b.path && (a.state === b.state || JSON.stringify(a.state) === JSON.stringify(b.state));

const joined = (basePath: string, page: string) =>
  page === '' ? basePath : `${basePath.replace(/\/+$/, '')}/${page.replace(/^\/+/, '')}`;

/** The path, with search and hash of the address where it has none. */
function withSearchAndHash(path: string, address: string): string {
  const [target, { search, hash }] = [new URL(path, ANY), new URL(address, ANY)];
  if (target.search === '') target.search = search;
  if (target.hash === '') target.hash = hash;
  return pathOf(target);
}

const withoutHash = (href: string) => href.split('#')[0];
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;
const pathnameOf = (path: string) => new URL(path, ANY).pathname.replace(/(.)\/+$/, '$1');
