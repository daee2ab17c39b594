import type {
  Currency,
  InvoiceStatus,
  OrderEventKind,
  OrderStatus,
  OrderType,
  PayMethod,
} from '@tracking-console/contract/orders/orderConstants';
import { time } from '../../columns.ts';
import { bigint, index, integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** In the currency's smallest unit. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull();
const orderNo = () =>
  text('order_no')
    .notNull()
    .references(() => orders.orderNo, { onDelete: 'cascade' });

/** Customers' orders, paid or not. Names, prices and quota are those of the moment of the order. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    gid: gid(),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    /** The id of the request that made it. */
    requestId: text('request_id'),
    type: text('type').$type<OrderType>().notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    quantity: integer('quantity').notNull(),
    quota: bigint('quota', { mode: 'number' }).notNull(),
    /** How long the quota is valid, from the payment. */
    days: integer('days').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    unitPrice: money('unit_price'),
    discount: money('discount'),
    tax: money('tax'),
    amount: money('amount'),
    payMethod: text('pay_method').$type<PayMethod>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    invoiceStatus: text('invoice_status').$type<InvoiceStatus>().notNull().default('None'),
    createTime: time('create_time').notNull(),
    closeTime: time('close_time').notNull(),
    payTime: time('pay_time'),
    quotaExpireTime: time('quota_expire_time'),
    refundReason: text('refund_reason').notNull().default(''),
    /** When the customer was mailed about the payment. */
    mailTime: time('mail_time'),
    /** Without case and accents. */
    searchText: text('search_text').generatedAlwaysAs(sql`search_fold(order_no || E'\\n' || product_name)`),
  },
  (table) => [
    // Counts and totals of a list, searched or not, are read from the index alone.
    index('orders_list').on(
      table.gid,
      table.scope,
      table.createTime,
      table.orderNo,
      table.status,
      table.type,
      table.payMethod,
      table.currency,
      table.amount,
      table.searchText,
    ),
    uniqueIndex('orders_request').on(table.gid, table.requestId),
    index('orders_pending').on(table.closeTime).where(sql`${table.status} = 'Pending'`),
    index('orders_refunding').on(table.payTime).where(sql`${table.status} = 'Refunding'`),
    index('orders_unmailed').on(table.payTime).where(sql`${table.payTime} IS NOT NULL AND ${table.mailTime} IS NULL`),
  ],
);

/** Attempts to pay an order at a provider. */
export const orderPayments = pgTable(
  'order_payments',
  {
    /** The order's number, a hyphen and the attempt: what the provider knows it by. */
    key: text('key').primaryKey(),
    orderNo: orderNo(),
    provider: text('provider').notNull(),
    method: text('method').$type<PayMethod>().notNull(),
    /** The provider's id of it, and its address; null until it has answered. */
    ref: text('ref'),
    url: text('url'),
    /** Surplus: paid for an order that was paid already, or another amount; it is refunded. */
    status: text('status', { enum: ['Open', 'Ended', 'Succeeded', 'Surplus', 'Refunded'] }).notNull(),
    createTime: time('create_time').notNull(),
    /** When the provider was last queried for it. */
    askTime: time('ask_time').notNull(),
  },
  (table) => [
    index('order_payments_order').on(table.orderNo),
    // A safeguard: no order is paid twice.
    uniqueIndex('order_payments_paid').on(table.orderNo).where(sql`${table.status} = 'Succeeded'`),
    index('order_payments_followed').on(table.askTime).where(sql`${table.status} IN ('Open', 'Surplus')`),
  ],
);

/** The history of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: orderNo(),
    time: time('time').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('order_events_order').on(table.orderNo, table.id)],
);

export type OrderRecord = Omit<typeof orders.$inferSelect, 'searchText'>;
export type PaymentRecord = typeof orderPayments.$inferSelect;
