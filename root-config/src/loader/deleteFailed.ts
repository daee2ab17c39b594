import type { SystemLoader } from './fragments.ts';
import { giveUpHanging } from './hanging.ts';

/** Named by the event that tells the loader to forget; nobody else is to hear of it. */
export const NO_FILE = 'about:blank#forgotten';

/** A module as SystemJS keeps it. */
interface Load {
  /** Its names. */
  n: object;
  /** The same, once it has run. */
  C?: unknown;
  /** Why it cannot be had, or threw while it ran. */
  er?: unknown;
  /** Settles once its file is here, and those of the modules it is made with. */
  L?: Promise<unknown>;
  /** These modules, from then on. */
  d?: Load[];
}

type Registry = Record<string, Load>;

interface ForgettingLoader extends SystemLoader {
  constructor: { prototype: SystemLoader['constructor']['prototype'] & { delete?: (address: string) => boolean } };
}

/**
 * SystemJS keeps a failed module for good, and its small build, which the page inlines, leaves out the `delete` of the
 * large one. This adds it: the next import of that address asks the network again, and so does that of every other module
 * that has failed or hangs, as it may be one of those this one is made with. A failure names the file it was, as webpack's do:
 * `request`.
 */
export function addDelete(system: object) {
  const { prototype } = (system as ForgettingLoader).constructor; // SystemJS's documented place for hooks
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
    forgetLastError(window);
    const wasThere = deleteFrom(this, address);
    // What is waited for is the page's, also by a module of a frame's own loader.
    for (const file of giveUpHanging()) deleteFrom(system, file);
    for (const loader of new Set([system, this])) deleteFailed(loadsOf(loader));
    return wasThere;
  };
}

/**
 * The loader also keeps the last file that could not be parsed, and fails every later import of it, however sound the file
 * is by then. It learns of such files from the window's error event, so another one makes it think of something else.
 */
const forgetLastError = (page: Window) => page.dispatchEvent(new ErrorEvent('error', { filename: NO_FILE }));

/** Their own file, or one they are made with, could not be had. */
const incomplete = new WeakSet<Load>();

function hasFailed(load: Load, seen = new Set<Load>()): boolean {
  if (load.C === load.n || seen.has(load)) return false;
  seen.add(load);
  return load.er !== undefined || incomplete.has(load) || (load.d ?? []).some((needed) => hasFailed(needed, seen));
}

function deleteFailed(loads: Registry) {
  for (const [file, load] of Object.entries(loads)) if (hasFailed(load)) delete loads[file];
}

function deleteFrom(loader: object, address: string): boolean {
  const loads = loadsOf(loader);
  return Object.hasOwn(loads, address) && delete loads[address];
}

/** The loader keeps its modules by address under a symbol of its own, its only one. */
function loadsOf(loader: object): Registry {
  const [registry] = Object.getOwnPropertySymbols(loader);
  return registry ? ((loader as Record<symbol, Registry>)[registry] ?? {}) : {};
}
