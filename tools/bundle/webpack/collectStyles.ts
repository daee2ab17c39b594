import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readSheet } from './readSheet.ts';

const list = join(import.meta.dirname, 'collectedStyles.ts');

/** Replaces style-loader where there is no page: the text of a style sheet is kept in a list of the bundle. */
export async function pitch(this: LoaderContext<object>, request: string): Promise<string> {
  const { text, names } = await readSheet(this, request);
  return `
    import { collect } from ${JSON.stringify(this.utils.contextify(this.context, list))};
    export default collect(${JSON.stringify(text)}, ${JSON.stringify(names)});
  `;
}
