import { scope, time } from '../../columns.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** The quota of an identity. Its row is locked while quota is spent, so that spending never runs in parallel. */
export const quotaAccounts = pgTable(
  'quota_accounts',
  {
    gid: gid(),
    scope: scope(),
    /** BUYER: numbers that can be tracked at a time. TEST: test numbers there can be. */
    trackingQuota: integer('tracking_quota').notNull().default(0),
    /** API: registrations a day. */
    maxTrackDaily: integer('max_track_daily').notNull().default(0),
    freeEmailQuota: integer('free_email_quota').notNull().default(0),
    freeEmailQuotaUsed: integer('free_email_quota_used').notNull().default(0),
    /** API: may query carriers in real time. */
    realTime: boolean('real_time').notNull().default(false),
    /** A mail was sent that few credits are left, and few still are. */
    isReminded: boolean('is_reminded').notNull().default(false),
    /** The address of that mail; empty: the customer's own. */
    reminderEmail: text('reminder_email').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.gid, table.scope] })],
);

/** Credits, of any origin. */
export const quotaGrants = pgTable(
  'quota_grants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: scope(),
    source: text('source', { enum: ['SignupBonus', 'Order', 'Manual'] }).notNull(),
    /** The order that paid for it. */
    orderId: text('order_id'),
    amount: integer('amount').notNull(),
    remain: integer('remain').notNull(),
    createTime: time('create_time').notNull(),
    /** Null: never. */
    expireTime: time('expire_time'),
  },
  (table) => [
    index('quota_grants_expiry').on(table.gid, table.scope, table.expireTime),
    // The welcome is given once in a customer's life.
    uniqueIndex('quota_grants_bonus').on(table.gid, table.scope).where(sql`${table.source} = 'SignupBonus'`),
    // A safeguard: an order is delivered once.
    uniqueIndex('quota_grants_order').on(table.orderId),
    index('quota_grants_left').on(table.expireTime).where(sql`${table.remain} > 0`),
  ],
);

/** CarriedForward: the sum of the account's older rows, which it replaces. */
const REASONS = [
  'SignupBonus',
  'Order',
  'Manual',
  'Register',
  'Translate',
  'RealTime',
  'AirWaybill',
  'CarriedForward',
  'Refund',
  'RefundFailed',
  'Expired',
] as const;

/** Every movement of credits. */
export const quotaLedger = pgTable(
  'quota_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: scope(),
    time: time('time').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: REASONS }).notNull(),
    /** Kept after the shipment is deleted. */
    shipmentId: bigint('shipment_id', { mode: 'number' }),
    orderId: text('order_id'),
    balanceAfter: integer('balance_after').notNull(),
  },
  (table) => [
    index('quota_ledger_time').on(table.gid, table.scope, table.time),
    index('quota_ledger_order').on(table.orderId).where(sql`${table.orderId} IS NOT NULL`),
    index('quota_ledger_age').on(table.time).where(sql`${table.reason} <> 'CarriedForward'`),
  ],
);

export type QuotaGrant = typeof quotaGrants.$inferSelect;
