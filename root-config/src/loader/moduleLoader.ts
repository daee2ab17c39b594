import type { ModuleLoader } from '../runtime/loading.ts';

/** SystemJS, as the runtime uses it. */
export const loader: ModuleLoader = {
  import: (url) => System.import(url),
  resolve: addressIn,
  forget: (url) => void System.delete(url === undefined ? '' : addressIn(url)),
};

/** SystemJS throws at a name its map does not know. It is an address where nothing is found: the application's card says so. */
function addressIn(url: string) {
  try {
    return System.resolve(url);
  } catch {
    return new URL(url, document.baseURI).href;
  }
}
