import type { Beacon } from '@tracking-console/contract/releaseLoads';
import type { SystemLoader } from './loader/fragments.ts';
import type { RuntimeEvent } from './runtime/events.ts';
import type { FailureReason } from './runtime/failure.ts';
import { failedFile } from './runtime/loading.ts';

/** Loads that went well are told together, once the page has long been painted; of a shorter visit nothing is. In ms. */
export const REPORT_DELAY_MS = 5000;
/** As many as the server takes at a time. */
const MOST = 50;
/** Not the file's doing. */
const NO_LOAD_FAILURE = new Set<FailureReason>(['loop', 'tooOften', 'unmount']);

export interface BeaconOptions {
  /** Where they go. */
  address: string;
  release: string;
  /** Of this release's own map: what somebody overrides is no part of it. */
  imports: Readonly<Record<string, string>>;
}

/**
 * Reports to the server which modules of its release this page could load, and failures at once. Nothing waits for a
 * report, and a failed one is ignored.
 */
export function createLoadBeacons(page: Window, { address, release, imports }: BeaconOptions) {
  const folders = foldersOf(imports, page.document.baseURI);
  const noted = new Set<string>();
  const waiting: Beacon['loads'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const loads = waiting.splice(0, MOST);
    if (loads.length === 0) return;
    const body = JSON.stringify({ release, loads } satisfies Beacon);
    page.navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  }

  /** Each outcome of a module once: a failure that a second try has mended is both. */
  function note(file: string, ok: boolean) {
    const module = folders.find(([folder]) => file.startsWith(folder))?.[1];
    if (!module || noted.has(`${module} ${ok}`) || !page.navigator.onLine) return;
    noted.add(`${module} ${ok}`);
    waiting.push({ module, ok });
    if (!ok) send();
    else timer ??= setTimeout(send, REPORT_DELAY_MS);
  }

  // Files that pages fetch later, past the loader: only their failures are seen, and here alone.
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && note(target.src, false);
  page.addEventListener('error', onError, { capture: true });

  return {
    /** Hears of every file the loader is asked for. */
    watch(system: object) {
      const { prototype } = (system as SystemLoader).constructor; // SystemJS's documented place for hooks
      const { instantiate } = prototype;
      prototype.instantiate = async function (url, ...rest) {
        try {
          const registration = await instantiate.call(this, url, ...rest);
          note(url, true);
          return registration;
        } catch (failure) {
          note(url, false);
          throw failure;
        }
      };
    },
    /** A file that arrived and cannot be used, or never answered. */
    failed: (file: string) => note(file, false),
    /** Hears of applications that do not stand. */
    listener: (addressOf: (application: string) => string | undefined) => (event: RuntimeEvent) => {
      if (event.kind !== 'state' || event.state.name !== 'load_failed') return;
      const { reason, cause } = event.state.cause;
      const file = failedFile(cause) ?? addressOf(event.name);
      if (file && !NO_LOAD_FAILURE.has(reason)) note(file, false);
    },
  };
}

/** A module's files stand in a folder of its own. One whose file holds several names is called after that file. */
function foldersOf(imports: BeaconOptions['imports'], base: string): [folder: string, module: string][] {
  return Object.entries(imports).map(([name, url]) => {
    const [file = ''] = new URL(url, base).href.split('#');
    const end = file.lastIndexOf('/') + 1;
    return [file.slice(0, end), url.includes('#') ? `@tracking-console/${file.slice(end).split('.')[0]}` : name];
  });
}
