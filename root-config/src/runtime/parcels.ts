import type { mountRootParcel } from 'single-spa';
import { ApplicationFailure, asFailure } from './failure.ts';
import { inTime, type RunningMount, readLifecycles, runAll, unmountInTime } from './lifecycles.ts';
import { LIMITS } from './limits.ts';
import { failedFile } from './loading.ts';
import { retryOnce } from './retryOnce.ts';

export type MountParcel = typeof mountRootParcel;
type Props = Parameters<MountParcel>[1];

interface Owner {
  /** The application that mounts them. */
  name: string;
  page: Document;
  /** Removes the modules that could not be loaded from the loader. */
  forget: () => void;
  /** Gets failures of unmounting; everything before that rejects `mountPromise`. */
  report: (failure: unknown) => void;
}

/**
 * What an application mounts parcels with. single-spa waits for a parcel's lifecycles without end as it does for an
 * application's, so these settle within the limits, whatever the parcel does.
 */
export function guardParcels(mountParcel: MountParcel, owner: Owner): MountParcel {
  const guarded = (config: object) => lifecyclesWithin(config, owner);
  const load = (config: () => Promise<object>) =>
    inTime(loadWithRetry(config, owner.forget), LIMITS.loadMs, 'late').then(guarded, (cause) => {
      if (cause instanceof ApplicationFailure) owner.forget(); // late, and perhaps hanging
      throw named(cause, owner);
    });
  const mount = (config: object | (() => Promise<object>), props: Props) => {
    const parcel = mountParcel(typeof config === 'function' ? () => load(config as never) : guarded(config), props);
    // The caller gets a failure from `mountPromise` and from `unmount`; these reject for the same cause.
    for (const duplicate of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      duplicate.catch(() => {});
    return parcel;
  };
  return mount as MountParcel; // whose types name the parcel's own props, which do not matter here
}

/** Retries a file that could not be fetched, as for an application's module. */
const loadWithRetry = (config: () => Promise<object>, forget: () => void) =>
  retryOnce(async () => {
    try {
      return await config();
    } catch (cause) {
      if (failedFile(cause)) forget();
      throw cause;
    }
  }, isOfModule);

/** A chunk of it has been retried by the chunk loader already. */
const isOfModule = (cause: unknown) => failedFile(cause) !== undefined && (cause as Error).name !== 'ChunkLoadError';

function lifecyclesWithin(config: object, owner: Owner) {
  const lifecycles = readLifecycles(config);
  let ended = new AbortController();
  let running: (RunningMount & { element: HTMLElement }) | undefined;

  async function unmount() {
    const last = running;
    running = undefined;
    if (!last) return;
    ended.abort();
    last.element.hidden = true;
    await unmountInTime(last).catch((cause) => owner.report(named(asFailure(cause, 'unmount'), owner)));
    last.element.remove();
  }

  return {
    ...config,
    async bootstrap(props: Props) {
      await inTime(runAll(lifecycles.bootstrap, props, ended.signal));
    },
    async mount(props: Props) {
      ended = new AbortController();
      // Each mount has an element of its own, so that a late one renders outside of the page. The page creates it even for a parcel
      // inside a frame, because the parcel's module runs in the page and its library checks for an element of that window.
      const element = props.domElement.appendChild(owner.page.createElement('div'));
      const { mountParcel } = props as Props & { mountParcel: MountParcel }; // single-spa adds it, for parcels inside
      const mountProps = { ...props, domElement: element, mountParcel: guardParcels(mountParcel, owner) };
      const mounting = runAll(lifecycles.mount, mountProps, ended.signal);
      running = { lifecycles, props: mountProps, mounting, element };
      try {
        await inTime(mounting);
      } catch (cause) {
        void unmount(); // not awaited: single-spa reports a failed mount only when its unmount has ended
        throw named(asFailure(cause), owner);
      }
    },
    unmount,
  };
}

/** For the reporter. */
const named = (cause: unknown, { name }: Owner) =>
  cause instanceof Error ? Object.assign(cause, { application: name }) : cause;
