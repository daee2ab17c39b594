import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import type { OrderCheckout, OrderRow } from '@tracking-console/contract/orders';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useOrderChange } from '../../model/useOrderChange.ts';
import { useText } from '../../useText.ts';

export type OrderActionName = 'details' | 'pay' | 'receipt' | 'refund' | 'cancel';

/** What can be done with an order now. */
export function actionsOf({ Status, PayMethod, PayTime, RefundUntil }: OrderRow): readonly OrderActionName[] {
  const isPending = Status === 'Pending';
  return [
    'details',
    ...(isPending && PayMethod !== 'offline' ? (['pay'] as const) : []),
    ...(PayTime ? (['receipt'] as const) : []),
    ...(RefundUntil ? (['refund'] as const) : []),
    ...(isPending ? (['cancel'] as const) : []),
  ];
}

export type OrderActions = (order: OrderRow, action: OrderActionName) => void;

interface Openers {
  onOpen: (order: OrderRow) => void;
  onAsk: (question: { action: 'refund' | 'cancel'; order: OrderRow }) => void;
  onCheckout: (checkout: OrderCheckout) => void;
}

export function useOrderActions({ onOpen, onAsk, onCheckout }: Openers): OrderActions {
  const t = useText();
  const dispatch = useDispatch();
  const { calls } = usePlatform();
  const call = useOrderChange();

  async function pay({ OrderNo }: OrderRow) {
    const outcome = await call('PayOrder', { OrderNo });
    if ('data' in outcome) onCheckout(outcome.data);
    else if ('refused' in outcome)
      dispatch(toastShown({ type: 'failed', text: { plain: t(refusalText(outcome.refused)) } }));
  }

  async function saveReceipt({ OrderNo }: OrderRow) {
    const [, answer] = await calls.legacy<Response>('pay', 'DownloadReceipt', { OrderNo }, { responseType: 'blob' });
    if (answer) await saveAnswer(answer);
  }

  return (order, action) => {
    if (action === 'details') onOpen(order);
    else if (action === 'pay') void pay(order);
    else if (action === 'receipt') void saveReceipt(order);
    else onAsk({ action, order });
  };
}

const KNOWN = ['notPending', 'notRefundable', 'tooManyPending', 'noMethod', 'noProduct', 'providerAway'] as const;
type Known = (typeof KNOWN)[number];

/** The key of a refusal's words. */
export const refusalText = (refused: string): `orders.refused.${Known}` =>
  `orders.refused.${KNOWN.find((one) => one === refused) ?? 'notPending'}`;
