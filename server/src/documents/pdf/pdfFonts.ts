import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
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
// The packages name no font among their exports, but their entry stands beside them.
const LATIN = new URL('../fonts/NotoSans-Regular.ttf', latin);
const LATIN_BOLD = new URL('../fonts/NotoSans-SemiBold.ttf', latin);
const CHINESE = new URL('../fonts/NotoSansHans-Regular.otf', chinese);
const CHINESE_BOLD = new URL('../fonts/NotoSansHans-Medium.otf', chinese);

/** Embeds of each font the letters that are used, and reads only the fonts that the texts need. */
export async function embedFonts(document: PDFDocument, texts: { plain: string; bold: string }) {
  document.registerFontkit(fontkit);
  const plain = await fontSet(document, [LATIN, CHINESE], texts.plain);
  const bold = await fontSet(document, [LATIN_BOLD, CHINESE_BOLD], texts.bold);
  return { plain, bold };
}

async function fontSet(document: PDFDocument, files: readonly URL[], text: string): Promise<FontSet> {
  const fonts: { font: PDFFont; letters: Set<number> }[] = [];
  let missing = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  for (const file of files) {
    if (missing.length === 0 && fonts.length > 0) break;
    const font = await document.embedFont(await readFile(file), { subset: true });
    const letters = new Set(font.getCharacterSet());
    missing = missing.filter((letter) => !letters.has(letter));
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
