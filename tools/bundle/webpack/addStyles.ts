import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readSheet } from './readSheet.ts';

const adding = join(import.meta.dirname, 'addedStyles.ts');

/** In the place of style-loader: the page gets the text and the class names of a sheet and nothing that makes them. */
export async function pitch(this: LoaderContext<object>, request: string): Promise<string> {
  const { text, names } = await readSheet(this, request);
  return `
    import { addStyle } from ${JSON.stringify(this.utils.contextify(this.context, adding))};
    addStyle(${JSON.stringify(text)});
    export default ${JSON.stringify(names)};
  `;
}
