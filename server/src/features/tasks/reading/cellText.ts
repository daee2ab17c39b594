import { withoutGuard } from '@tracking-console/contract/values/formulaGuard';

/** How many characters of a cell are kept. */
const MAX_CELL_LENGTH = 2_000;
/** Bidirectional marks and invisible characters that spreadsheets and mail programs insert. */
const UNSEEN = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;
/** ="0123", the way to keep a spreadsheet from calculating with a number. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** A cell of any file as text. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  const raw = (cell instanceof Date ? dayOrTime(cell) : String(cell)).slice(0, MAX_CELL_LENGTH);
  const text = withoutGuard(raw);
  // Text behind our own guard was in the cell before, so it is kept as it is.
  const bare = text === raw ? (TEXT_FORMULA.exec(text.trim())?.[1] ?? text) : text;
  return bare.replace(UNSEEN, '').trim();
}

function dayOrTime(time: Date): string {
  return time
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('T', ' ')
    .slice(0, 19);
}
