import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import type { RejectedItem } from '@tracking-console/contract/tracking';
import { useState } from 'react';
import { type ChangeItems, useChangeShipmentsMutation } from './trackingQueries.ts';

/** What became of items; `unsent` were not sent, because a call before them failed. */
export interface Outcome {
  accepted: number;
  rejected: readonly RejectedItem[];
  unsent: number;
}

/** Changes any number of shipments, in calls of 40 one after the other; what was refused stays until it is dismissed. */
export function useShipmentChanges() {
  const [send] = useChangeShipmentsMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);

  async function change({ call, items }: ChangeItems): Promise<Outcome> {
    const outcome = { accepted: 0, rejected: [] as RejectedItem[], unsent: 0 };
    for (let from = 0; from < items.length; from += MAX_NUMBERS) {
      const { data } = await send({ call, items: items.slice(from, from + MAX_NUMBERS) } as ChangeItems); // as it came
      if (!data) {
        outcome.unsent = items.length - from; // the call showed why
        break;
      }
      outcome.accepted += data.accepted.length;
      outcome.rejected.push(...data.rejected);
    }
    setRefused(outcome.rejected);
    return outcome;
  }

  return { change, refused, dismissRefused: () => setRefused([]) };
}
