/** A way to write text in bytes, by the name browsers know it by. */
export interface TextEncoding {
  name: string;
  /** As programs show it. */
  label: string;
  /** Languages whose programs write it; the first encoding of a language is its usual one. */
  languages: readonly string[];
}

/** The encodings offered for an imported text file without a byte order mark. */
export const TEXT_ENCODINGS = [
  { name: 'utf-8', label: 'UTF-8', languages: [] },
  {
    name: 'windows-1252',
    label: 'Windows-1252',
    languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'no', 'fi', 'sq'],
  },
  { name: 'windows-1250', label: 'Windows-1250', languages: ['pl', 'cs', 'sk', 'hu', 'ro', 'sl', 'sr'] },
  { name: 'windows-1251', label: 'Windows-1251', languages: ['ru', 'uk', 'bg', 'mk', 'kk'] },
  { name: 'windows-1253', label: 'Windows-1253', languages: ['el'] },
  { name: 'windows-1254', label: 'Windows-1254', languages: ['tr', 'az'] },
  { name: 'windows-1255', label: 'Windows-1255', languages: ['he'] },
  { name: 'windows-1256', label: 'Windows-1256', languages: ['ar'] },
  { name: 'windows-1257', label: 'Windows-1257', languages: ['lt', 'lv', 'et'] },
  { name: 'windows-1258', label: 'Windows-1258', languages: ['vi'] },
  { name: 'windows-874', label: 'Windows-874', languages: ['th'] },
  { name: 'gb18030', label: 'GBK / GB18030', languages: ['zh-cn'] },
  { name: 'big5', label: 'Big5', languages: ['zh-hk'] },
  { name: 'shift_jis', label: 'Shift_JIS', languages: ['ja'] },
  { name: 'euc-jp', label: 'EUC-JP', languages: ['ja'] },
  { name: 'euc-kr', label: 'EUC-KR', languages: ['ko'] },
  { name: 'koi8-r', label: 'KOI8-R', languages: ['ru'] },
  { name: 'iso-8859-2', label: 'ISO-8859-2', languages: ['pl', 'cs', 'sk', 'hu', 'ro', 'sl', 'sr'] },
  { name: 'macintosh', label: 'Mac OS Roman', languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] },
  { name: 'utf-16le', label: 'UTF-16 LE', languages: [] },
  { name: 'utf-16be', label: 'UTF-16 BE', languages: [] },
] as const satisfies readonly TextEncoding[];

export type TextEncodingName = (typeof TEXT_ENCODINGS)[number]['name'];
export const TEXT_ENCODING_NAMES: readonly TextEncodingName[] = TEXT_ENCODINGS.map(({ name }) => name);
