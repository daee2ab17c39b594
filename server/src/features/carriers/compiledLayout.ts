import type { Layout, NumberFormat } from './numberFormat.ts';
import { alphanumerics, digits, lengths, type Piece, pattern, starts } from './pieces.ts';

/** A piece and its role in the layout. */
export interface PlacedPiece {
  piece: Piece;
  role: 'around' | 'serial' | 'check';
}

/** One layout of a format, ready to be compared with numbers. */
export interface CompiledLayout {
  format: NumberFormat;
  pieces: readonly PlacedPiece[];
  /** Captures each piece, in order. */
  shape: RegExp;
  length: readonly [least: number, greatest: number];
  starts: readonly string[];
}

export function compileLayouts(format: NumberFormat): CompiledLayout[] {
  return format.layouts.map((layout) => compile(format, layout));
}

function compile(format: NumberFormat, layout: Layout): CompiledLayout {
  const pieces = place(format, layout);
  const [first] = pieces;
  return {
    format,
    pieces,
    shape: new RegExp(`^${pieces.map(({ piece }) => `(${pattern(piece)})`).join('')}$`),
    length: [total(pieces, 0), total(pieces, 1)],
    starts: first ? starts(first.piece) : [],
  };
}

function place({ checksum }: NumberFormat, { before = [], serial, after = [] }: Layout): PlacedPiece[] {
  const around = (piece: Piece): PlacedPiece => ({ piece, role: 'around' });
  const check = checksum ? [checksum.kind === 'mod37_36' ? alphanumerics(1) : digits(1)] : [];
  return [
    ...before.map(around),
    ...serial.map((piece) => ({ piece, role: 'serial' as const })),
    ...check.map((piece) => ({ piece, role: 'check' as const })),
    ...after.map(around),
  ];
}

function total(pieces: readonly PlacedPiece[], end: 0 | 1): number {
  return pieces.reduce((sum, { piece }) => sum + lengths(piece)[end], 0);
}
