import type { Beacon } from '@tracking-console/contract/releases/releaseLoads';
import type { SystemLoader } from './loader/fragments.ts';
import type { RuntimeEvent } from './runtime/events.ts';
import type { FailureReason } from './runtime/failure.ts';
import { failedFile } from './runtime/loading.ts';

/** Successful loads are reported together after this time, long after the first paint; a shorter visit reports none. */
export const REPORT_DELAY_MS = 5000;
/** The server accepts as many in one report. */
const MAX_LOADS = 50;
/** Not caused by the file. */
const NOT_OF_FILE = new Set<FailureReason>(['loop', 'tooOften', 'unmount']);

export interface BeaconOptions {
  /** Where they are sent. */
  address: string;
  release: string;
  /** Of this release's own map, without overrides. */
  imports: Readonly<Record<string, string>>;
}

/**
 * Reports to the server which modules of its release this page could load, and failures at once. Nothing waits for a
 * report, and a failed one is ignored.
 */
export function createLoadBeacons(page: Window, { address, release, imports }: BeaconOptions) {
  const folders = foldersOf(imports, page.document.baseURI);
  const seen = new Set<string>();
  const waiting: Beacon['loads'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const loads = waiting.splice(0, MAX_LOADS);
    if (loads.length === 0) return;
    const body = JSON.stringify({ release, loads } satisfies Beacon);
    page.navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  }

  /** Each outcome of a module once: one that loads with the retry has both. */
  function record(file: string, ok: boolean) {
    const module = folders.find(([folder]) => file.startsWith(folder))?.[1];
    if (!module || seen.has(`${module} ${ok}`) || !page.navigator.onLine) return;
    seen.add(`${module} ${ok}`);
    waiting.push({ module, ok });
    if (!ok) send();
    else timer ??= setTimeout(send, REPORT_DELAY_MS);
  }

  // Files that pages fetch later without the loader: only their failures can be seen.
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && record(target.src, false);
  page.addEventListener('error', onError, { capture: true });

  return {
    /** Records every file the loader imports. */
    watch(system: object) {
      const { prototype } = (system as SystemLoader).constructor; // SystemJS's documented place for hooks
      const { instantiate } = prototype;
      prototype.instantiate = async function (url, ...rest) {
        try {
          const registration = await instantiate.call(this, url, ...rest);
          record(url, true);
          return registration;
        } catch (failure) {
          record(url, false);
          throw failure;
        }
      };
    },
    /** For a file that arrived but cannot be used, or was never answered. */
    failed: (file: string) => record(file, false),
    /** Records applications that fail. */
    listener: (addressOf: (application: string) => string | undefined) => (event: RuntimeEvent) => {
      if (event.kind !== 'state' || event.state.name !== 'load_failed') return;
      const { reason, cause } = event.state.cause;
      const file = failedFile(cause) ?? addressOf(event.name);
      if (file && !NOT_OF_FILE.has(reason)) record(file, false);
    },
  };
}

/** A module's files are in a folder of its own. A file that holds several modules gives the module its name. */
function foldersOf(imports: BeaconOptions['imports'], base: string): [folder: string, module: string][] {
  return Object.entries(imports).map(([name, url]) => {
    const [file = ''] = new URL(url, base).href.split('#');
    const end = file.lastIndexOf('/') + 1;
    return [file.slice(0, end), url.includes('#') ? `@tracking-console/${file.slice(end).split('.')[0]}` : name];
  });
}
