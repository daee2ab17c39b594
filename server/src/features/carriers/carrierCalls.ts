import type {
  CARRIER_METHODS,
  NumberExplanation as ExplanationOnWire,
} from '@tracking-console/contract/shipments/carriers';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { explainNumber, type NumberExplanation } from './explainNumber.ts';

/** The buyer's calls about carriers and their numbers, by the method's name on the wire. */
export const CARRIER_CALLS: BuyerCalls<typeof CARRIER_METHODS> = {
  async ExplainNumber({ Number: number }) {
    return success(explanationsOf(number));
  },
};

/** The readings of a number as it was typed, best first. */
export const explanationsOf = (typed: string) => explainNumber(normalizeNumber(typed)).map(toExplanation);

function toExplanation({ carrier, checkDigit, expectedCheck, parts, calculation }: NumberExplanation) {
  return {
    Carrier: carrier.key,
    CheckDigit: checkDigit,
    ExpectedCheck: expectedCheck,
    Parts: parts.map(({ text, meaning, detail }) => ({ Text: text, Meaning: meaning, Detail: detail })),
    Calculation: calculation && toCalculation(calculation),
  } satisfies ExplanationOnWire;
}

function toCalculation({ rule, terms, modulo }: NonNullable<NumberExplanation['calculation']>) {
  return {
    Rule: rule,
    Terms: terms.map(({ character, value, weight, product }) => ({
      Character: character,
      Value: value,
      Weight: weight,
      Product: product,
    })),
    Sum: terms.reduce((sum, { product }) => sum + product, 0),
    Modulo: modulo,
  };
}
