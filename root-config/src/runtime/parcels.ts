import type { mountRootParcel } from 'single-spa';
import { type Begun, inTime, readLifecycles, runAll, takeAway } from './lifecycles.ts';
import { LIMITS } from './limits.ts';
import { failedFile } from './loading.ts';
import { ApplicationFailure, asFailure } from './states.ts';
import { tryTwice } from './tryTwice.ts';

export type MountParcel = typeof mountRootParcel;
type Props = Parameters<MountParcel>[1];

interface Owner {
  /** The application that mounts them. */
  name: string;
  page: Document;
  /** Lets go of what could not be had. */
  forget: () => void;
  /** Hears of what goes wrong while a parcel is taken away; of everything before, `mountPromise` tells. */
  report: (failure: unknown) => void;
}

/**
 * What an application mounts parcels with. single-spa waits for a parcel's lifecycles without end as it does for an
 * application's, so these settle within the limits, whatever the parcel does.
 */
export function guardParcels(mountParcel: MountParcel, owner: Owner): MountParcel {
  const guarded = (config: object) => lifecyclesWithin(config, owner);
  const load = (config: () => Promise<object>) =>
    inTime(loadTwice(config, owner.forget), LIMITS.load, 'late').then(guarded, (cause) => {
      if (cause instanceof ApplicationFailure) owner.forget(); // late, and perhaps hanging
      throw named(cause, owner);
    });
  const mount = (config: object | (() => Promise<object>), props: Props) => {
    const parcel = mountParcel(typeof config === 'function' ? () => load(config as never) : guarded(config), props);
    // Who mounts a parcel hears of a failure from `mountPromise` and from `unmount`; these tell the same once more.
    for (const again of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) again.catch(() => {});
    return parcel;
  };
  return mount as MountParcel; // whose types name the parcel's own props, which are nobody's affair here
}

/** Retries a file that could not be fetched, as for an application's module. */
const loadTwice = (config: () => Promise<object>, forget: () => void) =>
  tryTwice(async () => {
    try {
      return await config();
    } catch (cause) {
      if (failedFile(cause)) forget();
      throw cause;
    }
  }, isOfModule);

/** What it loads later itself has been tried twice by then. */
const isOfModule = (cause: unknown) => failedFile(cause) !== undefined && (cause as Error).name !== 'ChunkLoadError';

function lifecyclesWithin(config: object, owner: Owner) {
  const lifecycles = readLifecycles(config);
  let over = new AbortController();
  let begun: (Begun & { element: HTMLElement }) | undefined;

  async function takeOut() {
    const last = begun;
    begun = undefined;
    if (!last) return;
    over.abort();
    last.element.hidden = true;
    await takeAway(last).catch((cause) => owner.report(named(asFailure(cause, 'unmount'), owner)));
    last.element.remove();
  }

  return {
    ...config,
    async bootstrap(props: Props) {
      await inTime(runAll(lifecycles.bootstrap, props, over.signal));
    },
    async mount(props: Props) {
      over = new AbortController();
      // Of its own: what a late one still draws goes into an element that is no longer in the page. And of the page, even inside a frame:
      // a parcel is a module of the page, and its library asks whether it was given an element of the page's window.
      const element = props.domElement.appendChild(owner.page.createElement('div'));
      const { mountParcel } = props as Props & { mountParcel: MountParcel }; // single-spa adds it, for parcels inside
      const given = { ...props, domElement: element, mountParcel: guardParcels(mountParcel, owner) };
      begun = { lifecycles, props: given, mounting: runAll(lifecycles.mount, given, over.signal), element };
      try {
        await inTime(begun.mounting);
      } catch (cause) {
        void takeOut(); // behind: single-spa tells of a failed mount when its unmount has ended
        throw named(asFailure(cause), owner);
      }
    },
    unmount: takeOut,
  };
}

/** For the reporter. */
const named = (cause: unknown, { name }: Owner) =>
  cause instanceof Error ? Object.assign(cause, { application: name }) : cause;
