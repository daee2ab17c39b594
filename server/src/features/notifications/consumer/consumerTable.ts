import type { NotifyStatus } from '@tracking-console/contract/notificationConstants';
import { CONSENTS } from '@tracking-console/contract/templateConstants';
import type { Block } from '@tracking-console/contract/templates';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const gid = () =>
  text('gid')
    .notNull()
    .references(() => users.gid, { onDelete: 'cascade' });

/** Of which statuses an account's customers are mailed; what is left out is off. */
export const consumerFlows = pgTable(
  'consumer_flows',
  {
    gid: gid(),
    status: text('status').$type<NotifyStatus>().notNull(),
    enabled: boolean('enabled').notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.status] })],
);

/** Of whom those mails are, and whether recipients are asked first. */
export const consumerSenders = pgTable('consumer_senders', {
  gid: gid().primaryKey(),
  fromName: text('from_name').notNull(),
  replyTo: text('reply_to').notNull(),
  consent: text('consent', { enum: CONSENTS }).notNull(),
  /** Whether opened mails and clicked links are noted. */
  tracking: boolean('tracking').notNull().default(false),
});

/** One for each status and language. Version 0 is our own words, which are in the locales. */
export const notifyTemplates = pgTable(
  'notify_templates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    status: text('status').$type<NotifyStatus>().notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => [uniqueIndex('notify_templates_name').on(table.gid, table.status, table.language)],
);

export const notifyTemplateVersions = pgTable(
  'notify_template_versions',
  {
    templateId: bigint('template_id', { mode: 'number' })
      .notNull()
      .references(() => notifyTemplates.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.version] })],
);

/** Recipients of an account's shipments who were mailed, and how each ends the mails without signing in. */
export const consumerRecipients = pgTable(
  'consumer_recipients',
  {
    gid: gid(),
    /** In small letters. */
    email: text('email').notNull(),
    /** As those of notify_addresses. */
    verifyToken: text('verify_token').notNull().unique(),
    token: text('token').notNull().unique(),
    /** When the recipient was asked, where recipients are. */
    askTime: time('ask_time'),
    verifyTime: time('verify_time'),
    unsubscribeTime: time('unsubscribe_time'),
    bounceTime: time('bounce_time'),
    createTime: time('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.email] })],
);

export type TemplateRecord = typeof notifyTemplates.$inferSelect;
export type RecipientRecord = typeof consumerRecipients.$inferSelect;
