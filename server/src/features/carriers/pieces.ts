/** What a number is made of, from left to right. */
export type Piece =
  | { kind: 'text'; options: readonly string[]; name?: PieceName }
  | { kind: 'run'; alphabet: string; min: number; max: number; name?: PieceName };

/** Pieces that mean something by themselves. */
export type PieceName = 'service' | 'country';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const text = (...options: string[]): Piece => ({ kind: 'text', options });
export const digits = (min: number, max = min): Piece => ({ kind: 'run', alphabet: DIGITS, min, max });
export const letters = (min: number, max = min): Piece => ({ kind: 'run', alphabet: LETTERS, min, max });
export const alphanumerics = (min: number, max = min): Piece => ({ kind: 'run', alphabet: DIGITS + LETTERS, min, max });
export const named = (name: PieceName, piece: Piece): Piece => ({ ...piece, name });

export function pattern(piece: Piece): string {
  const body =
    piece.kind === 'text' ? `(?:${piece.options.join('|')})` : `[${piece.alphabet}]{${piece.min},${piece.max}}`;
  return piece.name ? `(?<${piece.name}>${body})` : body;
}

export function randomText(piece: Piece, random: () => number): string {
  if (piece.kind === 'text') return pick(piece.options, random);
  const length = piece.min + Math.floor(random() * (piece.max - piece.min + 1));
  return Array.from({ length }, () => pick([...piece.alphabet], random)).join('');
}

/** Decimal digits of certainty that a text of this shape is no accident, among letters and digits. */
export function certainty(piece: Piece): number {
  if (piece.kind === 'run') return piece.min * Math.log10(36 / piece.alphabet.length);
  const length = piece.options[0]?.length ?? 0;
  return length * Math.log10(36) - Math.log10(piece.options.length);
}

export function pick<T>(options: readonly T[], random: () => number): T {
  const chosen = options[Math.floor(random() * options.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}
