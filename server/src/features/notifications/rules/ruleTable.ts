import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import { RULE_EVENTS, RULE_SENDS, URL_KINDS } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleFilters } from '@tracking-console/contract/notifications/rules';
import { time } from '../../../columns.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../../drizzle.ts';
import { gid } from '../../users/userTable.ts';

/** What an API customer wants notifications about, and who receives them. */
export const notifyRules = pgTable(
  'notify_rules',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    event: text('event', { enum: RULE_EVENTS }).notNull(),
    triggers: text('triggers').array().$type<NotifyStatus[]>().notNull(),
    filters: jsonb('filters').$type<RuleFilters>().notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
    send: text('send', { enum: RULE_SENDS }).notNull(),
    digestHour: smallint('digest_hour').notNull(),
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
    zone: text('zone').notNull(),
    recipients: text('recipients').array().notNull(),
    url: text('url').notNull(),
    urlKind: text('url_kind', { enum: URL_KINDS }).notNull(),
    /** Up to when days in transit and days without an update have been looked at. */
    scanTime: time('scan_time').notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    uniqueIndex('notify_rules_name').on(table.gid, sql`lower(${table.name})`),
    index('notify_rules_on').on(table.gid, table.event).where(sql`${table.enabled}`),
  ],
);

/** The addresses an account's rules may send to, and how each ends the mails without signing in. */
export const notifyAddresses = pgTable(
  'notify_addresses',
  {
    gid: gid(),
    /** In small letters. */
    email: text('email').notNull(),
    /** In the link of the confirmation mail; it can only confirm. */
    verifyToken: text('verify_token').notNull().unique(),
    /** In the link of every mail; it can only end them. */
    token: text('token').notNull().unique(),
    verifyTime: time('verify_time'),
    unsubscribeTime: time('unsubscribe_time'),
    /** The mail server there does not know it. */
    bounceTime: time('bounce_time'),
    createTime: time('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.email] })],
);

export type RuleRecord = typeof notifyRules.$inferSelect;
export type AddressRecord = typeof notifyAddresses.$inferSelect;
