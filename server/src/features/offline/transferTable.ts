import type { ReceiptType, TransferStatus } from '@tracking-console/contract/orders/offlineConstants';
import { time } from '../../columns.ts';
import { bigint, customType, date, index, integer, pgTable, sql, text, unique, uniqueIndex } from '../../drizzle.ts';
import { orders } from '../orders/orderTable.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ofTransfer = () =>
  bigint('transfer_id', { mode: 'number' })
    .notNull()
    .references(() => transfers.id, { onDelete: 'cascade' });

/** How an order was paid by bank transfer, as submitted by its customer; one row per order. */
export const transfers = pgTable(
  'offline_transfers',
  {
    id: id(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    status: text('status').$type<TransferStatus>().notNull(),
    /** How often it was submitted: the number of the last time. */
    submission: integer('submission').notNull().default(0),
    payer: text('payer').notNull().default(''),
    bank: text('bank').notNull().default(''),
    accountTail: text('account_tail').notNull().default(''),
    // Null while it is taken back: the same may then be submitted for another order.
    transferDate: date('transfer_date', { mode: 'string' }),
    amount: bigint('amount', { mode: 'number' }),
    reference: text('reference'),
    note: text('note').notNull().default(''),
    /** Why it was rejected. */
    reviewNote: text('review_note').notNull().default(''),
    updateTime: time('update_time').notNull(),
    /** When the customer was mailed that it was rejected. */
    mailTime: time('mail_time'),
  },
  (table) => [
    uniqueIndex('offline_transfers_order').on(table.orderNo),
    // Backs up samePayment.ts, which also recognizes the reference in other spellings.
    unique('offline_transfers_same').on(table.reference, table.amount, table.transferDate),
    index('offline_transfers_review').on(table.status, table.updateTime),
    index('offline_transfers_unmailed')
      .on(table.updateTime)
      .where(sql`${table.status} = 'Rejected' AND ${table.mailTime} IS NULL`),
  ],
);

/** Receipts of a transfer; the type is that of the content. */
export const receipts = pgTable(
  'offline_receipts',
  {
    id: id(),
    transferId: ofTransfer(),
    submission: integer('submission').notNull(),
    type: text('type').$type<ReceiptType>().notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [index('offline_receipts_transfer').on(table.transferId, table.submission)],
);

/** Every move of a transfer, and the account that made it. Rows are only added. */
export const transferEvents = pgTable(
  'offline_transfer_events',
  {
    id: id(),
    transferId: ofTransfer(),
    time: time('time').notNull(),
    /** The account that made it, which may be gone. */
    gid: text('gid').notNull(),
    email: text('email').notNull(),
    submission: integer('submission').notNull(),
    status: text('status').$type<TransferStatus>().notNull(),
    amount: bigint('amount', { mode: 'number' }),
    note: text('note').notNull().default(''),
  },
  (table) => [index('offline_transfer_events_transfer').on(table.transferId, table.id)],
);

export type TransferRecord = typeof transfers.$inferSelect;
