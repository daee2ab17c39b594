import { usePlatform } from '@tracking-console/app-kit';
import type { OfflineAnswers } from '@tracking-console/contract/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/offlineConstants';
import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { PayApiAnswers } from '@tracking-console/contract/orders';
import type { CallError } from '@tracking-console/platform';
import { refusalNames } from './refusalNames.ts';

const CODES = { ...ORDER_CODES, ...OFFLINE_CODES };
const refusalOf = refusalNames(CODES);
type Answers = PayApiAnswers & OfflineAnswers;

export type OrderRefusal = keyof typeof CODES;
export type Outcome<Data> = { data: Data } | { refused: OrderRefusal } | { failed: true };

/** The calls that change orders. */
export function useOrderChange() {
  const { calls } = usePlatform();
  return async <Method extends keyof Answers>(
    method: Method,
    param: object,
    files?: readonly File[],
  ): Promise<Outcome<Answers[Method]>> => {
    const silent = (error: CallError) => refusalOf(error) !== undefined;
    const [error, data] = files
      ? await calls.legacyForm<Answers[Method]>('pay', method, param, { name: 'receipt', files }, { silent })
      : await calls.legacy<Answers[Method]>('pay', method, param, { silent });
    if (!error) return { data };
    const refused = refusalOf(error);
    return refused ? { refused } : { failed: true };
  };
}
