import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import * as fontkit from 'fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** The parts of a text, each with a font that has its letters. */
export interface Run {
  text: string;
  font: PDFFont;
}

export interface FontSet {
  runsOf(text: string): Run[];
}

/** Latin, Greek and Cyrillic come from one font, and what it lacks from one that is 13 times as large. */
const latin = import.meta.resolve('@embedpdf/fonts-latin');
const chinese = import.meta.resolve('@embedpdf/fonts-sc');
// The packages do not export their font files, so these are found relative to the entry.
const LATIN = new URL('../fonts/NotoSans-Regular.ttf', latin);
const LATIN_BOLD = new URL('../fonts/NotoSans-SemiBold.ttf', latin);
const CHINESE = new URL('../fonts/NotoSansHans-Regular.otf', chinese);
const CHINESE_BOLD = new URL('../fonts/NotoSansHans-Medium.otf', chinese);

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];

/** Embeds of each font the letters that are used, and reads only the fonts that the texts need. */
export async function embedFonts(document: PDFDocument, texts: { plain: string; bold: string }) {
  // pdf-lib's types are of its own fontkit.
  document.registerFontkit({ create: create as unknown as Fontkit['create'] });
  const plain = await fontSet(document, [LATIN, CHINESE], texts.plain);
  const bold = await fontSet(document, [LATIN_BOLD, CHINESE_BOLD], texts.bold);
  return { plain, bold };
}

/** pdf-lib's own fontkit writes damaged fonts; it reads a subset as a stream, which today's fontkit writes at once. */
function create(data: Uint8Array) {
  const font = fontkit.create(data as Buffer) as fontkit.Font;
  const createSubset = font.createSubset.bind(font);
  return Object.assign(font, {
    createSubset: () => {
      const subset = createSubset();
      return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) });
    },
  });
}

async function fontSet(document: PDFDocument, files: readonly URL[], text: string): Promise<FontSet> {
  const fonts: { font: PDFFont; letters: Set<number> }[] = [];
  let missing = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  for (const file of files) {
    if (missing.length === 0 && fonts.length > 0) break;
    const font = await document.embedFont(await readFile(file), { subset: true });
    const letters = new Set(font.getCharacterSet());
    missing = missing.filter((letter) => !letters.has(letter));
    // An OpenType font of which no letter is used cannot be saved.
    font.encodeText('?');
    fonts.push({ font, letters });
  }
  const [first] = fonts;
  if (!first) throw new Error('a PDF needs a font');
  const fontOf = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  return {
    runsOf(part) {
      const runs: Run[] = [];
      for (const letter of part) {
        const found = fontOf(letter);
        // A letter that no font has would fail the whole document.
        const { font } = found ?? first;
        const text = found ? letter : '?';
        const last = runs.at(-1);
        if (last?.font === font) last.text += text;
        else runs.push({ text, font });
      }
      return runs;
    },
  };
}
