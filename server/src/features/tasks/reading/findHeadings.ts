import { numbersIn } from '@tracking-console/contract/shipments/numbersInText';
import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { fieldNamed } from './knownHeadings.ts';

/** Rows among which the headings are. */
const SAMPLE_ROWS = 20;

/** The place of the row that names the columns; rows above it are a title. Null: the rows begin at once. */
export function findHeadings(rows: readonly string[][]): number | null {
  const top = rows.slice(0, SAMPLE_ROWS);
  return rowOfNames(top) ?? rowAboveNumbers(top);
}

/** The row above the first number that names most columns; a title may be a name, too. */
function rowOfNames(rows: readonly string[][]): number | undefined {
  let best: { place: number; names: number } | undefined;
  for (const [place, row] of rows.entries()) {
    const fields = row.flatMap((cell) => fieldNamed(cell) ?? []);
    const names = fields.length + (fields.includes('number') ? 1 : 0);
    if (names >= (best?.names ?? 2)) best = { place, names };
    if (best && holdsNumber(row)) break;
  }
  return best?.place;
}

/** If no column is known by its name: above the first number, the first row as wide as that of the number. */
function rowAboveNumbers(rows: readonly string[][]): number | null {
  const first = rows.findIndex(holdsNumber);
  if (first <= 0) return first < 0 ? 0 : null;
  const width = filled(rows[first]);
  const wide = rows.slice(0, first).findIndex((row) => filled(row) >= width);
  return wide < 0 ? first - 1 : wide;
}

const filled = (row: readonly string[] = []) => row.filter((cell) => cell !== '').length;

const holdsNumber = (row: readonly string[]) => row.some(looksLikeNumber);

/** Not a day, nor a title with a year in it. */
function looksLikeNumber(cell: string): boolean {
  if (/^\d{1,4}-\d{1,2}-\d{1,4}\b/.test(cell)) return false;
  return numbersIn(cell).some((number) => isTrackingNumber(number) && (number.match(/\d/g) ?? []).length >= 4);
}
