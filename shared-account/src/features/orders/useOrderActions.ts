import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { orderRefusalOf } from '../../model/orderCalls.ts';
import type { Checkout } from '../../model/orderQueries.ts';
import { usePayOrderMutation } from '../../model/orderQueries.ts';
import type { Order } from '../../model/orders.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import { requestAddress } from './InvoiceStatus.tsx';

export type OrderActionName = 'details' | 'pay' | 'receipt' | 'invoice' | 'refund' | 'cancel';

/** The actions on an order in its present state. */
export function actionsOf(order: Order, language: string): readonly OrderActionName[] {
  const { status, payMethod, payTime, refundUntil } = order;
  const isFree = order.invoiceStatus === 'None' || order.invoiceStatus === 'Rejected';
  const canBeInvoiced = status === 'Paid' && isFree && requestAddress(order, language);
  const isPending = status === 'Pending';
  return [
    'details',
    ...(isPending && payMethod !== 'offline' ? (['pay'] as const) : []),
    ...(payTime ? (['receipt'] as const) : []),
    ...(canBeInvoiced ? (['invoice'] as const) : []),
    ...(refundUntil ? (['refund'] as const) : []),
    ...(isPending ? (['cancel'] as const) : []),
  ];
}

export type OrderActions = (order: Order, action: OrderActionName) => void;

interface Openers {
  onOpen: (order: Order) => void;
  onAsk: (question: { action: 'refund' | 'cancel'; order: Order }) => void;
  onCheckout: (checkout: Checkout) => void;
}

export function useOrderActions({ onOpen, onAsk, onCheckout }: Openers): OrderActions {
  const t = useText();
  const dispatch = useDispatch();
  const { navigation } = usePlatform();
  const language = useLanguage();
  const [payOrder] = usePayOrderMutation();
  const save = useSaveFile();

  async function pay({ orderNo }: Order) {
    const { data, error } = await payOrder(orderNo);
    const refused = orderRefusalOf(error);
    if (data) onCheckout(data);
    else if (refused) dispatch(toastShown({ type: 'failed', text: { plain: orderRefusalText(t, refused) } }));
  }

  return (order, action) => {
    if (action === 'details') onOpen(order);
    else if (action === 'pay') void pay(order);
    else if (action === 'receipt') void save(FILES.receipt(order.orderNo));
    else if (action === 'invoice') navigation.go(requestAddress(order, language) ?? '');
    else onAsk({ action, order });
  };
}
