import { DATA_MODES } from '@tracking-console/contract/api/keyConstants';
import {
  DELIVERY_STATES,
  type DeliveryError,
  WEBHOOK_EVENTS,
  WEBHOOK_VERSIONS,
  type WebhookEvent,
} from '@tracking-console/contract/api/webhookConstants';
import type { WebhookAttempt, WebhookRow } from '@tracking-console/contract/api/webhooks';
import type { MainStatus } from '@tracking-console/contract/shipments/statuses';
import { time } from '../../columns.ts';
import {
  type AnyPgColumn,
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
  uuid,
} from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** As the webhook's, and the shipment's. */
const mode = () => text('mode', { enum: DATA_MODES }).notNull().default('live');
const isTest = (mode: AnyPgColumn) => sql`${mode} = 'test'`;
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The addresses of customers' programs for changes. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    gid: gid(),
    url: text('url').notNull(),
    /** The set of data whose events it receives; never changed. */
    mode: text('mode', { enum: DATA_MODES }).notNull(),
    version: text('version', { enum: WEBHOOK_VERSIONS }).notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** None: all. */
    statuses: text('statuses').array().$type<MainStatus[]>().notNull(),
    /** JSON, sealed: they often hold a token. */
    headers: text('headers').notNull(),
    /** Sealed; the one before it is valid until `previousUntil`. */
    secret: text('secret').notNull(),
    secretHint: text('secret_hint').notNull(),
    previousSecret: text('previous_secret'),
    previousUntil: time('previous_until'),
    enabled: boolean('enabled').notNull(),
    /** Since when no delivery has succeeded; null: the last one did. */
    failingSince: time('failing_since'),
    autoDisabledAt: time('auto_disabled_at'),
    lastTest: jsonb('last_test').$type<NonNullable<WebhookRow['last_test']>>(),
    createTime: time('create_time').notNull(),
  },
  (table) => [index('webhooks_gid').on(table.gid, table.id)],
);

/** The events of the API's shipments for webhooks: outbox and log in one. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    /** The id receivers know it by. */
    key: uuid('key').notNull().defaultRandom(),
    gid: gid(),
    mode: mode(),
    // No reference to the shipment: the log outlives it.
    shipmentId: bigint('shipment_id', { mode: 'number' }).notNull(),
    number: text('number').notNull(),
    carrier: integer('carrier').notNull(),
    event: text('event', { enum: WEBHOOK_EVENTS }).notNull(),
    packageStatus: text('package_status').$type<MainStatus>().notNull(),
    subStatus: text('sub_status').notNull(),
    /** The body's `data` of the newest version, as it was then. Text: JSON of PostgreSQL would change its bytes. */
    data: text('data').notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_events_key').on(table.key),
    // One for each filter, so that a page is read in order, however rare its rows.
    index('webhook_events_time').on(table.gid, table.createTime, table.id),
    index('webhook_events_number').on(table.gid, table.number, table.createTime, table.id),
    index('webhook_events_carrier').on(table.gid, table.carrier, table.createTime, table.id),
    index('webhook_events_status').on(table.gid, table.packageStatus, table.createTime, table.id),
    index('webhook_events_stopped')
      .on(table.gid, table.createTime, table.id)
      .where(sql`${table.event} = 'TRACKING_STOPPED'`),
    index('webhook_events_test').on(table.gid, table.createTime, table.id).concurrently().where(isTest(table.mode)),
    index('webhook_events_age').on(table.createTime),
  ],
);

/** An event on its way to one webhook: queue and log in one. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    gid: gid(),
    mode: mode(),
    webhookId: bigint('webhook_id', { mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    shipmentId: bigint('shipment_id', { mode: 'number' }).notNull(),
    // Copied from the event, to filter by.
    number: text('number').notNull(),
    event: text('event', { enum: WEBHOOK_EVENTS }).notNull(),
    version: text('version', { enum: WEBHOOK_VERSIONS }).notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('Waiting'),
    /** When it may be sent, or reclaimed from a process that has died; null once it is decided. */
    dueTime: time('due_time'),
    /** The process that sends it. */
    claim: uuid('claim'),
    /** Attempts since it was queued or sent again. */
    tries: smallint('tries').notNull().default(0),
    /** The response code of the last attempt. */
    code: smallint('code'),
    ms: integer('ms'),
    error: text('error').$type<DeliveryError>(),
    attempts: integer('attempts').notNull().default(0),
    /** The latest ones. */
    log: jsonb('log').$type<WebhookAttempt[]>().notNull().default([]),
    createTime: time('create_time').notNull(),
    endTime: time('end_time'),
  },
  (table) => {
    const isPending = sql`${table.dueTime} IS NOT NULL`;
    return [
      index('webhook_deliveries_due').on(table.webhookId, table.dueTime, table.id).where(isPending),
      index('webhook_deliveries_order').on(table.webhookId, table.shipmentId, table.id).where(isPending),
      index('webhook_deliveries_gid').on(table.gid, table.id),
      index('webhook_deliveries_number').on(table.gid, table.number, table.id),
      index('webhook_deliveries_failed').on(table.gid, table.id).where(sql`${table.state} = 'Failed'`),
      index('webhook_deliveries_event').on(table.eventId),
      index('webhook_deliveries_test').on(table.gid, table.id).concurrently().where(isTest(table.mode)),
      index('webhook_deliveries_age').on(table.createTime),
    ];
  },
);

/** Requests to a customer's webhooks by the hour, counted as they end: the dashboard counts no deliveries. */
export const webhookUsage = pgTable(
  'webhook_usage',
  {
    gid: gid(),
    /** When the hour begins. */
    hour: time('hour').notNull(),
    delivered: integer('delivered').notNull(),
    failed: integer('failed').notNull(),
    testDelivered: integer('test_delivered').notNull().default(0),
    testFailed: integer('test_failed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gid, table.hour] }), index('webhook_usage_age').on(table.hour)],
);

export type WebhookRecord = typeof webhooks.$inferSelect;
export type EventRecord = typeof webhookEvents.$inferSelect;
export type DeliveryRecord = typeof webhookDeliveries.$inferSelect;
