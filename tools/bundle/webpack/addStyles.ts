import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';

const adding = join(import.meta.dirname, 'addedStyles.ts');

interface Sheet {
  toString(): string;
  /** Of a sheet whose class names are its module's own. */
  locals?: Record<string, string>;
}

/**
 * In the place of style-loader: css-loader's module runs while the build does, so that the page gets the text and the class
 * names of a sheet and nothing that makes them.
 */
export async function pitch(this: LoaderContext<object>, request: string): Promise<string> {
  const { default: sheet } = (await this.importModule(`!!${request}`)) as { default: Sheet }; // css-loader makes it
  const { code } = transform({ filename: this.resourcePath, code: Buffer.from(sheet.toString()), minify: true });
  return `
    import { addStyle } from ${JSON.stringify(this.utils.contextify(this.context, adding))};
    addStyle(${JSON.stringify(code.toString())});
    export default ${JSON.stringify(sheet.locals ?? {})};
  `;
}
