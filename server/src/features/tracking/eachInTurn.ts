import type { BatchAnswer, RejectedItem } from '@tracking-console/contract/api/tracking';
import type { Refusal } from '../shipments/corrections.ts';
import { carrierOf } from './reading/readItems.ts';
import { type TrackCode, trackError } from './trackErrors.ts';

/** The wire's name of each refusal of a correction. */
export const CORRECTION_ERRORS: Record<Refusal, TrackCode> = {
  notFound: -18019902,
  unknownCarrier: -18019802,
  secondAlone: -18019804,
  otherExists: -18019809,
  notFollowed: -18019806,
  notAskedYet: -18019808,
  noChangeLeft: -18019807,
  alreadyFound: -18010011,
  noRetrackLeft: -18019905,
  overQuota: -18019908,
  // The code of a refused carrier_old.
  changedMeanwhile: -18019805,
};

/** One after the other: two items may name the same number. */
export async function eachInTurn<Item extends { number: string }, Accepted extends object>(
  items: readonly Item[],
  change: (item: Item) => Promise<Accepted | TrackCode>,
): Promise<BatchAnswer<Accepted>> {
  const accepted: Accepted[] = [];
  const rejected: RejectedItem[] = [];
  for (const item of items) {
    const outcome = await change(item);
    if (typeof outcome !== 'number') accepted.push(outcome);
    else rejected.push({ number: item.number, ...carrierOf(item), error: trackError(outcome, item.number) });
  }
  return { accepted, rejected };
}
