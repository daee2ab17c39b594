import type { Inline } from '../../loader/inline.ts';
import type { ModuleLoader } from '../loading.ts';

/** SystemJS passes the second argument to its hooks; its types do not have it yet. */
type ImportWith = (url: string, meta: Inline) => Promise<unknown>;

/** Its modules run as inline scripts of the page: a debugging aid. */
export const inlineLoader = (loader: ModuleLoader, page: Document): ModuleLoader => ({
  ...loader,
  import: (url) => (System.import as ImportWith)(url, { inline: page }),
});
