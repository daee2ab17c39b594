import type { AccountPage } from '@tracking-console/contract/page/applications';

/** The account module, by its import-map name: consoles never import it at build time. */
const MODULE = '@tracking-console/shared-account';

type AccountModule = { parcels: Partial<Record<AccountPage, () => Promise<object>>> };

/** The runtime's function to mount a parcel: it ends what takes too long, the loading too, and tries twice to load what fails. */
export type MountParcel = (
  load: () => Promise<object>,
  props: { domElement: HTMLElement } & Record<string, unknown>,
) => MountedParcel;

interface MountedParcel {
  mountPromise: Promise<unknown>;
  unmount: () => Promise<unknown>;
}

export type AccountParcelState = { phase: 'loading' | 'shown' } | { phase: 'failed'; failure: unknown };

interface Showing {
  page: AccountPage;
  mountParcel: MountParcel;
  /** The props of the parcel. */
  props: Parameters<MountParcel>[1];
  /** Receives each state until the end. */
  onState: (state: AccountParcelState) => void;
  reportBug: (failure: unknown) => void;
}

/** Loads one page of the account module and mounts it. Returns a function that ends it, after which no state follows. */
export function showAccountParcel({ page, mountParcel, props, onState, reportBug }: Showing): () => void {
  let ended = false;

  async function load() {
    const { parcels } = (await System.import(MODULE)) as AccountModule; // the module's public list, checked below
    const parcel = parcels?.[page];
    if (!parcel) throw new Error(`${MODULE} offers no page "${page}".`);
    const lifecycles = await parcel();
    if (ended) throw new Error(`The page "${page}" was left.`); // nothing to mount any more
    return lifecycles;
  }

  function fail(failure: unknown) {
    if (ended) return;
    reportBug(failure);
    onState({ phase: 'failed', failure });
  }

  onState({ phase: 'loading' });
  const parcel = mountParcel(load, props);
  parcel.mountPromise.then(() => ended || onState({ phase: 'shown' }), fail);
  return () => {
    ended = true;
    // One that never mounted has nothing to unmount; a failed unmount is reported by the runtime.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => {});
  };
}
