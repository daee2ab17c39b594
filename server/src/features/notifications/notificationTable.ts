import type {
  NotificationState,
  NotifyChannel,
  NotifyReason,
  NotifyStatus,
} from '@tracking-console/contract/notificationConstants';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { users } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications that are due, sent, or not sent and why: outbox and log in one. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    status: text('status').$type<NotifyStatus>().notNull(),
    channel: text('channel').$type<NotifyChannel>().notNull(),
    state: text('state').$type<NotificationState>().notNull(),
    /** Why it was not sent, or waits. */
    reason: text('reason').$type<NotifyReason>(),
    /** What the mail's receiver answered. */
    detail: text('detail').notNull().default(''),
    createTime: time('create_time').notNull(),
    /** When it may be sent; null once it is decided. */
    dueTime: time('due_time'),
    endTime: time('end_time'),
    attempts: smallint('attempts').notNull().default(0),
    /** The attempt in hand, and when another process may take it over. */
    claim: uuid('claim'),
    claimedUntil: time('claimed_until'),
  },
  (table) => [
    // Carriers go back and forth; a customer is notified of a status once.
    uniqueIndex('notifications_once')
      .on(table.shipmentId, table.status, table.channel)
      .where(sql`${table.state} <> 'Skipped'`),
    index('notifications_owner').on(table.gid, table.id),
    index('notifications_shipment').on(table.shipmentId, table.id),
    index('notifications_due').on(table.dueTime, table.gid).where(sql`${table.dueTime} IS NOT NULL`),
    index('notifications_age').on(table.createTime),
  ],
);

/** Customers mails went to: how they end the mails without signing in. */
export const mailRecipients = pgTable('mail_recipients', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  /** In the link of every mail to them; it can do nothing else. */
  token: text('token').notNull().unique(),
  unsubscribeTime: time('unsubscribe_time'),
});

export type NotificationRecord = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;
