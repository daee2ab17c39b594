import type { OrderDetail } from '@tracking-console/contract/orders';
import { toastShown } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useApplication } from '../application/ApplicationContext.ts';
import { useKitText } from '../texts/useKitText.ts';

/** In ms. An order that was paid longer ago has changed for another reason. */
const RECENT_MS = 60_000;

/** Shows a toast for each payment that arrives, wherever in the console the user is by then. */
export function usePaidOrders(): void {
  const t = useKitText();
  const dispatch = useDispatch();
  const { platform, identity } = useApplication();
  const { calls, live, clock } = platform;
  const shown = useRef(new Set<string>());

  useEffect(() => {
    async function look(orderNo: string) {
      if (shown.current.has(orderNo)) return;
      const quiet = { reads: true, silent: true };
      const [, order] = await calls.legacy<OrderDetail>('pay', 'GetOrder', { OrderNo: orderNo }, quiet);
      const isRecent = order?.PayTime && clock.now() - Date.parse(order.PayTime) < RECENT_MS;
      if (order?.Status !== 'Paid' || !isRecent || shown.current.has(orderNo)) return;
      shown.current.add(orderNo);
      const plain = t('orders.arrived', { order: orderNo });
      dispatch(toastShown({ type: 'success', text: { plain }, audience: order.App }));
    }
    return live.subscribe('orders', ({ scope, ids }) => {
      if (scope === identity) for (const id of ids ?? []) void look(id);
    });
  }, [calls, live, clock, identity, t, dispatch]);
}
