import type { Inline } from '../../loader/inline.ts';
import type { ModuleLoader } from '../loading.ts';

/** SystemJS tells its hooks what stands beside the address; its types do not know of that yet. */
type ImportWith = (url: string, meta: Inline) => Promise<unknown>;

/** Modules asked for here run as inline scripts of the page: a debugging aid. */
export const inlineLoader = (loader: ModuleLoader, page: Document): ModuleLoader => ({
  ...loader,
  import: (url) => (System.import as ImportWith)(url, { inline: page }),
});
