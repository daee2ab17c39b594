import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';

interface Sheet {
  toString(): string;
  /** Of a sheet whose class names are its module's own. */
  locals?: Record<string, string>;
}

/** Runs css-loader's module while the build does: the text of a style sheet, minified, and its class names. */
export async function readSheet(loader: LoaderContext<object>, request: string) {
  const { default: sheet } = (await loader.importModule(`!!${request}`)) as { default: Sheet }; // css-loader makes it
  const { code } = transform({ filename: loader.resourcePath, code: Buffer.from(sheet.toString()), minify: true });
  return { text: code.toString(), names: sheet.locals ?? {} };
}
