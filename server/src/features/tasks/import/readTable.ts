import { Unzip, UnzipInflate } from 'fflate';
import Papa from 'papaparse';
import { withoutGuard } from '../files/writeCsv.ts';
import type { ReadOrder, ReadRefusal, ReadTable, TableResult } from './importFile.ts';
import { readCsv } from './readCsv.ts';

/** Bytes a workbook may unpack to, whatever it says about itself. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_COLUMNS = 200;
/** More than 40 columns in the longest list. */
const MOST_CELLS = 4_000_000;
/** Characters of a cell that are kept; what no spreadsheet can hold in one is no cell. */
const KEPT = 2_000;
const LONGEST_CELL = 32_767;
/** Characters of a text in which its delimiter is looked for. */
const LOOKED_AT = 64 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];
/** Bytes of a workbook that are unpacked before the limits are looked at. */
const STEP = 64 * 1024;

/** Reads an uploaded file, told by its first bytes and not by its name. Nothing in it is calculated. */
export async function readTable({ content, mostRows }: ReadOrder): Promise<TableResult> {
  const isWorkbook = startsWith(content, [0x50, 0x4b, 0x03, 0x04]);
  if (isWorkbook && !unpacksWithin(content, MOST_UNPACKED)) return refused('tooLarge');
  const rows = isWorkbook ? await readWorkbook(content) : readText(content, mostRows);
  if (typeof rows === 'string') return refused(rows);
  const filled = rows.map((row) => row.map(toText)).filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0 || widthOf(filled) > MOST_COLUMNS) return refused('badFile');
  const table = withHeadings(filled);
  if (table.rows.length === 0) return refused('badFile');
  return table.rows.length > mostRows ? refused('tooLarge') : { kind: 'read', table };
}

const refused = (refusal: ReadRefusal): TableResult => ({ kind: 'refused', refusal });

function readText(content: Uint8Array, mostRows: number): string[][] | ReadRefusal {
  const text = decode(content);
  // No text has this character.
  if (text.includes('\u0000')) return 'badFile';
  const begin = text.slice(0, LOOKED_AT);
  const { delimiter } = Papa.parse(begin, { skipEmptyLines: 'greedy', delimitersToGuess: DELIMITERS }).meta;
  // The headings are one row more.
  const limits = { rows: mostRows + 1, columns: MOST_COLUMNS, cells: MOST_CELLS, cell: LONGEST_CELL };
  return readCsv(text, delimiter, limits);
}

/** UTF-8 or UTF-16; what is neither is read as the one old code that most spreadsheets write in the West. */
function decode(content: Uint8Array): string {
  if (startsWith(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (startsWith(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

async function readWorkbook(content: Uint8Array): Promise<unknown[][] | ReadRefusal> {
  const { readSheet } = await import('read-excel-file/node');
  try {
    // Long numbers lose their last digits when they are calculated with.
    return await readSheet(Buffer.from(content), { parseNumber: plainNumber });
  } catch {
    return 'badFile';
  }
}

/** 1.2E+11, as workbooks write long numbers, without the power. */
function plainNumber(written: string): string {
  const number = Number(written);
  return /e/i.test(written) && Number.isSafeInteger(number) ? String(number) : written;
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? dayOrTime(cell) : String(cell);
  return withoutGuard(text.slice(0, KEPT)).trim();
}

function dayOrTime(time: Date): string {
  return time
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('T', ' ')
    .slice(0, 19);
}

/** A first row that holds a number itself is no heading. */
function withHeadings([first = [], ...rest]: string[][]): ReadTable {
  const width = widthOf([first, ...rest]);
  // In place: of a long list a copy is a good deal.
  const fill = (row: string[]) => {
    while (row.length < width) row.push('');
    return row;
  };
  const hasHeadings = !first.some((cell) => /^[A-Za-z0-9-]{5,50}$/.test(cell) && (cell.match(/\d/g) ?? []).length >= 4);
  if (hasHeadings) return { columns: fill(first), rows: rest.map(fill) };
  return { columns: fill([]), rows: [first, ...rest].map(fill) };
}

/** Not Math.max(...), whose arguments are limited. */
function widthOf(rows: readonly string[][]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}

/** Whether it unpacks to so many bytes at most; it is unpacked and counted, for what it says of itself proves nothing. */
function unpacksWithin(content: Uint8Array, most: number): boolean {
  let size = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (_error, data) => {
      size += data?.length ?? 0;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < content.length && size <= most; from += STEP) {
      unzip.push(content.subarray(from, from + STEP), from + STEP >= content.length);
    }
  } catch {
    return true; // not a workbook then; reading it says so
  }
  return size <= most;
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => content[place] === byte);
}
