import type { LoaderContext } from 'webpack';

const PLAIN_STYLE = /document\.createElement\("style"\)/g;
const STYLE_WITH_NONCE = 'Object.assign(document.createElement("style"),{nonce:__webpack_nonce__})';

type Repair = (source: string, path: string) => string;

/** What libraries do that the page's policy refuses. Each repair fails the build when its library has changed. */
const repairs = {
  /** Styles that a library adds by itself get the page's nonce. */
  nonce(source, path) {
    const found = source.match(PLAIN_STYLE)?.length ?? 0;
    if (found !== 1) throw new Error(`Expected one style element in ${path}, found ${found}.`);
    return source.replace(PLAIN_STYLE, STYLE_WITH_NONCE);
  },

  /** A library's style elements are filled with text, not with markup. */
  text(source, path) {
    if (!/\.innerHTML = /.test(source)) throw new Error(`${path} no longer writes markup: leave it alone.`);
    return source.replaceAll('.innerHTML = ', '.textContent = ');
  },
} satisfies Record<string, Repair>;

export interface RepairOptions {
  repair: keyof typeof repairs;
}

export default function repairLibrary(this: LoaderContext<RepairOptions>, source: string): string {
  return repairs[this.getOptions().repair](source, this.resourcePath);
}
