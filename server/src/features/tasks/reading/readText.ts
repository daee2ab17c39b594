import type { TextEncodingName } from '@tracking-console/contract/values/textEncodings';
import { detectEncoding } from './detectEncoding.ts';
import { MAX_COLUMNS, type ReadOrder, type RowsResult } from './importFile.ts';
import { fieldNamed } from './knownHeadings.ts';
import { readCsv } from './readCsv.ts';

/** More than 40 columns in the longest list. */
const MAX_CELLS = 4_000_000;
/** Characters of a cell, as in spreadsheets; a longer text is not a cell. */
const MAX_CELL_LENGTH = 32_767;
/** Characters of a text in which its delimiter is looked for. */
const SAMPLE_LENGTH = 64 * 1024;
const SAMPLE_ROWS = 20;
const DELIMITERS = [',', ';', '\t', '|'];
/** A first line in which a spreadsheet names the delimiter. */
const NAMED_DELIMITER = /^"?sep=([^"\r\n])"?[^\r\n]*(?:\r\n|\r|\n|$)/i;
/** A text that begins so is not a table: web pages that call themselves spreadsheets, PDF, RTF. */
const NO_TABLE = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i;

/** The rows of a text file. */
export function readText({ content, mostRows, language, encoding }: ReadOrder): RowsResult {
  const used = encoding ?? detectEncoding(content, language);
  const text = new TextDecoder(used).decode(content);
  // No text has this character.
  if (text.includes('\u0000') || NO_TABLE.test(text)) return 'badFile';
  const [line = '', named] = NAMED_DELIMITER.exec(text) ?? [];
  const table = text.slice(line.length);
  // The headings are one more row.
  const limits = { rows: mostRows + 1, columns: MAX_COLUMNS, cells: MAX_CELLS, cell: MAX_CELL_LENGTH };
  const rows = readCsv(table, named ?? guessDelimiter(table), limits);
  if (typeof rows === 'string') return rows;
  return { rows, source: { encoding: whereItMatters(used, content), sheet: null, sheets: [] } };
}

/** The delimiter by which a row names most columns; among those, the one by which most rows have equally many cells. */
function guessDelimiter(text: string): string {
  const limits = { rows: Number.POSITIVE_INFINITY, columns: MAX_COLUMNS, cells: MAX_CELLS, cell: MAX_CELL_LENGTH };
  const lines = text.slice(0, SAMPLE_LENGTH);
  const [best] = DELIMITERS.flatMap((delimiter) => {
    const rows = readCsv(lines, delimiter, limits);
    return typeof rows === 'string' ? [] : [{ delimiter, ...likelihood(rows.slice(0, SAMPLE_ROWS)) }];
  }).sort((one, other) => other.names - one.names || other.alike - one.alike || other.width - one.width);
  return best?.delimiter ?? ',';
}

function likelihood(rows: readonly string[][]): { names: number; alike: number; width: number } {
  const widths = rows.map(({ length }) => length).filter((width) => width > 1);
  const alike = (width: number) => widths.filter((one) => one === width).length;
  const width = widths.toSorted((one, other) => alike(other) - alike(one) || other - one)[0] ?? 1;
  return { names: Math.max(0, ...rows.map((row) => row.filter(fieldNamed).length)), alike: alike(width), width };
}

/** Plain letters are the same in all of them. */
function whereItMatters(encoding: TextEncodingName, content: Uint8Array): TextEncodingName | null {
  return content.some((byte) => byte > 0x7f) ? encoding : null;
}
