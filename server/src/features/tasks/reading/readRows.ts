import { cellText } from './cellText.ts';
import { findHeadings } from './findHeadings.ts';
import { MAX_COLUMNS, type ReadOrder, type ReadRefusal, type ReadTable, type TableResult } from './importFile.ts';
import { readText } from './readText.ts';
import { isWorkbook, readWorkbook } from './readWorkbook.ts';

/** Reads an uploaded file, recognized by its first bytes and not by its name. Nothing in it is calculated. */
export async function readTable(order: ReadOrder): Promise<TableResult> {
  const read = isWorkbook(order.content) ? await readWorkbook(order) : readText(order);
  if (typeof read === 'string') return refused(read);
  const filled = read.rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  if (widthOf(filled) > MAX_COLUMNS) return refused('badFile');
  const table = withHeadings(filled);
  if (table.rows.length === 0) return refused('noRows');
  return table.rows.length > order.mostRows ? refused('tooLarge') : { kind: 'read', table, source: read.source };
}

const refused = (refusal: ReadRefusal): TableResult => ({ kind: 'refused', refusal });

/** Rows above the headings, such as a title, are not counted as rows. */
function withHeadings(rows: string[][]): ReadTable {
  const width = widthOf(rows);
  // In place, because a copy of a long list is large.
  const fill = (row: string[]) => {
    while (row.length < width) row.push('');
    return row;
  };
  const place = findHeadings(rows);
  const headings = place === null ? [] : (rows[place] ?? []);
  return { columns: fill(headings), rows: rows.slice(place === null ? 0 : place + 1).map(fill) };
}

/** Not Math.max(...), whose arguments are limited. */
function widthOf(rows: readonly string[][]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}
