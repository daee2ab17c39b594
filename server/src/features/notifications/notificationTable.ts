import type { NotifyChannel, NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import {
  type Audience,
  NOTICE_TYPES,
  type NoticeChannel,
  type NoticeReason,
  type NoticeState,
  type RuleEvent,
} from '@tracking-console/contract/notifications/ruleConstants';
import { time } from '../../columns.ts';
import { bigint, boolean, index, integer, pgTable, smallint, sql, text, uniqueIndex, uuid } from '../../drizzle.ts';
import { gid, users } from '../users/userTable.ts';
import { notifyRules } from './rules/ruleTable.ts';

/** Notifications that are due, sent, or not sent and why: outbox and log in one. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    /** BUYER: the buyer's own notifications; the others are sent by rules. */
    audience: text('audience').$type<'BUYER' | Audience>().notNull().default('BUYER'),
    /** No reference: the history outlives the shipment. Null: it is about the account. */
    shipmentId: bigint('shipment_id', { mode: 'number' }),
    number: text('number').notNull(),
    carrier: integer('carrier').notNull().default(0),
    orderNo: text('order_no').notNull().default(''),
    /** What the shipment became, or what happened to the account. */
    status: text('status').$type<NotifyStatus | Exclude<RuleEvent, 'shipment'>>().notNull(),
    subStatus: text('sub_status').notNull().default(''),
    /** Distinguishes further notifications of one status, such as tests; empty: the status change itself. */
    occasion: text('occasion').notNull().default(''),
    channel: text('channel').$type<NotifyChannel | NoticeChannel>().notNull(),
    /** An address or a URL; empty: the account's own address. */
    recipient: text('recipient').notNull().default(''),
    ruleId: bigint('rule_id', { mode: 'number' }).references(() => notifyRules.id, { onDelete: 'set null' }),
    ruleName: text('rule_name').notNull().default(''),
    /** Of a flow with a name; null: of the status's own. No reference, as a deleted flow sends nothing. */
    flowId: bigint('flow_id', { mode: 'number' }),
    /** Of a test; the others are mailed with the template of their day. */
    templateId: bigint('template_id', { mode: 'number' }),
    type: text('type', { enum: NOTICE_TYPES }).notNull().default('auto'),
    state: text('state').$type<NoticeState>().notNull(),
    /** Why it was not sent, or waits. */
    reason: text('reason').$type<NoticeReason>(),
    /** The mail it was sent in. */
    messageId: text('message_id'),
    /** It has used up one of the account's mails. */
    isCharged: boolean('is_charged').notNull().default(false),
    /** What the mail's receiver answered. */
    detail: text('detail').notNull().default(''),
    createTime: time('create_time').notNull(),
    /** When it may be sent; null once it is decided. */
    dueTime: time('due_time'),
    endTime: time('end_time'),
    /** When its mail was first opened and a link in it first followed, where the account has turned that on. */
    openTime: time('open_time'),
    clickTime: time('click_time'),
    /** When it was sent again, as another notification. */
    resendTime: time('resend_time'),
    attempts: smallint('attempts').notNull().default(0),
    /** The attempt in hand, and when another process may take it over. */
    claim: uuid('claim'),
    claimedUntil: time('claimed_until'),
  },
  (table) => {
    const isRules = sql`${table.audience} <> 'BUYER'`;
    return [
      // Carriers go back and forth; a recipient is notified of a status once, whatever number of rules name it.
      uniqueIndex('notifications_once')
        .on(table.shipmentId, table.status, table.channel, table.audience, table.recipient, table.occasion)
        .where(sql`${table.state} NOT IN ('Skipped', 'Suppressed')`),
      index('notifications_owner').on(table.gid, table.id).where(sql`${table.audience} = 'BUYER'`),
      index('notifications_shipment').on(table.shipmentId, table.id),
      index('notifications_due').on(table.gid, table.dueTime).where(sql`${table.dueTime} IS NOT NULL`),
      index('notifications_age').on(table.createTime),
      // One for each filter of the history: a page is read in order of time, however few rows match.
      index('notices_time').on(table.gid, table.createTime, table.id).where(isRules),
      index('notices_state').on(table.gid, table.state, table.createTime, table.id).where(isRules),
      index('notices_status').on(table.gid, table.status, table.createTime, table.id).where(isRules),
      index('notices_number').on(table.gid, table.number, table.createTime, table.id).where(isRules),
      index('notices_carrier').on(table.gid, table.carrier, table.createTime, table.id).where(isRules),
      index('notices_own').on(table.gid, table.createTime, table.id).where(sql`${table.audience} = 'OWN'`),
      index('notices_customer').on(table.gid, table.createTime, table.id).where(sql`${table.audience} = 'CONSUMER'`),
      index('notices_url')
        .on(table.gid, table.createTime, table.id)
        .where(sql`${isRules} AND ${table.channel} <> 'email'`),
      index('notices_by_hand')
        .on(table.gid, table.createTime, table.id)
        .where(sql`${isRules} AND ${table.type} <> 'auto'`),
      index('notices_rule').on(table.ruleId, table.createTime),
      index('notices_recipient').on(table.gid, table.recipient, table.endTime).where(isRules),
      index('notices_message').on(table.messageId).where(sql`${table.messageId} IS NOT NULL`),
    ];
  },
);

/** Mails as they were sent, once for all notifications in them. */
export const sentMails = pgTable(
  'sent_mails',
  {
    messageId: text('message_id').primaryKey(),
    gid: gid(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [index('sent_mails_gid').on(table.gid), index('sent_mails_age').on(table.createTime)],
);

/** Reports of the mail server, by its ids: one that comes again has no effect. */
export const mailReports = pgTable(
  'mail_reports',
  { id: text('id').primaryKey(), receiveTime: time('receive_time').notNull() },
  (table) => [index('mail_reports_age').on(table.receiveTime)],
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
