import { usePlatform } from '@tracking-console/app-kit';
import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { PayApiAnswers } from '@tracking-console/contract/orders';
import type { CallError } from '@tracking-console/platform';

export type OrderRefusal = keyof typeof ORDER_CODES;
export type Outcome<Data> = { data: Data } | { refused: OrderRefusal } | { failed: true };

/** A refusal that the page has words for; undefined: a toast has told it. */
const refusalOf = ({ code }: Pick<CallError, 'code'>): OrderRefusal | undefined =>
  (Object.keys(ORDER_CODES) as OrderRefusal[]).find((name) => ORDER_CODES[name] === code);

/** The calls that change orders. */
export function useOrderChange() {
  const { calls } = usePlatform();
  return async <Method extends keyof PayApiAnswers>(
    method: Method,
    param: object,
  ): Promise<Outcome<PayApiAnswers[Method]>> => {
    const silent = (error: CallError) => refusalOf(error) !== undefined;
    const [error, data] = await calls.legacy<PayApiAnswers[Method]>('pay', method, param, { silent });
    if (!error) return { data };
    const refused = refusalOf(error);
    return refused ? { refused } : { failed: true };
  };
}
