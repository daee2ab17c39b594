/** What a number is made of, from left to right. */
export type Piece =
  | { kind: 'text'; options: readonly string[]; name?: PieceName }
  | { kind: 'run'; alphabet: string; min: number; max: number; name?: PieceName };

/** Pieces that mean something by themselves. */
export type PieceName =
  | 'application'
  | 'container'
  | 'country'
  | 'origin'
  | 'package'
  | 'postalCode'
  | 'service'
  | 'shipper';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const text = (...options: string[]): Piece => ({ kind: 'text', options });
export const digits = (min: number, max = min): Piece => ({ kind: 'run', alphabet: DIGITS, min, max });
export const letters = (min: number, max = min): Piece => ({ kind: 'run', alphabet: LETTERS, min, max });
export const alphanumerics = (min: number, max = min): Piece => ({ kind: 'run', alphabet: DIGITS + LETTERS, min, max });
export const named = (name: PieceName, piece: Piece): Piece => ({ ...piece, name });

export function pattern(piece: Piece): string {
  return piece.kind === 'text' ? piece.options.join('|') : `[${piece.alphabet}]{${piece.min},${piece.max}}`;
}

/** Least and greatest number of characters. */
export function lengths(piece: Piece): [least: number, greatest: number] {
  if (piece.kind === 'run') return [piece.min, piece.max];
  const all = piece.options.map(({ length }) => length);
  return [Math.min(...all), Math.max(...all)];
}

/** The characters a piece may begin with. */
export function starts(piece: Piece): readonly string[] {
  return [...new Set(piece.kind === 'run' ? piece.alphabet : piece.options.map((option) => option.charAt(0)))];
}

export function randomText(piece: Piece, random: () => number): string {
  if (piece.kind === 'text') return pick(piece.options, random);
  const length = piece.min + Math.floor(random() * (piece.max - piece.min + 1));
  return Array.from({ length }, () => pick([...piece.alphabet], random)).join('');
}

/** Decimal digits of certainty that a text of this length and shape is no accident, among letters and digits. */
export function certainty(piece: Piece, length: number): number {
  if (piece.kind === 'run') return length * Math.log10(36 / piece.alphabet.length);
  return length * Math.log10(36) - Math.log10(piece.options.length);
}

export function pick<T>(options: readonly T[], random: () => number): T {
  const chosen = options[Math.floor(random() * options.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}
