import { expectedCheck } from './checkDigit.ts';
import type { CompiledLayout, PlacedPiece } from './compiledLayout.ts';
import type { NumberFormat } from './numberFormat.ts';
import { certainty, type Piece, type PieceName } from './pieces.ts';

/** A stretch of a number. */
export interface ReadPart extends PlacedPiece {
  text: string;
  /** What the text means, if the format defines it. */
  detail: string | null;
}

/** What a layout makes of a number that has its shape. */
export interface Reading {
  format: NumberFormat;
  /** From left to right; together they are the number. */
  parts: readonly ReadPart[];
  serial: string;
  checkDigit: 'valid' | 'none' | 'wrong';
  /** How little is left to chance, in powers of ten; of two that fit, the higher is the likelier. */
  likelihood: number;
}

/** Null for a number of another shape. */
export function readNumber({ format, pieces, shape }: CompiledLayout, number: string): Reading | null {
  const texts = shape.exec(number)?.slice(1);
  if (!texts || format.except?.test(number)) return null;
  const parts = pieces.map((placed, position) => readPart(format, placed, texts[position] ?? ''));
  const serial = textOf(parts, 'serial');
  const checkDigit = checkState(expectedCheck(format, serial), textOf(parts, 'check'));
  const fits = checkDigit === 'valid';
  // A check character that fits could have been no other.
  const sureOf = ({ piece, role, text }: ReadPart) => certainty(fits && role === 'check' ? FIXED : piece, text.length);
  return { format, parts, serial, checkDigit, likelihood: parts.reduce((sum, part) => sum + sureOf(part), 0) };
}

export function partNamed({ parts }: Reading, name: PieceName): ReadPart | undefined {
  return parts.find(({ piece }) => piece.name === name);
}

/** Readings that contradict a format come last; else rarer shapes and valid check digits come first. */
export function byLikelihood(one: Reading, other: Reading): number {
  const rank = ({ checkDigit }: Reading) => (checkDigit === 'wrong' ? 1 : 0);
  return rank(one) - rank(other) || other.likelihood - one.likelihood;
}

const FIXED: Piece = { kind: 'text', options: [''] };

function readPart({ meanings }: NumberFormat, placed: PlacedPiece, text: string): ReadPart {
  const known = placed.piece.name && meanings?.[placed.piece.name];
  return { ...placed, text, detail: known?.[text] ?? known?.[text.charAt(0)] ?? null };
}

function textOf(parts: readonly ReadPart[], role: ReadPart['role']): string {
  return parts.reduce((text, part) => (part.role === role ? text + part.text : text), '');
}

function checkState(expected: string, check: string): Reading['checkDigit'] {
  if (expected === '') return 'none';
  return expected === check ? 'valid' : 'wrong';
}
