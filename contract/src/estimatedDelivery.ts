import type { EstimatedDelivery } from './trackInfo.ts';

/** The first and the last day it is expected on, on the calendar of its destination; null where neither is known. */
export function expectedDays({ from, to }: Pick<EstimatedDelivery, 'from' | 'to'>): [string, string] | null {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? [first.slice(0, 10), last.slice(0, 10)] : null;
}
