import Papa from 'papaparse';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Excel takes a file for UTF-8 only when it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of RFC 4180. A cell that a spreadsheet would calculate gets an apostrophe before it and stays text. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [...row]);
  return `${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: LINE_END })}${LINE_END}`;
}

const LINE_END = '\r\n';

/** The other way round: a cell of a file we may have written. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
