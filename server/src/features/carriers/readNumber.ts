import { expectedCheck } from './checkDigit.ts';
import type { CompiledLayout, PlacedPiece } from './compiledLayout.ts';
import type { NumberFormat } from './numberFormat.ts';
import { certainty, type PieceName } from './pieces.ts';

/** A stretch of a number. */
export interface ReadPart extends PlacedPiece {
  text: string;
  /** What the text stands for, where the format tells. */
  says: string | null;
}

/** What a layout makes of a number that has its shape. */
export interface Reading {
  format: NumberFormat;
  /** From left to right; together they are the number. */
  parts: readonly ReadPart[];
  serial: string;
  checkDigit: 'valid' | 'none' | 'wrong';
  /** How little the shape leaves to chance; of two that fit, the higher is the likelier. */
  certainty: number;
}

/** Null for a number of another shape. */
export function readNumber({ format, pieces, shape }: CompiledLayout, number: string): Reading | null {
  const texts = shape.exec(number)?.slice(1);
  if (!texts || format.except?.test(number)) return null;
  const parts = pieces.map((placed, position) => readPart(format, placed, texts[position] ?? ''));
  const serial = textOf(parts, 'serial');
  return {
    format,
    parts,
    serial,
    checkDigit: checkState(expectedCheck(format, serial), textOf(parts, 'check')),
    certainty: parts.reduce((sum, { piece, text }) => sum + certainty(piece, text.length), 0),
  };
}

export function partNamed({ parts }: Reading, name: PieceName): ReadPart | undefined {
  return parts.find(({ piece }) => piece.name === name);
}

/** A right check digit says more than any shape, and a rare shape more than a common one. */
export function byLikelihood(one: Reading, other: Reading): number {
  return RANK[one.checkDigit] - RANK[other.checkDigit] || other.certainty - one.certainty;
}

const RANK = { valid: 0, none: 1, wrong: 2 } as const;

function readPart({ meanings }: NumberFormat, placed: PlacedPiece, text: string): ReadPart {
  const known = placed.piece.name && meanings?.[placed.piece.name];
  return { ...placed, text, says: known?.[text] ?? known?.[text.charAt(0)] ?? null };
}

function textOf(parts: readonly ReadPart[], role: ReadPart['role']): string {
  return parts.flatMap((part) => (part.role === role ? part.text : [])).join('');
}

function checkState(expected: string, check: string): Reading['checkDigit'] {
  if (expected === '') return 'none';
  return expected === check ? 'valid' : 'wrong';
}
