import type { RouterMode } from '@tracking-console/contract/applications';
import { type Address, type AddressBar, ANY, createAddressBar, isUnder } from './addressBar.ts';
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

/**
 * The window an application's router works with. Each router mode is a kind of address bar behind it. A hidden application's
 * router is held, because it would show every address of the other console as a page that does not exist.
 */
export class RouterWindow {
  /** The application's router uses it as the window. */
  readonly window: Window;
  readonly #page: Window;
  readonly #options: RouterWindowOptions;
  readonly #bar: AddressBar;
  readonly #events = new EventTarget();
  readonly #removeListeners: () => void;
  readonly #initial: Address;
  #phase: 'premounted' | 'following' | 'held' | 'ended';
  #current: Address;
  #pageAddress: string;

  constructor(page: Window, options: RouterWindowOptions) {
    const { mode, name, prefix, basePath, defaultPage, held } = options;
    const start = joined(basePath, defaultPage);
    this.#page = page;
    this.#options = options;
    this.#phase = held ? 'premounted' : 'following';
    this.#initial = { path: start, state: null };
    this.#bar = createAddressBar(mode, page, { name, prefix, start }, this.#follow);
    this.#current = this.#firstAddress();
    this.#pageAddress = this.#current.path;
    this.#storePageAddress();
    const { window, removeListeners } = createWindowProxy(page, {
      href: () => this.#hrefOf(this.#current),
      state: () => this.#current.state,
      write: (method, state, url) => this.#write(method, state, url),
      go: (steps) => this.#isFollowing && this.#bar.go(steps),
      events: this.#events,
    });
    this.window = window;
    this.#removeListeners = removeListeners;
    page.addEventListener('popstate', this.#follow);
  }

  /** Where the application is: path, search and hash. */
  path(): string {
    return this.#current.path;
  }

  /** The page's address that leads there, when it was last the page's: path, search and hash. */
  pageAddress(): string {
    return this.#pageAddress;
  }

  /** From now on the application's address does not change, and what it writes does not reach the page. */
  hold(): void {
    if (this.#phase === 'following') this.#phase = 'held';
  }

  /** The application follows the address again, at once if it has changed meanwhile. */
  release(): void {
    const isFirst = this.#phase === 'premounted';
    this.#phase = 'following';
    const read = this.#bar.read(this.#current);
    if (isFirst && read && this.#isBare(read)) {
      // The application is at its default page already.
      this.#bar.write('replaceState', { ...this.#current, path: withSearchAndHash(this.#current.path, read.path) });
      this.#follow();
    }
    // An address that does not mention the application leaves it where it was, and is completed with its path.
    else if (read === this.#current) this.#bar.write('replaceState', this.#current);
    // A switch leads to the path it was left at without a history state, so its router keeps its own.
    else if (read?.path === this.#current.path && read.state === null) this.#storePageAddress();
    else this.#follow();
  }

  end(): void {
    this.#page.removeEventListener('popstate', this.#follow);
    this.#phase = 'ended';
    this.#removeListeners();
  }

  get #isFollowing() {
    return this.#phase === 'following';
  }

  #firstAddress(): Address {
    const { mode, held } = this.#options;
    const here = (held && mode === 'native' ? null : this.#bar.read(this.#initial)) ?? this.#initial;
    if (!this.#isBare(here)) return here;
    const first = { ...here, path: withSearchAndHash(this.#initial.path, here.path) };
    if (!held) this.#bar.write('replaceState', first);
    return first;
  }

  /** An address that leads to the default page, as a longer one would win over it. */
  #isBare({ path }: Address): boolean {
    const { mode, prefix, basePath, defaultPage } = this.#options;
    const bases = mode === 'native' ? [prefix, basePath] : [basePath];
    const pathname = pathnameOf(path).toLowerCase();
    return defaultPage !== '' && bases.some((base) => base.toLowerCase() === pathname);
  }

  #storePageAddress() {
    const { pathname, search, hash } = this.#page.location;
    if (this.#isFollowing && isUnder(pathname, this.#options.prefix)) this.#pageAddress = pathname + search + hash;
  }

  readonly #follow = () => {
    if (!this.#isFollowing) return;
    this.#storePageAddress();
    const read = this.#bar.read(this.#initial);
    if (!read || isSame(read, this.#current)) return;
    const oldURL = this.#hrefOf(this.#current);
    const newURL = this.#hrefOf(read);
    this.#current = read;
    this.#dispatch(new PopStateEvent('popstate', { state: read.state }));
    // As in the browser: only when nothing but the hash has changed.
    if (oldURL !== newURL && withoutHash(oldURL) === withoutHash(newURL))
      this.#dispatch(new HashChangeEvent('hashchange', { oldURL, newURL }));
  };

  #dispatch(event: Event) {
    // A listener of the event before may have ended the application.
    if (this.#phase !== 'ended') this.#events.dispatchEvent(event);
  }

  #write(method: WriteMethod, state: unknown, url?: string | URL | null) {
    const path = url == null ? this.#current.path : pathOf(new URL(String(url), this.#hrefOf(this.#current)));
    this.#current = { path, state };
    // Entries in memory do not affect the page.
    if (this.#isFollowing || this.#options.mode === 'pure') this.#bar.write(method, this.#current);
    this.#storePageAddress();
  }

  #hrefOf({ path }: Address): string {
    return new URL(path, this.#page.location.origin).href;
  }
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
