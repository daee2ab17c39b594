import type { AccountPage } from '@tracking-console/contract/applications';

/** The account module, by its import-map name: consoles never import it at build time. */
const MODULE = '@tracking-console/shared-account';

type AccountModule = { parcels: Partial<Record<AccountPage, () => Promise<object>>> };

/** The runtime's function to mount a parcel: it ends what takes too long, the loading too. */
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
  /** What the parcel is given. */
  props: Parameters<MountParcel>[1];
  /** Hears how it stands, until the end. */
  tell: (state: AccountParcelState) => void;
  reportBug: (failure: unknown) => void;
}

/** Loads one page of the account module and mounts it. Answers with its end, after which nothing more is told. */
export function showAccountParcel({ page, mountParcel, props, tell, reportBug }: Showing): () => void {
  let ended = false;
  /** The module’s file, until the module is here. */
  let file: string | undefined;

  async function load() {
    file = System.resolve(MODULE);
    const { parcels } = (await importFrom(file)) as AccountModule; // the module's public list, checked below
    file = undefined;
    const parcel = parcels?.[page];
    if (!parcel) throw new Error(`${MODULE} offers no page "${page}".`);
    const lifecycles = await parcel();
    if (ended) throw new Error(`The page "${page}" was left.`); // nobody looks: it need not begin
    return lifecycles;
  }

  function fail(failure: unknown) {
    // SystemJS keeps a module that failed or never answered: let go, the next try asks the network again.
    if (file) System.delete(file);
    if (ended) return;
    reportBug(failure);
    tell({ phase: 'failed', failure });
  }

  tell({ phase: 'loading' });
  const parcel = mountParcel(load, props);
  parcel.mountPromise.then(() => ended || tell({ phase: 'shown' }), fail);
  return () => {
    ended = true;
    // One that never mounted has nothing to unmount; how an unmount went, the runtime tells.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => {});
  };
}

/** The next try of a module that could not be had waits this long, and up to as much again, in ms: it is seldom missing twice. */
const RETRY = 300;

/** What failed at once is asked for once more. The failure names its file as webpack's do: it may be gone with an old version (F-12). */
async function importFrom(file: string): Promise<unknown> {
  try {
    return await System.import(MODULE);
  } catch {
    System.delete(file);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY * (1 + Math.random())));
  try {
    return await System.import(MODULE);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { request: fileOf(error) ?? file }) : error;
  }
}

/** The page's loader says which it was: one of those the module is made with, perhaps. */
const fileOf = (error: Error & { file?: string }) => error.file;
