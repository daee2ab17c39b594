import { expectedCheck } from './checkDigit.ts';
import type { Layout, NumberFormat } from './numberFormat.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { type Piece, pick, randomText } from './pieces.ts';

/** A number of the format with a right check digit. `random` answers as Math.random does. */
export function generateNumber(format: NumberFormat, random: () => number): string {
  for (;;) {
    const number = fill(format, pick(format.layouts, random), random);
    if (!format.except?.test(number)) return number;
  }
}

function fill(format: NumberFormat, { before, serial, after }: Layout, random: () => number): string {
  const guarded = write(serial, random);
  return write(before, random) + guarded + expectedCheck(format, guarded) + write(after, random);
}

function write(pieces: readonly Piece[] = [], random: () => number): string {
  return pieces.map((piece) => randomText(piece, random)).join('');
}

/** A number the post of the country gives out for parcels and registered letters abroad. */
export function generatePostalNumber(countryIso: string, random: () => number): string {
  const s10 = NUMBER_FORMATS.find(({ id }) => id === 's10');
  if (!s10) throw new Error('the S10 format is missing');
  const serial = Array.from({ length: 8 }, () => pick([...'0123456789'], random)).join('');
  const service = pick(['C', 'E', 'L', 'R'], random) + pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], random);
  return service + serial + expectedCheck(s10, serial) + countryIso;
}
