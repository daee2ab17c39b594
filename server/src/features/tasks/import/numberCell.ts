import { numberInCell, numbersIn } from '@tracking-console/contract/shipments/numbersInText';
import { isTrackingNumber, normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import { MAX_IMPORT_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import { isRounded } from '@tracking-console/contract/values/roundedNumber';
import { detectCarriers } from '../../carriers/detectCarriers.ts';
import type { InputRow } from '../taskKind.ts';

/** The numbers in a cell, each as it would be added, including what is left of those a spreadsheet rounded. */
export function numbersOf(cell: string): string[] {
  // Most cells are one; reading text takes ten times as long.
  if (isTrackingNumber(cell)) return [cell];
  const whole = normalizeNumber(cell);
  if (isRounded(whole)) return [whole];
  // A known format distinguishes a number in groups from several numbers.
  if (!/[\r\n]/.test(cell) && detectCarriers(whole).candidates.length > 0) return [whole];
  const numbers = numbersIn(cell).filter((number) => isTrackingNumber(number) || isRounded(number));
  const only = numbers.length < 2 ? numberInCell(cell) : null;
  return only === null ? numbers : [only];
}

/** A row for each number of a row. */
export function rowsByNumber(cells: string[], { number: place = -1 }: ColumnMapping): string[][] {
  const numbers = numbersOf(cells[place] ?? '');
  if (numbers.length < 2) return [cells];
  return numbers.map((number) => cells.with(place, number));
}

/** Characters of all rows once they are split: a row's fields are repeated for each of its numbers. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** Cells with too many numbers for the rows, or the text, of a task. */
export class TooManyNumbers extends Error {}

/**
 * Splits the rows of a file, one after the other.
 *
 * @throws TooManyNumbers
 */
export function createSplitter(mapping: ColumnMapping): (row: InputRow) => InputRow[] {
  let rows = 0;
  let characters = 0;
  return ({ row, cells }) => {
    const split = rowsByNumber(cells, mapping);
    rows += split.length;
    characters += split.length * cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows > MAX_IMPORT_ROWS || characters > MAX_CHARACTERS) throw new TooManyNumbers();
    return split.map((own) => ({ row, cells: own }));
  };
}
