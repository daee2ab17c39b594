/** Events about the application's own address instead of the page's. */
const ADDRESS_EVENTS = new Set(['popstate', 'hashchange']);

export type WriteMethod = 'pushState' | 'replaceState';

/** The address that such a window shows in place of the page's. */
interface OwnAddress {
  href: () => string;
  state: () => unknown;
  write: (method: WriteMethod, state: unknown, url?: string | URL | null) => void;
  go: (steps: number) => void;
  /** Dispatches the events about it. */
  events: EventTarget;
}

/** The page's window with another `location` and `history`; everything else is the page's. */
export function createWindowProxy(page: Window, address: OwnAddress) {
  const { addEventListener, removeEventListener, removeAll } = createListeners(page, address.events);
  const own = {
    location: createLocation(page, address),
    history: createHistory(page, address),
    addEventListener,
    removeEventListener,
  };
  const window = new Proxy(page, {
    get: (_, key) => (key in own ? Reflect.get(own, key) : bound(page, key)),
    set: (_, key, value) => Reflect.set(page, key, value),
  });
  return { window, removeListeners: removeAll };
}

const createLocation = (page: Window, { href }: OwnAddress) =>
  new Proxy({} as Location, {
    get(_, key) {
      if (key === 'toString') return href;
      const url = new URL(href());
      return key in url ? Reflect.get(url, key) : bound(page.location, key);
    },
    set: (_, key, value) => Reflect.set(page.location, key, value),
  });

const createHistory = (page: Window, { state, write, go }: OwnAddress) =>
  new Proxy({} as History, {
    get(_, key) {
      if (key === 'state') return state();
      if (key === 'pushState' || key === 'replaceState')
        return (next: unknown, _title: string, url?: string | URL | null) => write(key, next, url);
      if (key === 'go') return (steps = 0) => go(steps);
      if (key === 'back') return () => go(-1);
      if (key === 'forward') return () => go(1);
      return bound(page.history, key);
    },
    set: (_, key, value) => Reflect.set(page.history, key, value),
  });

/** Listeners for other events are added to the page, and removed from it with the application. */
function createListeners(page: Window, events: EventTarget) {
  let onPage: Parameters<Window['addEventListener']>[] = [];
  return {
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      if (ADDRESS_EVENTS.has(type)) return events.addEventListener(type, listener, options);
      onPage.push([type, listener, options]);
      page.addEventListener(type, listener, options);
    },
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ) {
      if (ADDRESS_EVENTS.has(type)) return events.removeEventListener(type, listener, options);
      onPage = onPage.filter(([ofType, other]) => ofType !== type || other !== listener);
      page.removeEventListener(type, listener, options);
    },
    removeAll() {
      for (const listener of onPage.splice(0)) page.removeEventListener(...listener);
    },
  };
}

/** A member of a browser object, whose methods need that object as `this`. */
function bound(owner: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(owner, key);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(String(key));
  return isMethod ? value.bind(owner) : value;
}
