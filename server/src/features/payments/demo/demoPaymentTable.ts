import type { Currency } from '@tracking-console/contract/orders/orderConstants';
import { time } from '../../../columns.ts';
import { bigint, index, integer, pgTable, text } from '../../../drizzle.ts';

/** The data of the demo's stand-in for a payment provider. It has no money and no customers of its own. */
export const demoCheckouts = pgTable(
  'demo_checkouts',
  {
    /** Secret: anyone with the address may pay. */
    ref: text('ref').primaryKey(),
    key: text('key').notNull().unique(),
    orderNo: text('order_no').notNull(),
    description: text('description').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    state: text('state', { enum: ['Open', 'SecondStep', 'Paid', 'Ended', 'Refunded'] }).notNull(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('demo_checkouts_expiry').on(table.expireTime)],
);

/** Events on their way to the webhook. */
export const demoPaymentEvents = pgTable(
  'demo_payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ref: text('ref')
      .notNull()
      .references(() => demoCheckouts.ref, { onDelete: 'cascade' }),
    state: text('state', { enum: ['paid', 'failed'] }).notNull(),
    dueTime: time('due_time').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('demo_payment_events_due').on(table.dueTime)],
);
