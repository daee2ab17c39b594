import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { Nullable } from '../calls/schema.ts';
import { CARRIER_FIELDS, CHECK_RULES, PART_MEANINGS } from './carrierFields.ts';

/** What the consoles get of a carrier; carrierFields.ts has the names without the schemas. */

/** A detail the carrier needs beside the number. */
export const RequiredField = Type.Object({
  /** As AddTrackNo and the public API's register take it. */
  field: Type.Enum(CARRIER_FIELDS),
  /** Without it the carrier does not answer; else it only helps. */
  required: Type.Boolean(),
  /** Regular expression that a given value fits, whole and in any case. */
  pattern: Type.String(),
  example: Type.String(),
});
export type RequiredField = Static<typeof RequiredField>;

export const ExplainNumber = Type.Object(
  { Number: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type ExplainNumber = Static<typeof ExplainNumber>;

/** How one format understands a number. */
export const NumberExplanation = Type.Object({
  Carrier: Type.Integer(),
  CheckDigit: Type.Enum(['valid', 'none', 'wrong']),
  /** The check digit that would be right; null where the format has none. */
  ExpectedCheck: Nullable(Type.String()),
  /** From left to right; together they are the number. */
  Parts: Type.Array(
    Type.Object({
      Text: Type.String(),
      Meaning: Type.Enum(PART_MEANINGS),
      /** The meaning of the text: a service in English words, a country as alpha-2 code. */
      Detail: Nullable(Type.String()),
    }),
  ),
  /** How the check digit follows from the other characters; null where the format has none. */
  Calculation: Nullable(
    Type.Object({
      Rule: Type.Enum(CHECK_RULES),
      /** The characters that are added up, each times its weight; none where the rule is no sum of products. */
      Terms: Type.Array(
        Type.Object({
          Character: Type.String(),
          Value: Type.Integer(),
          Weight: Type.Integer(),
          /** Value times weight; under `luhn` less 9 where that is above 9. */
          Product: Type.Integer(),
        }),
      ),
      Sum: Type.Integer(),
      /** What the sum, or the number, is divided by. */
      Modulo: Type.Integer(),
    }),
  ),
});
export type NumberExplanation = Static<typeof NumberExplanation>;

/** buyerApi.ts has how they are sent. */
export const CARRIER_METHODS = {
  /** Likeliest first; wrong check digits are explained too. None for a shape no format has. */
  ExplainNumber: { param: ExplainNumber, answer: Type.Array(NumberExplanation), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
