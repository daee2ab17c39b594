import { IDENTITIES, type Identity } from '@tracking-console/contract/statuses';
import { isMounted, type Platform, prefixOf, type State } from '@tracking-console/platform';
import { menuIdentity } from './shownPage.ts';

/**
 * The address of each console that stands in the page: the page's own, or where it was left; of one that was mounted ahead
 * and never shown, where it will begin.
 */
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
  const state = () => store.getState() as State; // its own reducers are never taken away
  const identityOf = (pathname: string) => menuIdentity(state(), pathname, configuration.applications);
  let shown = identityOf(navigation.pathname());
  let all: AddressMap = { [shown]: navigation.pathname() };

  function stand(identity: Identity, pathname: string) {
    if (all[identity] !== pathname) all = { ...all, [identity]: pathname };
  }

  function look() {
    const before = { shown, all };
    const pathname = navigation.pathname();
    shown = identityOf(pathname);
    stand(shown, pathname);
    // What the frame holds of one that is mounted ahead is drawn ahead as well.
    for (const identity of IDENTITIES)
      if (all[identity] === undefined && isMounted(identity)(state()))
        stand(identity, `${prefixOf(identity)}/dashboard`);
    if (shown === before.shown && all === before.all) return;
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
