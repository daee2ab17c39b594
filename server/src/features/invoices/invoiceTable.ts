import type { InvoiceKind, InvoiceState, TitleType } from '@tracking-console/contract/orders/invoiceConstants';
import type { Currency } from '@tracking-console/contract/orders/orderConstants';
import { time } from '../../columns.ts';
import { bigint, boolean, index, integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts';
import { orders } from '../orders/orderTable.ts';
import { gid } from '../users/userTable.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The invoice's recipient. */
const details = () => ({
  kind: text('kind').$type<InvoiceKind>().notNull(),
  titleType: text('title_type').$type<TitleType>().notNull(),
  title: text('title').notNull(),
  taxNo: text('tax_no').notNull(),
  bank: text('bank').notNull(),
  bankAccount: text('bank_account').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  country: text('country').notNull(),
  email: text('email').notNull(),
});

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    gid: gid(),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    /** Null until it is issued. */
    number: text('number'),
    /** The number of the invoice it replaces. */
    corrects: text('corrects'),
    ...details(),
    note: text('note').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** In the currency's smallest unit. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: text('status').$type<InvoiceState>().notNull(),
    /** Why it was rejected. */
    rejectReason: text('reject_reason').notNull().default(''),
    applyTime: time('apply_time').notNull(),
    issueTime: time('issue_time'),
    /** When it, or its rejection, was last mailed. */
    mailTime: time('mail_time'),
  },
  (table) => [
    index('invoices_list').on(table.gid, table.scope, table.applyTime, table.id),
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_review').on(table.status, table.applyTime, table.id),
    index('invoices_decided')
      .on(table.applyTime)
      .where(sql`${table.status} IN ('Issued', 'Rejected') AND ${table.mailTime} IS NULL`),
  ],
);

/** The orders of an invoice. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    /** False once it was withdrawn, or another one took its place. */
    isCovering: boolean('is_covering').notNull().default(true),
  },
  (table) => [
    uniqueIndex('invoice_orders_pair').on(table.invoiceId, table.orderNo),
    // The database itself prevents that an order is invoiced twice.
    uniqueIndex('invoice_orders_covered').on(table.orderNo).where(sql`${table.isCovering}`),
  ],
);

/** What the staff decided about a request, and who did. Rows are only added. */
export const invoiceDecisions = pgTable(
  'invoice_decisions',
  {
    id: id(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    time: time('time').notNull(),
    /** The reviewer; their account may be gone. */
    gid: text('gid').notNull(),
    email: text('email').notNull(),
    status: text('status', { enum: ['Issued', 'Rejected'] }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('invoice_decisions_invoice').on(table.invoiceId, table.id)],
);

/** The last number of each year. Its row is locked until the invoice with the next number is committed. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Details a customer uses again. */
export const invoiceProfiles = pgTable(
  'invoice_profiles',
  { id: id(), gid: gid(), isDefault: boolean('is_default').notNull(), ...details() },
  (table) => [
    index('invoice_profiles_gid').on(table.gid),
    uniqueIndex('invoice_profiles_default').on(table.gid).where(sql`${table.isDefault}`),
  ],
);

export type InvoiceRecord = typeof invoices.$inferSelect;
export type ProfileRecord = typeof invoiceProfiles.$inferSelect;
