import { withGuard } from '@tracking-console/contract/values/formulaGuard';
import Papa from 'papaparse';

/** Excel takes a file for UTF-8 only when it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** Lines of RFC 4180, in which no cell is a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map(withGuard));
  return `${Papa.unparse(cells, { newline: LINE_END })}${LINE_END}`;
}
