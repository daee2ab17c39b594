import { useMounted } from '@tracking-console/app-kit';
import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { OrderDetail } from '@tracking-console/contract/orders';
import { useEffect, useState } from 'react';
import { payCall } from './orderCalls.ts';
import { type OrderWithHistory, readOrderWithHistory } from './orders.ts';

/** late: it has been waited for long enough. */
export type PayResultState =
  | { phase: 'loading' | 'unknown' | 'unreachable' }
  | { phase: 'pending' | 'late' | 'paid' | 'failed' | 'closed'; order: OrderWithHistory };

/** In ms. */
const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;

/** What became of an order's payment, asked of the server until it is known. */
export function usePayResult(orderNo: string) {
  const { calls } = useMounted().platform;
  const [state, setState] = useState<PayResultState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    if (orderNo === '') return;
    // A call would be refused.
    if (!/^[0-9]{16}$/.test(orderNo)) return setState({ phase: 'unknown' });
    let timer: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    const begun = Date.now();

    async function ask() {
      const request = { ...payCall('GetOrder', { OrderNo: orderNo }), reads: true, silent: true, signal: left.signal };
      const [error, answer] = await calls.send<OrderDetail>(request);
      if (left.signal.aborted) return;
      const isOver = Date.now() - begun >= PATIENCE_MS;
      if (error) {
        if (error.code === ORDER_CODES.notFound) return setState({ phase: 'unknown' });
        if (isOver || error.kind === 'signIn') return setState({ phase: 'unreachable' });
      } else {
        const order = readOrderWithHistory(answer);
        const phase = phaseOf(order);
        setState({ phase: isOver && phase === 'pending' ? 'late' : phase, order });
        if (isOver || phase === 'paid' || phase === 'closed') return;
      }
      timer = setTimeout(ask, POLL_MS);
    }
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [calls, orderNo, attempt]);

  const retry = () => {
    setState({ phase: 'loading' });
    setAttempt(attempt + 1);
  };
  return [state, retry] as const;
}

function phaseOf({ status, events }: OrderWithHistory): 'pending' | 'paid' | 'failed' | 'closed' {
  if (status === 'Closed') return 'closed';
  if (status !== 'Pending') return 'paid';
  // The order can still be paid, so it is asked about on.
  return events.at(-1)?.kind === 'paymentFailed' ? 'failed' : 'pending';
}
