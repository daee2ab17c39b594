import { formatAmount } from '../../documents/formatAmount.ts';
import type { PdfContent } from '../../documents/pdf/pdfContent.ts';
import type { OrderRecord } from './orderTable.ts';

interface ReceiptParts {
  brand: string;
  email: string;
}

/** The receipt of a paid order, in English as every document for abroad. */
export function receiptContent(order: OrderRecord, { brand, email }: ReceiptParts): PdfContent {
  const money = (amount: number) => formatAmount(amount, order.currency, 'en');
  const { orderNo, productName, quantity, unitPrice, discount } = order;
  return {
    title: `Receipt ${orderNo}`,
    brand,
    created: (order.payTime ?? order.createTime).toISOString(),
    blocks: [
      { kind: 'heading', text: 'Receipt' },
      {
        kind: 'facts',
        facts: [
          ['Order', orderNo],
          ['Paid on', dayOf(order.payTime)],
          ['Paid by', METHODS[order.payMethod]],
          ['Billed to', email],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'Description', share: 46 },
          { title: 'Quantity', share: 14, isAmount: true },
          { title: 'Unit price', share: 20, isAmount: true },
          { title: 'Amount', share: 20, isAmount: true },
        ],
        rows: [[productName, String(quantity), money(unitPrice), money(unitPrice * quantity)]],
      },
      {
        kind: 'totals',
        parts: [...(discount > 0 ? [['Discount', money(-discount)] as const] : []), ['Tax', money(order.tax)]],
        totals: [['Total paid', money(order.amount)]],
      },
      {
        kind: 'note',
        text: noteOf(order, money(order.amount)),
      },
    ],
  };
}

function noteOf({ status, scope, quota, quotaExpireTime }: OrderRecord, amount: string): string {
  if (status === 'Refunding') return `A refund of ${amount} has been requested. The quota has been removed.`;
  if (status === 'Refunded') return `${amount} has been refunded. The quota has been removed.`;
  const what = scope === 'API' ? 'credits' : 'more shipments at a time';
  return `${quota.toLocaleString('en')} ${what}, valid until ${dayOf(quotaExpireTime)}`;
}

const METHODS = {
  card: 'Card',
  paypal: 'PayPal',
  alipay: 'Alipay',
  wechat: 'WeChat Pay',
  offline: 'Bank transfer',
} as const;

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? '';
