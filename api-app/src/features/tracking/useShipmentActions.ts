import type { AcceptedNumber, BatchAnswer, NumberItem, RejectedItem } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { readShipmentName } from './listAddress.ts';
import { useDeleteShipmentsMutation, useStopShipmentsMutation } from './trackingQueries.ts';

type Send = (items: NumberItem[]) => PromiseLike<{ data?: BatchAnswer<AcceptedNumber> | undefined }>;

/** Stopping and deleting: what worked is a toast, what was refused stays on the page with its reasons. */
export function useShipmentActions(onDone: () => void) {
  const { t } = useTranslation('api-app');
  const dispatch = useDispatch();
  const [stop, stopping] = useStopShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);

  const run = async (send: Send, shipments: readonly string[], done: string) => {
    const { data } = await send(shipments.map(readShipmentName));
    if (!data) return; // the call told the person
    const count = data.accepted.length;
    if (count > 0) dispatch(toastShown({ type: 'success', text: { plain: t(done, { count }) } }));
    setRefused(data.rejected);
    onDone();
  };

  return {
    refused,
    dismissRefused: () => setRefused([]),
    stopping: stopping.isLoading,
    stop: (shipments: readonly string[]) => run(stop, shipments, 'tracking.stop.done'),
    remove: (shipments: readonly string[]) => run(remove, shipments, 'tracking.delete.done'),
  };
}
