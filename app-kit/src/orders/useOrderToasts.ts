import type { OrderDetail, PAY_API_METHODS } from '@tracking-console/contract/orders/orders';
import { legacyCallOf, paths, type Toast, toastShown } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useApplication } from '../application/ApplicationContext.ts';
import { useKitText } from '../texts/useKitText.ts';

const payCall = legacyCallOf<typeof PAY_API_METHODS>('pay');

/** In ms. An order whose payment or rejection is older has changed for another reason. */
const RECENT_MS = 60_000;
/** In ms. Long enough to follow the link. */
const LINK_DURATION = 15_000;

/** Shows a toast for each payment that arrives and each transfer that is rejected, on every page of the console. */
export function useOrderToasts(): void {
  const t = useKitText();
  const dispatch = useDispatch();
  const { platform, identity } = useApplication();
  const { calls, live, clock } = platform;
  const shown = useRef(new Set<string>());

  useEffect(() => {
    async function look(orderNo: string) {
      const request = { ...payCall('GetOrder', { OrderNo: orderNo }), reads: true, silent: true };
      const [, order] = await calls.send<OrderDetail>(request);
      const last = order?.Events.findLast(({ Kind }) => Kind === 'paid' || Kind === 'transferRejected');
      if (!order || !last || clock.now() - Date.parse(last.Time) >= RECENT_MS) return;
      const occasion = `${orderNo} ${last.Kind} ${last.Time}`;
      const isPaid = last.Kind === 'paid';
      // What came later has its own place on the page: a refund, or another submission.
      if (isPaid !== (order.Status === 'Paid') || shown.current.has(occasion)) return;
      shown.current.add(occasion);
      dispatch(toastShown({ ...(isPaid ? arrived(order) : rejected(order)), audience: order.App }));
    }
    const arrived = ({ OrderNo: order }: OrderDetail) => textOf('success', t('orders.arrived', { order }));
    function rejected({ OrderNo: order, App }: OrderDetail) {
      const page = App === 'API' ? paths.api.ordersOfflineTrading() : paths.buyer.ordersOfflineTrading();
      const link = { text: { plain: t('orders.resubmit') }, href: `${page}?order=${order}` };
      return { ...textOf('failed', t('orders.transferRejected', { order })), link, duration: LINK_DURATION };
    }
    return live.subscribe('orders', ({ scope, ids }) => {
      if (scope === identity) for (const id of ids ?? []) void look(id);
    });
  }, [calls, live, clock, identity, t, dispatch]);
}

const textOf = (type: Toast['type'], plain: string) => ({ type, text: { plain } });
