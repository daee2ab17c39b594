import { type Guard, holdSteps, ROUTED } from './heldSteps.ts';

/** The browser's address, for everything that is not inside an application's own router. */
export interface Navigation {
  /** Moves inside the page; the routers of all applications follow. */
  go: (path: string) => void;
  /** As go, without a history entry of its own; `state` is kept with the entry. */
  replace: (path: string, state?: unknown) => void;
  /** Leaves the page for good: going back in the browser loads it again. */
  leave: (url: string) => void;
  /** The current absolute address. */
  address: () => string;
  /** Only its path. */
  pathname: () => string;
  /**
   * Calls `holds` before each `go`, and at each step back or forward to another path; a held move goes on when
   * `proceed` is called. Returns a function that ends it.
   */
  guard: (holds: Guard) => () => void;
  /** Calls back after every move inside the page; returns a function that ends it. */
  onMoved: (listener: () => void) => () => void;
}

export type { Guard };

// popstate alone would miss moves of other routers.
const MOVED = ['popstate', ROUTED];

/** @param addressOf the address that is written for a path */
export function createNavigation(page: Window, addressOf = (path: string) => path): Navigation {
  const move = (method: 'pushState' | 'replaceState', to: string, state: unknown = null) => {
    const path = addressOf(to);
    const { pathname, search, hash } = page.location;
    if (path === pathname + search + hash) return;
    page.history[method](state, '', path);
  };
  const guards = new Set<Guard>();
  const go = (path: string) => {
    const proceed = () => move('pushState', path);
    if (!isHeld(path, proceed)) proceed();
  };
  const isHeld: Guard = (path, proceed) => [...guards].some((holds) => holds(path, proceed));
  const steps = holdSteps(page, isHeld);
  return {
    go,
    guard: (holds) => {
      guards.add(holds);
      steps.begin();
      return () => guards.delete(holds);
    },
    replace: (path, state) => move('replaceState', path, state),
    leave(url) {
      // The back/forward cache would show the page again with the customer's private data.
      const root = page.document.documentElement;
      page.addEventListener('pagehide', () => root.setAttribute('hidden', ''));
      page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload());
      page.location.assign(url);
    },
    address: () => page.location.href,
    pathname: () => page.location.pathname,
    onMoved: (listener) => {
      for (const name of MOVED) page.addEventListener(name, listener);
      return () => {
        for (const name of MOVED) page.removeEventListener(name, listener);
      };
    },
  };
}
