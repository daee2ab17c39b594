/**
 * What a spreadsheet would take for a formula, whatever spaces and invisible characters come first; apostrophes, so that ours
 * can be distinguished from one that was there.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;
/** The part that has to be checked. */
const START = /^['\s\p{Cf}]*.?/su;

/** A cell that a spreadsheet would calculate gets an apostrophe before it and stays text. */
export const withGuard = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The other way round: a cell of a file we may have written. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Full-width signs and the like are taken for the plain ones. */
function isFormula(cell: string): boolean {
  const [start = ''] = START.exec(cell) ?? [];
  return FORMULA.test(start.normalize('NFKC'));
}
