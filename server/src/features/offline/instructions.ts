import type { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import { formatAmount } from '../../documents/formatAmount.ts';
import type { PdfContent } from '../../documents/pdf/pdfContent.ts';
import type { OrderRecord } from '../orders/orderTable.ts';

/** How an order is paid by transfer, on one page to print, in English as the receipt. */
export const instructionsContent = (order: OrderRecord, account: ReceivingAccount, brand: string): PdfContent => ({
  title: `Transfer instructions ${order.orderNo}`,
  brand,
  created: order.createTime.toISOString(),
  blocks: [
    { kind: 'heading', text: 'Transfer instructions' },
    {
      kind: 'facts',
      title: 'Transfer',
      facts: [
        ['Amount', formatAmount(order.amount, order.currency, 'en')],
        ['Reference', order.orderNo],
        ['Transfer by', order.closeTime.toISOString().slice(0, 10)],
      ],
    },
    {
      kind: 'facts',
      title: 'To',
      facts: [
        ['Account holder', account.holder],
        ['Bank', account.bank],
        ['SWIFT / BIC', account.swift],
        ['Account', account.account],
      ],
    },
    { kind: 'facts', title: 'For', facts: [['Product', `${order.productName} × ${order.quantity}`]] },
    {
      kind: 'note',
      text: 'Enter the reference exactly as shown, then submit the receipt of your transfer in the console.',
    },
  ],
});
