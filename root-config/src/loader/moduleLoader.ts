import type { ModuleLoader } from '../runtime/loading.ts';

/** SystemJS, as the runtime uses it. */
export const loader: ModuleLoader = {
  import: (url) => System.import(url),
  resolve: addressOf,
  forget: (url) => void System.delete(url === undefined ? '' : addressOf(url)),
};

/** SystemJS throws for a name that is not in its map. As an address it leads to a 404, which the application's card reports. */
function addressOf(url: string) {
  try {
    return System.resolve(url);
  } catch {
    return new URL(url, document.baseURI).href;
  }
}
