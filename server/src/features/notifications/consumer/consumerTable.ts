import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { DnsRecord } from '@tracking-console/contract/notifications/senderDomain';
import { CONSENTS } from '@tracking-console/contract/notifications/templateConstants';
import type { Block } from '@tracking-console/contract/notifications/templates';
import type { ShipmentFilters } from '@tracking-console/contract/shipments/shipmentFilters';
import { time } from '../../../columns.ts';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  isNotNull,
  isNull,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { gid } from '../../users/userTable.ts';

export const NO_FILTERS: ShipmentFilters = { SubStatus: [], Carrier: [], Destination: [], Keywords: [] };

/** When an account's customers are mailed. A status whose own flow is left out is off. */
export const consumerFlows = pgTable(
  'consumer_flows',
  {
    gid: gid(),
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Empty: the status's own flow. */
    name: text('name').notNull().default(''),
    status: text('status').$type<NotifyStatus>().notNull(),
    enabled: boolean('enabled').notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
    filters: jsonb('filters').$type<ShipmentFilters>().notNull().default(NO_FILTERS),
    /** Empty: the shipment's. */
    language: text('language').notNull().default(''),
    hasTemplate: boolean('has_template').notNull().default(false),
    /** Order of the named flows: of those that match, the one with the lowest position mails. */
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('consumer_flows_status').on(table.gid, table.status).where(sql`${table.name} = ''`),
    uniqueIndex('consumer_flows_name').on(table.gid, sql`lower(${table.name})`).where(sql`${table.name} <> ''`),
  ],
);

/** The sender of those mails, and whether recipients must agree first. */
export const consumerSenders = pgTable('consumer_senders', {
  gid: gid().primaryKey(),
  fromName: text('from_name').notNull(),
  replyTo: text('reply_to').notNull(),
  consent: text('consent', { enum: CONSENTS }).notNull(),
  /** Whether opened mails and clicked links are noted. */
  tracking: boolean('tracking').notNull().default(false),
});

/** The domain an account's mails come from, once its DNS records allow it. */
export const senderDomains = pgTable(
  'sender_domains',
  {
    gid: gid().primaryKey(),
    /** In small letters, as DNS has it. */
    domain: text('domain').notNull(),
    /** Of the DKIM key. */
    selector: text('selector').notNull(),
    /** PKCS #8, sealed. */
    privateKey: text('private_key').notNull(),
    /** As DKIM publishes it. */
    publicKey: text('public_key').notNull(),
    /** As of the last check. */
    records: jsonb('records').$type<DnsRecord[]>().notNull(),
    checkTime: time('check_time'),
    verifyTime: time('verify_time'),
    /** When a verified domain is checked by itself; null: now. */
    nextCheckTime: time('next_check_time'),
    /** Daily checks in a row that did not find all records. */
    missedChecks: smallint('missed_checks').notNull().default(0),
    /** When daily checks ended its use, until it is verified again. */
    lostTime: time('lost_time'),
    /** When the owner was notified of it. */
    lostMailTime: time('lost_mail_time'),
    createTime: time('create_time').notNull(),
  },
  // Only a verified domain is unique: naming one without proof does not block its owner.
  (table) => [uniqueIndex('sender_domains_verified').on(table.domain).where(isNotNull(table.verifyTime))],
);

/** One for each status or named flow, and language. Version 0 is our own text, which is in the locales. */
export const notifyTemplates = pgTable(
  'notify_templates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    status: text('status').$type<NotifyStatus>().notNull(),
    /** Null: of the status. */
    flowId: bigint('flow_id', { mode: 'number' }).references(() => consumerFlows.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('notify_templates_name').on(table.gid, table.status, table.language).where(isNull(table.flowId)),
    uniqueIndex('notify_templates_flow').on(table.flowId, table.language).where(isNotNull(table.flowId)),
  ],
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
    /** When the recipient was mailed the question, if the account's recipients must agree first. */
    askTime: time('ask_time'),
    verifyTime: time('verify_time'),
    unsubscribeTime: time('unsubscribe_time'),
    bounceTime: time('bounce_time'),
    createTime: time('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.email] })],
);

/** The links in mails: each leads to the page of one shipment, where its mails can be turned off. */
export const consumerLinks = pgTable(
  'consumer_links',
  {
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    gid: gid(),
    /** Of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token for the next mail, encrypted. */
    sealedToken: text('sealed_token').notNull(),
    /** When the recipient turned off the mails about this shipment; null: they are on. */
    muteTime: time('mute_time'),
    createTime: time('create_time').notNull(),
    /** Extended by each mail. */
    expireTime: time('expire_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.email] }),
    foreignKey({
      columns: [table.gid, table.email],
      foreignColumns: [consumerRecipients.gid, consumerRecipients.email],
    }).onDelete('cascade'),
    index('consumer_links_recipient').on(table.gid, table.email),
    index('consumer_links_age').on(table.expireTime),
  ],
);

export type LinkRecord = typeof consumerLinks.$inferSelect;
export type FlowRecord = typeof consumerFlows.$inferSelect;
export type TemplateRecord = typeof notifyTemplates.$inferSelect;
export type SenderDomainRecord = typeof senderDomains.$inferSelect;
export type RecipientRecord = typeof consumerRecipients.$inferSelect;
