import type { Visibility } from '@tracking-console/contract/page/applications';
import type { ConsoleStore } from '../store/createConsoleStore.ts';

/**
 * The store as a console sees it that may be hidden: changes are delivered once it is shown, so that a hidden console
 * does not render. Dispatching is not held back.
 */
export function storeWhileShown(store: ConsoleStore, visibility: Visibility): ConsoleStore {
  const listeners = new Set<() => void>();
  let seen = visibility.isShown() ? undefined : store.getState();
  let stops: (() => void)[] = [];
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const start = () => [
    store.subscribe(() => visibility.isShown() && notify()),
    visibility.onChange((shown) => {
      const missed = seen !== undefined && seen !== store.getState();
      seen = shown ? undefined : store.getState();
      if (shown && missed) notify();
    }),
  ];
  return {
    ...store,
    getState() {
      if (visibility.isShown()) return store.getState();
      seen ??= store.getState();
      return seen;
    },
    subscribe(listener) {
      if (listeners.size === 0) stops = start();
      const own = () => listener(); // added twice, called twice
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        for (const stop of stops.splice(0)) stop();
      };
    },
  };
}
