import { giveUpHanging } from './hanging.ts';

/** Named by the event that tells the loader to forget; nobody else is to hear of it. */
export const NO_FILE = 'about:blank#forgotten';

type Registry = Record<string, unknown>;

/**
 * SystemJS keeps a failed module for good, and its small build, which the page inlines, leaves out the `delete` of the
 * large one. This adds it: the next import of that address asks the network again, and so does that of a module it waits for
 * in vain.
 */
export function forgetsModules(system: object) {
  const { prototype } = system.constructor as { prototype: { delete?: (address: string) => boolean } }; // SystemJS's documented place for hooks
  prototype.delete ??= function (this: object, address) {
    forgetLastError(window);
    // What is waited for is the page's, also by a module of a frame's own loader.
    for (const file of giveUpHanging()) deleteFrom(system, file);
    return deleteFrom(this, address);
  };
}

/**
 * The loader also keeps the last file that could not be parsed, and fails every later import of it, however sound the file
 * is by then. It learns of such files from the window's error event, so another one makes it think of something else.
 */
const forgetLastError = (page: Window) => page.dispatchEvent(new ErrorEvent('error', { filename: NO_FILE }));

function deleteFrom(loader: object, address: string): boolean {
  const registry = registries(loader).find((modules) => Object.hasOwn(modules, address));
  return registry !== undefined && delete registry[address];
}

/** The loader keeps its modules by address under a symbol of its own. */
const registries = (loader: object): Registry[] =>
  Object.getOwnPropertySymbols(loader)
    .map((symbol) => (loader as Record<symbol, unknown>)[symbol])
    .filter((value): value is Registry => typeof value === 'object' && value !== null);
