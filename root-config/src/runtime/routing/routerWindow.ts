import type { RouterMode } from '@tracking-console/contract/applications';
import { type Address, ANY, createAddressBar, isUnder } from './addressBar.ts';

/** What an application hears of its own address, not of the page's. */
const MOVES = new Set(['popstate', 'hashchange']);

export interface RouterWindowOptions {
  mode: RouterMode;
  name: string;
  /** The page's address belongs to the application below this. */
  prefix: string;
  /** What the application's own paths begin with; natively a path below the prefix, or the prefix. */
  basePath: string;
  /** Path inside the application for the first render. */
  defaultPage: string;
  held: boolean;
}

export interface RouterWindow {
  /** What the application's router takes for the window. */
  window: Window;
  /** From now on the address stands still for the application; what it writes is kept for itself. */
  hold: () => void;
  /** The application hears of the address again, at once if it is another one by now. */
  release: () => void;
  /** Where the application is: path, search and hash. */
  path: () => string;
  /** The page's address that leads there, as it was last seen: path, search and hash. */
  pageAddress: () => string;
  end: () => void;
}

/**
 * The window an application's router works with. Every router mode is one kind of address bar behind it; and a hidden
 * application's router stands still, or it would take every move of the other console for a page that does not exist.
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
  notePage();

  function firstAddress(): Address {
    const read = held && mode === 'native' ? null : bar.read(beginning);
    const here = read ?? beginning;
    if (!isBare(here)) return here;
    const first = { ...here, path: withRestOf(start, here.path) };
    if (!held) bar.write('replaceState', first);
    return first;
  }

  /** An address that leads to the default page, as a longer one would win over it. */
  function isBare({ path }: Address) {
    const pathname = pathnameOf(path).toLowerCase();
    return defaultPage !== '' && bases.some((base) => base.toLowerCase() === pathname);
  }

  function notePage() {
    const { pathname, search, hash } = page.location;
    if (!held && isUnder(pathname, prefix)) pageAddress = pathname + search + hash;
  }

  function follow() {
    if (held) return;
    notePage();
    const read = bar.read(beginning);
    if (!read || isSame(read, current)) return;
    const before = current;
    current = read;
    tell(new PopStateEvent('popstate', { state: current.state }));
    const [oldURL, newURL] = [hrefOf(before), hrefOf(current)];
    // As the browser's own: only where nothing but the hash is another one.
    if (oldURL !== newURL && withoutHash(oldURL) === withoutHash(newURL))
      tell(new HashChangeEvent('hashchange', { oldURL, newURL }));
  }

  function tell(event: Event) {
    // One listener may end all of it, or hide the application.
    if (!ended) moves.dispatchEvent(event);
  }

  function write(how: 'pushState' | 'replaceState', state: unknown, url?: string | URL | null) {
    const target = url === undefined || url === null ? current.path : pathOf(new URL(String(url), hrefOf(current)));
    current = { path: target, state };
    // In memory nobody else is in the way.
    if (!held || mode === 'pure') bar.write(how, current);
    notePage();
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
      if (MOVES.has(type)) moves.addEventListener(type, listener, given);
      else {
        others.push([type, listener, given]);
        page.addEventListener(type, listener, given);
      }
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, given?: EventListenerOptions) {
      if (MOVES.has(type)) moves.removeEventListener(type, listener, given);
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
        // It has begun there.
        bar.write('replaceState', { ...current, path: withRestOf(current.path, read.path) });
        follow();
      }
      // An address that says nothing of the application leaves it where it was, and says so from now on.
      else if (read === current) bar.write('replaceState', current);
      // A switch leads to where it was left, and has no state to say: its router has its own.
      else if (read?.path === current.path && read.state === null) notePage();
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

/** What else an address says, its search and hash, said of another path. */
function withRestOf(path: string, address: string): string {
  const [target, { search, hash }] = [new URL(path, ANY), new URL(address, ANY)];
  if (target.search === '') target.search = search;
  if (target.hash === '') target.hash = hash;
  return pathOf(target);
}

const withoutHash = (href: string) => href.split('#')[0];
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;
const pathnameOf = (path: string) => new URL(path, ANY).pathname.replace(/(.)\/+$/, '$1');

/** A member of a browser object: its functions want that very object as `this`. */
function bound(owner: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(owner, key);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(String(key));
  return isMethod ? value.bind(owner) : value;
}
