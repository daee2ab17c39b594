import type { ServerConsole } from '@tracking-console/contract/page/serverContent';
import type { Release } from '../../releases/modules/importMaps.ts';
import type { RenderThread } from './renderThread.ts';
import { findServerBundle } from './serverBundle.ts';

interface Bundle {
  file: string;
  /** Unknown until the thread has it ready. */
  pages?: ServerConsole['pages'];
  queried?: ServerConsole['queried'];
}

interface Options {
  distDir: string;
  /** What the bundles render, by its name in the import map. */
  module: string;
  thread: RenderThread;
  onProblem: (message: string) => void;
}

const RETRY_DELAY_MS = 5000;

/** The server bundles of a module, by release. */
export function createBundles({ distDir, module, thread, onProblem }: Options) {
  const bundles = new Map<string, Bundle | null>();

  /** The first page of a release is not kept waiting for its bundle. */
  function bundleOf({ id, map }: Release): Bundle | null {
    const known = bundles.get(id);
    if (known !== undefined) return known;
    const file = findServerBundle(distDir, map, module);
    const bundle: Bundle | null = file === null ? null : { file };
    bundles.set(id, bundle);
    if (bundles.size > 4) bundles.delete(String(bundles.keys().next().value));
    if (bundle) void makeReady(id, bundle);
    return bundle;
  }

  async function makeReady(id: string, bundle: Bundle) {
    try {
      Object.assign(bundle, await thread.prepare(bundle.file));
    } catch (error) {
      onProblem(`The server bundle ${bundle.file} cannot be used: ${error}`);
      // A busy machine may have been too slow for it.
      setTimeout(() => bundles.delete(id), RETRY_DELAY_MS).unref();
    }
  }

  return {
    of: bundleOf,
    /** Gets the bundle of a release ready ahead. */
    prepare: (release: Release) => void bundleOf(release),
  };
}
