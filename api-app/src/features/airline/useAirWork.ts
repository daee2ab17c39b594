import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import type { RejectedItem } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import { type AirAction, useChangeWaybillsMutation } from './airQueries.ts';

/** What worked is a toast, what was refused stays until it is dismissed. */
export function useAirWork(onDone: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const [send] = useChangeWaybillsMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);
  const doneText = (action: AirAction, count: number) =>
    action === 'push' ? t('tracking.changed', { shipments: count }) : t(`tracking.${action}.done`, { count });
  return {
    refused,
    dismissRefused: () => setRefused([]),
    /** In calls of 40, one after the other. */
    async perform(action: AirAction, awbs: readonly string[]) {
      const rejected: RejectedItem[] = [];
      let accepted = 0;
      let from = 0;
      for (; from < awbs.length; from += MAX_NUMBERS) {
        const { data } = await send({ action, awbs: awbs.slice(from, from + MAX_NUMBERS) });
        if (!data) break; // the call has shown why
        accepted += data.accepted.length;
        rejected.push(...data.rejected);
      }
      setRefused(rejected);
      if (accepted > 0) dispatch(toastShown({ type: 'success', text: { plain: doneText(action, accepted) } }));
      // Otherwise the rows stay chosen for another try.
      if (from >= awbs.length) onDone();
    },
  };
}
