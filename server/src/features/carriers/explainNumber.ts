import type { PartMeaning } from '@tracking-console/contract/shipments/carrierFields';
import type { Carrier } from './carrier.ts';
import { type CheckCalculation, checkCalculation, expectedCheck, serialWeights } from './checkDigit.ts';
import { carrierOf, readingsOf } from './detectCarriers.ts';
import type { Reading, ReadPart } from './readNumber.ts';

export interface ExplainedPart {
  /** Place of the first character, from 0. */
  from: number;
  text: string;
  meaning: PartMeaning;
  /** What the text means: a service in words, a country as alpha-2 code; null if it is not known. */
  detail: string | null;
}

/** How one format understands a number. */
export interface NumberExplanation {
  carrier: Carrier;
  formatId: string;
  /** From left to right; together they are the number. */
  parts: readonly ExplainedPart[];
  checkDigit: Reading['checkDigit'];
  /** The check digit that would be right; null where the format has none. */
  expectedCheck: string | null;
  /** Of each character of the number: what it counts for in the check sum; null where it is not added up. */
  weights: readonly (number | null)[];
  /** How the right check digit is found; null where the format has none. */
  calculation: CheckCalculation | null;
}

/** What a number (normalized) means by itself, the most likely reading first; wrong check digits are explained too. */
export function explainNumber(number: string): NumberExplanation[] {
  return readingsOf(number).flatMap((reading) => {
    const carrier = carrierOf(reading);
    return carrier ? [explain(reading, carrier)] : [];
  });
}

function explain(reading: Reading, carrier: Carrier): NumberExplanation {
  const { format, parts, serial, checkDigit } = reading;
  return {
    carrier,
    formatId: format.id,
    parts: explainParts(parts),
    checkDigit,
    expectedCheck: expectedCheck(format, serial) || null,
    weights: weights(reading),
    calculation: checkCalculation(format, serial),
  };
}

function explainParts(parts: readonly ReadPart[]): ExplainedPart[] {
  const explained: ExplainedPart[] = [];
  let from = 0;
  for (const { piece, role, text, detail } of parts) {
    const meaning = piece.name ?? unnamed(piece.kind, role);
    const last = explained.at(-1);
    // Pieces of one meaning are apart only because their characters differ.
    if (last?.meaning === meaning) last.text += text;
    else explained.push({ from, text, meaning, detail });
    from += text.length;
  }
  return explained;
}

function unnamed(kind: 'text' | 'run', role: ReadPart['role']): PartMeaning {
  if (role !== 'around') return role;
  return kind === 'text' ? 'mark' : 'other';
}

function weights({ format, parts, serial }: Reading): (number | null)[] {
  const left = [...(serialWeights(format, serial) ?? [])];
  return parts.flatMap(({ role, text }) => [...text].map(() => (role === 'serial' ? (left.shift() ?? null) : null)));
}
