import { useMounted } from '@tracking-console/app-kit';
import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { OrderDetail } from '@tracking-console/contract/orders';
import { useEffect, useState } from 'react';

/** late: it has been waited for long enough. */
export type PayResultState =
  | { phase: 'loading' | 'unknown' | 'unreachable' }
  | { phase: 'pending' | 'late' | 'paid' | 'failed' | 'closed'; order: OrderDetail };

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
      const call = { reads: true, silent: true, signal: left.signal };
      const [error, order] = await calls.legacy<OrderDetail>('pay', 'GetOrder', { OrderNo: orderNo }, call);
      if (left.signal.aborted) return;
      const isOver = Date.now() - begun >= PATIENCE_MS;
      if (error) {
        if (error.code === ORDER_CODES.notFound) return setState({ phase: 'unknown' });
        if (isOver || error.kind === 'signIn') return setState({ phase: 'unreachable' });
      } else {
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

function phaseOf({ Status, Events }: OrderDetail): 'pending' | 'paid' | 'failed' | 'closed' {
  if (Status === 'Closed') return 'closed';
  if (Status !== 'Pending') return 'paid';
  // The order can still be paid, so it is asked about on.
  return Events.at(-1)?.Kind === 'paymentFailed' ? 'failed' : 'pending';
}
