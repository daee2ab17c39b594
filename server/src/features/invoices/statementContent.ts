import type { Currency } from '@tracking-console/contract/orders/orderConstants';
import { formatAmount } from '../../documents/formatAmount.ts';
import type { PdfContent } from '../../documents/pdf/pdfContent.ts';
import type { OrderRecord } from '../orders/orderTable.ts';
import { dayOf } from './invoiceContent.ts';

interface Parts {
  /** "2026-03". */
  month: string;
  orders: readonly OrderRecord[];
  email: string;
  brand: string;
  now: Date;
}

/** What was paid in a month, with a total of each currency. */
export function statementContent({ month, orders, email, brand, now }: Parts): PdfContent {
  const money = (amount: number, currency: Currency) => formatAmount(amount, currency, 'en');
  const kept = orders.filter(({ status }) => status !== 'Refunded');
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of kept) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const totals = [...sums].map(([currency, amount]) => [`Total ${currency}`, money(amount, currency)] as const);
  return {
    title: `Statement ${month}`,
    brand,
    created: now.toISOString(),
    blocks: [
      { kind: 'heading', text: 'Statement', aside: `Orders paid in ${month} (UTC)` },
      {
        kind: 'facts',
        title: 'Account',
        facts: [
          ['Email', email],
          ['Made on', dayOf(now)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'Paid on', share: 15 },
          { title: 'Order', share: 24 },
          { title: 'Description', share: 29 },
          { title: 'Tax', share: 14, isAmount: true },
          { title: 'Amount', share: 18, isAmount: true },
        ],
        rows: orders.map((order) => [
          order.payTime ? dayOf(order.payTime) : '',
          order.orderNo,
          order.status === 'Refunded' ? `${order.productName} (refunded)` : order.productName,
          money(order.tax, order.currency),
          money(order.amount, order.currency),
        ]),
      },
      ...(totals.length > 0
        ? [{ kind: 'totals', totals } as const]
        : [{ kind: 'note', text: 'No orders were paid in this month.' } as const]),
      { kind: 'note', text: 'Refunded orders are not part of the totals.' },
    ],
  };
}
