import type { RejectedItem } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import type { Question } from './ActionDialog.tsx';
import { readShipmentName } from './listAddress.ts';
import { useDeleteShipmentsMutation, useStopShipmentsMutation } from './trackingQueries.ts';

/** Stopping and deleting: what worked is a toast, what was refused stays on the page with its reasons. */
export function useShipmentActions(onDone: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const [stop] = useStopShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);

  const perform = async ({ action, shipments }: Question) => {
    const send = action === 'stop' ? stop : remove;
    const { data } = await send(shipments.map(readShipmentName));
    if (!data) return; // the call has shown the error
    const count = data.accepted.length;
    const done = { plain: t(`tracking.${action}.done`, { count }) };
    if (count > 0) dispatch(toastShown({ type: 'success', text: done }));
    setRefused(data.rejected);
    onDone();
  };

  return { refused, dismissRefused: () => setRefused([]), perform };
}
