import { type Inline, instantiateInline } from '../../../loader/inline.ts';
import type { ModuleLoader } from '../../loading.ts';

interface FrameSystem {
  import: (url: string, meta: Inline) => Promise<unknown>;
  delete: (address: string) => unknown;
  instantiate: (address: string, parent?: string, meta?: Inline) => Promise<unknown>;
}

type Publish = (names: object) => void;

/**
 * A loader for the frame: the application's module runs in the frame's window, its dependencies are the page's own instances.
 * So it has its own window, but shares the store, the router and React with all others.
 */
export function frameLoader(loader: ModuleLoader, owner: Document): ModuleLoader {
  const Loader = System.constructor as new () => FrameSystem; // a registry of its own, the page's import map and hooks
  const system = new Loader();
  system.instantiate = async (address, _parent, meta) =>
    meta?.inline ? instantiateInline(address, owner) : ofPage(await loader.import(address));
  Object.assign(owner.defaultView ?? {}, { System: system });
  return {
    resolve: loader.resolve,
    import: (url) => system.import(url, { inline: owner }),
    forget: (url) => void system.delete(url === undefined ? '' : loader.resolve(url)),
  };
}

/** A registration that publishes a module of the page to the frame. */
const ofPage = (names: unknown) => [
  [],
  (publish: Publish) => {
    publish(names as object); // the loader's namespace object
    return {};
  },
];
