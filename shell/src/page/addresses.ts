import type { Identity } from '@tracking-console/contract/statuses';
import type { Platform, State } from '@tracking-console/platform';
import { menuIdentity } from './shownPage.ts';

/** The address of each console that has been shown: the page's own, or where it was left. */
export type AddressMap = Readonly<Partial<Record<Identity, string>>>;

export interface Addresses {
  /** MN-6: the console whose menu belongs to the page. */
  shown: () => Identity;
  /** The same object for as long as no console goes elsewhere: a switch to where the other was left changes only `shown`. */
  all: () => AddressMap;
  /** Calls back after a change of either; answers with its own end. */
  onChange: (listener: () => void) => () => void;
  /** Follows the page's address, and the store, which knows whose an address of no console is; answers with its own end. */
  follow: () => () => void;
}

export function createAddresses({ navigation, store, configuration }: Platform): Addresses {
  const listeners = new Set<() => void>();
  const identityOf = (pathname: string) =>
    menuIdentity(store.getState() as State, pathname, configuration.applications); // its own reducers are never taken away
  let shown = identityOf(navigation.pathname());
  let all: AddressMap = { [shown]: navigation.pathname() };

  function look() {
    const pathname = navigation.pathname();
    const identity = identityOf(pathname);
    if (identity === shown && all[identity] === pathname) return;
    shown = identity;
    if (all[identity] !== pathname) all = { ...all, [identity]: pathname };
    for (const listener of [...listeners]) listener();
  }

  return {
    shown: () => shown,
    all: () => all,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow() {
      look();
      const ends = [navigation.onMoved(look), store.subscribe(look)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
