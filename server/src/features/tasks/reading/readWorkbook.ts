import { Unzip, UnzipInflate } from 'fflate';
import type { ReadOrder, RowsResult } from './importFile.ts';
import { listWorksheets, MAX_UNPACKED_BYTES, readMasks, throughMask, type Worksheet } from './workbookParts.ts';

/** Bytes of it that are unpacked before the limits are looked at. */
const CHUNK_BYTES = 64 * 1024;
/** Digits a spreadsheet keeps of a number. */
const SPREADSHEET_DIGITS = 15;

export const isWorkbook = (content: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, place) => content[place] === byte);

/** The rows of one sheet: the named one, else the first with rows of those the workbook shows, the one in front first. */
export async function readWorkbook({ content, sheet: wanted }: ReadOrder): Promise<RowsResult> {
  if (!unpacksWithin(content, MAX_UNPACKED_BYTES)) return 'tooLarge';
  try {
    const sheets = listWorksheets(content);
    const chosen = wanted === undefined ? inOrder(sheets) : sheets.filter(({ name }) => name === wanted);
    for (const sheet of chosen) {
      const rows = await readSheet(content, sheet);
      if (rows.length > 0 || wanted !== undefined) return { rows, source: sourceOf(sheet, sheets) };
    }
    return sheets.length > 0 ? 'noRows' : 'badFile';
  } catch {
    return 'badFile'; // its parts are not a workbook's
  }
}

const inOrder = (sheets: readonly Worksheet[]) =>
  sheets.toSorted((one, other) => rankOf(one) - rankOf(other) || one.place - other.place);

const rankOf = ({ hidden, active }: Worksheet) => (hidden ? 2 : active ? 0 : 1);

const sourceOf = (sheet: Worksheet, sheets: readonly Worksheet[]) => ({
  encoding: null,
  sheet: sheet.name,
  sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
});

async function readSheet(content: Uint8Array, sheet: Worksheet): Promise<unknown[][]> {
  const library = await import('read-excel-file/node');
  // Long numbers lose their last digits when they are calculated with.
  const rows = await library.readSheet(Buffer.from(content), sheet.place, { parseNumber: plainNumber });
  for (const [address, mask] of readMasks(content, sheet)) {
    const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const row = rows[Number(number) - 1];
    const cell = row?.[columnOf(letters)];
    if (row && typeof cell === 'string') row[columnOf(letters)] = throughMask(cell, mask);
  }
  return rows;
}

/** From 0: A, B … Z, AA. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** 1.2E+11, as workbooks write long numbers, without the power; a number that was rounded is shown as rounded. */
function plainNumber(written: string): string {
  const number = Number(written);
  const text = /e/i.test(written) && Number.isSafeInteger(number) ? String(number) : written;
  const isRounded =
    /^\d+$/.test(text) && text.length > SPREADSHEET_DIGITS && text.replace(/0+$/, '').length <= SPREADSHEET_DIGITS;
  return isRounded ? number.toExponential().toUpperCase() : text;
}

/** Whether it unpacks to at most so many bytes; they are counted, because the declared size proves nothing. */
function unpacksWithin(content: Uint8Array, maxBytes: number): boolean {
  let size = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (_error, data) => {
      size += data?.length ?? 0;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < content.length && size <= maxBytes; from += CHUNK_BYTES) {
      unzip.push(content.subarray(from, from + CHUNK_BYTES), from + CHUNK_BYTES >= content.length);
    }
  } catch {
    return true; // not a workbook then; reading it reports that
  }
  return size <= maxBytes;
}
