import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { type Fields, fieldsOf, integerOf, isFields, listOf, textOf } from './fields.ts';

/** An item of a call's list; the fields beside its number and carrier are the call's own. */
export interface SourceItem extends Fields {
  number: string;
  carrier?: number;
}

/** The result for an item: the source's fields, or the code it was rejected with. */
export type Answered = { accepted: Fields } | { rejected: number; carrier: number | null };

/** The key is unknown, disabled or used from a wrong address: every item of every call would fail. */
const ACCOUNT_CODES = [-18010001, -18010002, -18010003, -18010004, -18010005];
const UNANSWERED = 0;

/** The result for each item, in their order; or the reason why nothing can be read. */
export function readAnswer(body: string, items: readonly SourceItem[]): Answered[] | string {
  const answer = parse(body);
  if (!isFields(answer)) return 'an answer that is no JSON';
  const code = integerOf(answer.code);
  const data = fieldsOf(answer.data);
  if (code === null) return 'an answer without a code';
  if (ACCOUNT_CODES.includes(code)) return `code ${code}`;
  if (code !== 0) return items.map(() => ({ rejected: code, carrier: null }));
  const accepted = listOf(data.accepted).filter(isFields);
  const rejected = listOf(data.rejected).filter(isFields);
  return items.map((item) => {
    const found = accepted.find((each) => isOf(each, item));
    if (found) return { accepted: found };
    const refused = rejected.find((each) => isOf(each, item));
    const error = integerOf(fieldsOf(refused?.error).code) ?? UNANSWERED;
    return { rejected: error, carrier: integerOf(refused?.carrier) };
  });
}

/** The same number may have been requested with two carriers. */
function isOf(answered: Fields, { number, carrier }: SourceItem): boolean {
  if (normalizeNumber(textOf(answered.number) ?? '') !== normalizeNumber(number)) return false;
  const named = integerOf(answered.carrier);
  return !carrier || !named || named === carrier;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
