import { decimal } from '../../documents/formatAmount.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Download } from '../../http/calls/sendFile.ts';
import { tableFile } from '../tasks/files/tableFile.ts';
import type { OrderRecord } from './orderTable.ts';

const COLUMNS = [
  'orderNo',
  'type',
  'product',
  'quantity',
  'quota',
  'currency',
  'discount',
  'tax',
  'amount',
  'method',
  'status',
  'created',
  'paidOn',
  'validUntil',
] as const;

/** A list of orders as a file, in the customer's language. */
export function exportOrders(orders: readonly OrderRecord[], format: 'csv' | 'xlsx', language: string): Download {
  const { t } = textsOf(language);
  const time = (value: Date | null) => value?.toISOString() ?? '';
  const rows = orders.map((order) => [
    order.orderNo,
    t(`orders.type.${order.type}`),
    order.productName,
    String(order.quantity),
    String(order.quota),
    ...[order.currency, order.discount, order.tax, order.amount].map((value) =>
      typeof value === 'number' ? decimal(value, order.currency) : value,
    ),
    t(`orders.method.${order.payMethod}`),
    t(`orders.status.${order.status}`),
    time(order.createTime),
    time(order.payTime),
    time(order.status === 'Paid' ? order.quotaExpireTime : null),
  ]);
  return tableFile('orders', [COLUMNS.map((column) => t(`column.${column}`)), ...rows], format);
}
