import { type Inline, instantiateInline } from '../../../loader/inline.ts';
import type { ModuleLoader } from '../../loading.ts';

interface FrameSystem {
  import: (url: string, meta: Inline) => Promise<unknown>;
  delete: (address: string) => unknown;
  instantiate: (address: string, parent?: string, meta?: Inline) => Promise<unknown>;
}

type Publish = (names: object) => void;

/**
 * A loader of the frame's own: the module asked for runs in the frame's window, everything it depends on is what the page
 * has already. So an application has a window to itself, and yet one store, one router and one React with all others.
 */
export function frameLoader(loader: ModuleLoader, owner: Document): ModuleLoader {
  const Loader = System.constructor as new () => FrameSystem; // a registry of its own, the page's import map and hooks
  const system = new Loader();
  system.instantiate = async (address, _parent, meta) =>
    meta?.inline ? instantiateInline(address, owner) : handedOn(await loader.import(address));
  Object.assign(owner.defaultView ?? {}, { System: system });
  return {
    resolve: loader.resolve,
    import: (url) => system.import(url, { inline: owner }),
    forget: (url) => void system.delete(url === undefined ? '' : loader.resolve(url)),
  };
}

/** A module of the page, for a module of the frame. */
const handedOn = (names: unknown) => [
  [],
  (publish: Publish) => {
    publish(names as object); // the loader's namespace object
    return {};
  },
];
