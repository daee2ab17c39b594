type Registry = Record<string, unknown>;

/**
 * SystemJS keeps a failed module for good, and its small build, which the page inlines, leaves out the `delete` of the
 * large one. This adds it: the next import of that address asks the network again.
 */
export function forgetsModules(system: object) {
  const { prototype } = system.constructor as { prototype: { delete?: (address: string) => boolean } }; // SystemJS's documented place for hooks
  prototype.delete ??= function (this: object, address) {
    const registry = registries(this).find((known) => Object.hasOwn(known, address));
    return registry !== undefined && delete registry[address];
  };
}

/** The loader keeps its modules by address under a symbol of its own. */
const registries = (loader: object): Registry[] =>
  Object.getOwnPropertySymbols(loader)
    .map((symbol) => (loader as Record<symbol, unknown>)[symbol])
    .filter((value): value is Registry => typeof value === 'object' && value !== null);
