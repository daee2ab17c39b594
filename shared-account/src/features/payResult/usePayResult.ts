import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type { CallError } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { useOrderState, useOrderSubscription } from '../../model/orderQueries.ts';
import type { OrderWithHistory } from '../../model/orders.ts';

/** late: polling has taken too long. */
export type PayResultState =
  | { phase: 'loading' | 'unknown' | 'unreachable' }
  | { phase: 'pending' | 'late' | 'paid' | 'failed' | 'closed'; order: OrderWithHistory };

/** In ms. */
const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;

/** The result of an order's payment, polled from the server until it is known. */
export function usePayResult(orderNo: string): readonly [PayResultState, retry: () => void] {
  // A call with any other number would be refused.
  const skip = !/^[0-9]{16}$/.test(orderNo);
  const [isOver, setOver] = useState(false);
  const { currentData, error } = useOrderState(orderNo, { skip });
  const state: PayResultState = skip ? { phase: 'unknown' } : stateOf(currentData, error as CallError, isOver); // of the base query
  const isSettled = isOver || ['unknown', 'unreachable', 'paid', 'closed'].includes(state.phase);
  const { refetch } = useOrderSubscription(orderNo, { skip, pollingInterval: isSettled ? 0 : POLL_MS });

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  const retry = () => {
    setOver(false);
    void refetch();
  };
  return [state, retry];
}

function stateOf(order: OrderWithHistory | undefined, error: CallError | undefined, isOver: boolean): PayResultState {
  if (error?.code === ORDER_CODES.notFound) return { phase: 'unknown' };
  if (error && (isOver || error.kind === 'signIn')) return { phase: 'unreachable' };
  if (!order) return { phase: 'loading' };
  const phase = phaseOf(order);
  return { phase: isOver && phase === 'pending' ? 'late' : phase, order };
}

function phaseOf({ status, events }: OrderWithHistory): 'pending' | 'paid' | 'failed' | 'closed' {
  if (status === 'Closed') return 'closed';
  if (status !== 'Pending') return 'paid';
  // The order can still be paid, so polling continues.
  return events.at(-1)?.kind === 'paymentFailed' ? 'failed' : 'pending';
}
