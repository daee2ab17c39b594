import type { SystemLoader } from './fragments.ts';
import { abandonHanging } from './hanging.ts';

/** The file named by the event that resets the loader's last error; `dropDuplicateErrors` hides it from other listeners. */
export const NO_FILE = 'about:blank#forgotten';

/** A module as SystemJS keeps it. */
interface Load {
  /** Its names. */
  n: object;
  /** The same, once it has run. */
  C?: unknown;
  /** Why it could not be loaded, or what it threw when it ran. */
  er?: unknown;
  /** Settles once its file and those of its dependencies have loaded. */
  L?: Promise<unknown>;
  /** Its dependencies, from then on. */
  d?: Load[];
}

type Registry = Record<string, Load>;

interface DeletingLoader extends SystemLoader {
  constructor: { prototype: SystemLoader['constructor']['prototype'] & { delete?: (address: string) => boolean } };
}

/**
 * SystemJS keeps a failed module forever, and its small build, which the page inlines, leaves out the `delete` of the large
 * one. This adds it: the next import of that address requests the file again, and so does that of every other module that has
 * failed or hangs, because it may be a dependency of this one. A failure names its file as `request`, as webpack's do.
 */
export function addDelete(system: object) {
  const { prototype } = (system as DeletingLoader).constructor; // SystemJS's documented place for hooks
  const { instantiate } = prototype;
  prototype.instantiate = async function (file, ...rest) {
    const load = loadsOf(this)[file];
    load?.L?.catch(() => incomplete.add(load));
    try {
      return await instantiate.call(this, file, ...rest);
    } catch (cause) {
      throw cause instanceof Error ? Object.assign(cause, { request: file }) : cause;
    }
  };
  prototype.delete ??= function (this: object, address) {
    resetLastError(window);
    const wasThere = deleteFrom(this, address);
    // Requests are shared by the page, also those of a frame's own loader.
    for (const file of abandonHanging()) deleteFileFrom(system, file);
    for (const loader of new Set([system, this])) deleteFailed(loadsOf(loader));
    return wasThere;
  };
}

/**
 * The loader also keeps the last file that could not be parsed and fails every later import of it, even when the file is
 * valid by then. It takes the file's name from the window's error event, so another such event replaces it.
 */
const resetLastError = (page: Window) => page.dispatchEvent(new ErrorEvent('error', { filename: NO_FILE }));

/** Their own file, or one of a dependency, could not be loaded. */
const incomplete = new WeakSet<Load>();

function hasFailed(load: Load, seen = new Set<Load>()): boolean {
  if (load.C === load.n || seen.has(load)) return false;
  seen.add(load);
  return (
    load.er !== undefined || incomplete.has(load) || (load.d ?? []).some((dependency) => hasFailed(dependency, seen))
  );
}

function deleteFailed(loads: Registry) {
  for (const [file, load] of Object.entries(loads)) if (hasFailed(load)) delete loads[file];
}

function deleteFrom(loader: object, address: string): boolean {
  const loads = loadsOf(loader);
  return Object.hasOwn(loads, address) && delete loads[address];
}

/** With the modules that are fragments of it: they wait for a file that never comes. */
function deleteFileFrom(loader: object, file: string): void {
  const loads = loadsOf(loader);
  for (const address of Object.keys(loads)) if (address.split('#')[0] === file) delete loads[address];
}

/** The loader keeps its modules by address under a symbol of its own, its only one. */
function loadsOf(loader: object): Registry {
  const [registry] = Object.getOwnPropertySymbols(loader);
  return registry ? ((loader as Record<symbol, Registry>)[registry] ?? {}) : {};
}
