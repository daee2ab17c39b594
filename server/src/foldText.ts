const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  ё: 'е',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Without case, accents and invisible characters, like search_fold in the database. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/([a-zα-ω])[\u0300-\u036F]+/g, '$1')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[ıøłđςёßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}
