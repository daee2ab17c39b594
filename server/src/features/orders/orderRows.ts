import type { LedgerRow, OrderDetail, OrderRow } from '@tracking-console/contract/orders/orders';
import type { LedgerLine } from '../quotas/quotaReads.ts';
import type { OrderRecord, orderEvents } from './orderTable.ts';
import { refundUntil } from './refundOrder.ts';

/** An order as the console shows it. */
export function toOrderRow(order: OrderRecord, now: Date): OrderRow {
  const until = refundUntil(order);
  return {
    OrderNo: order.orderNo,
    App: order.scope,
    Type: order.type,
    ProductName: order.productName,
    Quantity: order.quantity,
    Quota: order.quota,
    UnitPrice: order.unitPrice,
    Currency: order.currency,
    Amount: order.amount,
    Discount: order.discount,
    Tax: order.tax,
    PayMethod: order.payMethod,
    Status: order.status,
    CreateTime: order.createTime.toISOString(),
    CloseTime: order.closeTime.toISOString(),
    PayTime: order.payTime?.toISOString() ?? null,
    QuotaExpireTime: order.quotaExpireTime?.toISOString() ?? null,
    InvoiceStatus: order.invoiceStatus,
    RefundUntil: until && until > now ? until.toISOString() : null,
  };
}

interface Further {
  events: readonly (typeof orderEvents.$inferSelect)[];
  ledger: readonly LedgerLine[];
}

export function toOrderDetail(order: OrderRecord, { events, ledger }: Further, now: Date): OrderDetail {
  return {
    ...toOrderRow(order, now),
    RefundReason: order.refundReason,
    Events: events.map(({ time, kind, detail }) => ({ Time: time.toISOString(), Kind: kind, Detail: detail })),
    Ledger: ledger.map(toLedgerRow),
  };
}

export const toLedgerRow = ({ time, delta, reason, orderId, balanceAfter }: LedgerLine): LedgerRow => ({
  Time: time.toISOString(),
  Delta: delta,
  Reason: reason,
  OrderNo: orderId,
  BalanceAfter: balanceAfter,
});
