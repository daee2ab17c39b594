/** A way to write text in bytes, by the name browsers know it by. */
export interface TextEncoding {
  name: string;
  /** Languages whose programs write it; the first encoding of a language is its usual one. */
  languages: readonly string[];
}

/** What an imported text file may be written in, besides what says so itself. */
export const TEXT_ENCODINGS = [
  { name: 'utf-8', languages: [] },
  { name: 'windows-1252', languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'no', 'fi', 'sq'] },
  { name: 'windows-1250', languages: ['pl', 'cs', 'sk', 'hu', 'ro', 'sl', 'sr'] },
  { name: 'windows-1251', languages: ['ru', 'uk', 'bg', 'mk', 'kk'] },
  { name: 'windows-1253', languages: ['el'] },
  { name: 'windows-1254', languages: ['tr', 'az'] },
  { name: 'windows-1255', languages: ['he'] },
  { name: 'windows-1256', languages: ['ar'] },
  { name: 'windows-1257', languages: ['lt', 'lv', 'et'] },
  { name: 'windows-1258', languages: ['vi'] },
  { name: 'windows-874', languages: ['th'] },
  { name: 'gb18030', languages: ['zh-cn'] },
  { name: 'big5', languages: ['zh-hk'] },
  { name: 'shift_jis', languages: ['ja'] },
  { name: 'euc-jp', languages: ['ja'] },
  { name: 'euc-kr', languages: ['ko'] },
  { name: 'koi8-r', languages: ['ru'] },
  { name: 'iso-8859-2', languages: ['pl', 'cs', 'sk', 'hu', 'ro', 'sl', 'sr'] },
  { name: 'macintosh', languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] },
  { name: 'utf-16le', languages: [] },
  { name: 'utf-16be', languages: [] },
] as const satisfies readonly TextEncoding[];

export type TextEncodingName = (typeof TEXT_ENCODINGS)[number]['name'];
export const TEXT_ENCODING_NAMES: readonly TextEncodingName[] = TEXT_ENCODINGS.map(({ name }) => name);
