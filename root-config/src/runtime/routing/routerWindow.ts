import type { RouterMode } from '@tracking-console/contract/applications';
import { type Address, ANY, createAddressBar, isUnder } from './addressBar.ts';

/** Events about the application's own address instead of the page's. */
const ADDRESS_EVENTS = new Set(['popstate', 'hashchange']);

export interface RouterWindowOptions {
  mode: RouterMode;
  name: string;
  /** The page's address belongs to the application below this. */
  prefix: string;
  /** The application's own paths begin with it; in native mode the prefix or a path below it. */
  basePath: string;
  /** Path inside the application for the first render. */
  defaultPage: string;
  held: boolean;
}

export interface RouterWindow {
  /** The application's router uses it as the window. */
  window: Window;
  /** From now on the application's address does not change, and what it writes does not reach the page. */
  hold: () => void;
  /** The application follows the address again, at once if it has changed meanwhile. */
  release: () => void;
  /** Where the application is: path, search and hash. */
  path: () => string;
  /** The page's address that leads there, when it was last the page's: path, search and hash. */
  pageAddress: () => string;
  end: () => void;
}

/**
 * The window an application's router works with. Each router mode is a kind of address bar behind it. A hidden application's
 * router is held, because it would show every address of the other console as a page that does not exist.
 */
export function createRouterWindow(page: Window, options: RouterWindowOptions): RouterWindow {
  const { mode, name, prefix, basePath, defaultPage } = options;
  const start = joined(basePath, defaultPage);
  const beginning: Address = { path: start, state: null };
  const bases = mode === 'native' ? [prefix, basePath] : [basePath];
  const bar = createAddressBar(mode, page, { name, prefix, start }, follow);
  const moves = new EventTarget();
  let others: Parameters<Window['addEventListener']>[] = [];
  let held = options.held;
  let ended = false;
  let wasShown = !options.held;
  let current = firstAddress();
  let pageAddress = current.path;
  storePageAddress();

  function firstAddress(): Address {
    const read = held && mode === 'native' ? null : bar.read(beginning);
    const here = read ?? beginning;
    if (!isBare(here)) return here;
    const first = { ...here, path: withSearchAndHash(start, here.path) };
    if (!held) bar.write('replaceState', first);
    return first;
  }

  /** An address that leads to the default page, as a longer one would win over it. */
  function isBare({ path }: Address) {
    const pathname = pathnameOf(path).toLowerCase();
    return defaultPage !== '' && bases.some((base) => base.toLowerCase() === pathname);
  }

  function storePageAddress() {
    const { pathname, search, hash } = page.location;
    if (!held && isUnder(pathname, prefix)) pageAddress = pathname + search + hash;
  }

  function follow() {
    if (held) return;
    storePageAddress();
    const read = bar.read(beginning);
    if (!read || isSame(read, current)) return;
    const before = current;
    current = read;
    dispatch(new PopStateEvent('popstate', { state: current.state }));
    const [oldURL, newURL] = [hrefOf(before), hrefOf(current)];
    // As in the browser: only when nothing but the hash has changed.
    if (oldURL !== newURL && withoutHash(oldURL) === withoutHash(newURL))
      dispatch(new HashChangeEvent('hashchange', { oldURL, newURL }));
  }

  function dispatch(event: Event) {
    // A listener of the event before may have ended or hidden the application.
    if (!ended) moves.dispatchEvent(event);
  }

  function write(how: 'pushState' | 'replaceState', state: unknown, url?: string | URL | null) {
    const target = url === undefined || url === null ? current.path : pathOf(new URL(String(url), hrefOf(current)));
    current = { path: target, state };
    // Entries in memory do not affect the page.
    if (!held || mode === 'pure') bar.write(how, current);
    storePageAddress();
  }

  const hrefOf = ({ path }: Address) => new URL(path, page.location.origin).href;

  const location = new Proxy({} as Location, {
    get(_, key) {
      if (key === 'toString') return () => hrefOf(current);
      const url = new URL(hrefOf(current));
      if (key in url) return Reflect.get(url, key);
      return bound(page.location, key);
    },
    set: (_, key, value) => Reflect.set(page.location, key, value),
  });

  const history = new Proxy({} as History, {
    get(_, key) {
      if (key === 'state') return current.state;
      if (key === 'pushState' || key === 'replaceState')
        return (state: unknown, _title: string, url?: string | URL | null) => write(key, state, url);
      if (key === 'go') return (steps = 0) => !held && bar.go(steps);
      if (key === 'back') return () => !held && bar.go(-1);
      if (key === 'forward') return () => !held && bar.go(1);
      return bound(page.history, key);
    },
    set: (_, key, value) => Reflect.set(page.history, key, value),
  });

  const own = {
    location,
    history,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, given?: AddEventListenerOptions) {
      if (ADDRESS_EVENTS.has(type)) moves.addEventListener(type, listener, given);
      else {
        others.push([type, listener, given]);
        page.addEventListener(type, listener, given);
      }
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, given?: EventListenerOptions) {
      if (ADDRESS_EVENTS.has(type)) moves.removeEventListener(type, listener, given);
      else {
        others = others.filter(([ofType, other]) => ofType !== type || other !== listener);
        page.removeEventListener(type, listener, given);
      }
    },
  };

  page.addEventListener('popstate', follow);
  return {
    window: new Proxy(page, {
      get: (_, key) => (key in own ? Reflect.get(own, key) : bound(page, key)),
      set: (_, key, value) => Reflect.set(page, key, value),
    }),
    hold() {
      held = true;
    },
    release() {
      held = false;
      const read = bar.read(current);
      const goesToDefaultPage = !wasShown && read !== null && isBare(read);
      wasShown = true;
      if (goesToDefaultPage) {
        // The application is at its default page already.
        bar.write('replaceState', { ...current, path: withSearchAndHash(current.path, read.path) });
        follow();
      }
      // An address that does not mention the application leaves it where it was, and is completed with its path.
      else if (read === current) bar.write('replaceState', current);
      // A switch leads to the path it was left at without a history state, so its router keeps its own.
      else if (read?.path === current.path && read.state === null) storePageAddress();
      else follow();
    },
    path: () => current.path,
    pageAddress: () => pageAddress,
    end() {
      page.removeEventListener('popstate', follow);
      ended = true;
      for (const given of others.splice(0)) page.removeEventListener(...given);
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

/** A member of a browser object, whose methods need that object as `this`. */
function bound(owner: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(owner, key);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(String(key));
  return isMethod ? value.bind(owner) : value;
}
