import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

const list = join(import.meta.dirname, 'collectedStyles.ts');

/** In the place of style-loader, where there is no page: the text of a style sheet is kept in a list of the bundle. */
export function pitch(this: LoaderContext<object>, request: string): string {
  const path = (file: string) => JSON.stringify(this.utils.contextify(this.context, file));
  return `
    import { collect } from ${path(list)};
    import sheet from ${path(`!!${request}`)};
    export default collect(sheet);
  `;
}
