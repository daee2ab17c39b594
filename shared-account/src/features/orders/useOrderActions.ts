import { saveAnswer, useLanguage, usePlatform } from '@tracking-console/app-kit';
import type { OrderCheckout, OrderRow } from '@tracking-console/contract/orders';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { useOrderChange } from '../../model/useOrderChange.ts';
import { useText } from '../../useText.ts';
import { requestAddress } from './InvoiceStatus.tsx';

export type OrderActionName = 'details' | 'pay' | 'receipt' | 'invoice' | 'refund' | 'cancel';

/** What can be done with an order now. */
export function actionsOf(order: OrderRow, language: string): readonly OrderActionName[] {
  const { Status, PayMethod, PayTime, RefundUntil } = order;
  const isFree = order.InvoiceStatus === 'None' || order.InvoiceStatus === 'Rejected';
  const canBeInvoiced = Status === 'Paid' && isFree && requestAddress(order, language);
  const isPending = Status === 'Pending';
  return [
    'details',
    ...(isPending && PayMethod !== 'offline' ? (['pay'] as const) : []),
    ...(PayTime ? (['receipt'] as const) : []),
    ...(canBeInvoiced ? (['invoice'] as const) : []),
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
  const { calls, navigation } = usePlatform();
  const language = useLanguage();
  const call = useOrderChange();

  async function pay({ OrderNo }: OrderRow) {
    const outcome = await call('PayOrder', { OrderNo });
    if ('data' in outcome) onCheckout(outcome.data);
    else if ('refused' in outcome)
      dispatch(toastShown({ type: 'failed', text: { plain: orderRefusalText(t, outcome.refused) } }));
  }

  async function saveReceipt({ OrderNo }: OrderRow) {
    const [, answer] = await calls.legacy<Response>('pay', 'DownloadReceipt', { OrderNo }, { responseType: 'blob' });
    if (answer) await saveAnswer(answer);
  }

  return (order, action) => {
    if (action === 'details') onOpen(order);
    else if (action === 'pay') void pay(order);
    else if (action === 'receipt') void saveReceipt(order);
    else if (action === 'invoice') navigation.go(requestAddress(order, language) ?? '');
    else onAsk({ action, order });
  };
}
