import { CHECK_DIGIT_STATES, DATA_SOURCES, TAG_TYPES } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES, type MainStatus, type SubStatus } from '@tracking-console/contract/statuses';
import type { Address, EstimatedDelivery, MiscInfo, TrackEvent } from '@tracking-console/contract/trackInfo';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  interval,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Owner } from '../../../owner.ts';
import { users } from '../../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Details a customer gives for carriers that ask for them; names as on the wire. */
export type AdditionalFields = Partial<Record<AdditionalField, string>> & {
  special_tracking_info?: { number_type?: string; parameter?: string };
};
export type AdditionalField =
  | 'destination_postal_code'
  | 'origin_country'
  | 'destination_country'
  | 'destination_city'
  | 'ship_date'
  | 'shipper'
  | 'consignee'
  | 'phone_number_last_4'
  | 'phone_number'
  | 'cpf_or_cnpj'
  | 'param';

const EXPECTED_DAY = `left(coalesce(estimated_delivery->>'to', estimated_delivery->>'from'), 10)`;
/** 2026-03-01: the last day a carrier expects to deliver on, where it does. As its index has it. */
export const expectedDay = sql.raw(EXPECTED_DAY);

export const shipments = pgTable(
  'shipments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerGid: text('owner_gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    kind: text('kind', { enum: ['POST', 'AIR'] })
      .notNull()
      .default('POST'),
    number: text('number').notNull(),
    /** Carrier keys; 0: none. */
    carrier: integer('carrier').notNull().default(0),
    finalCarrier: integer('final_carrier').notNull().default(0),
    /** Who chose the carrier: 1 detected, 2 given and verified, 3 a guess. */
    carrierOrigin: smallint('origin').notNull(),
    checkDigit: text('check_digit', { enum: CHECK_DIGIT_STATES }).notNull(),
    additionalFields: jsonb('additional_fields').$type<AdditionalFields>().notNull().default({}),
    tag: text('tag').notNull().default(''),
    /** The customer's own mark, or empty. */
    tagType: text('tag_type', { enum: ['', ...TAG_TYPES] })
      .notNull()
      .default(''),
    remark: text('remark').notNull().default(''),
    orderNo: text('order_no').notNull().default(''),
    orderTime: text('order_time').notNull().default(''),
    /** Where it was ordered: the platform, and the shop there. */
    orderPlatform: text('order_platform').notNull().default(''),
    orderShop: text('order_shop').notNull().default(''),
    /** Language to translate checkpoints into. */
    lang: text('lang').notNull().default(''),
    translationMode: text('translation_mode').notNull().default(''),
    email: text('email').notNull().default(''),
    dataOrigin: text('data_origin', { enum: ['Api', 'Manual', 'Import'] }).notNull(),
    testMode: boolean('test_mode').notNull().default(false),

    registerTime: time('register_time').notNull(),
    trackingStatus: text('tracking_status', { enum: ['Tracking', 'Stopped'] })
      .notNull()
      .default('Tracking'),
    stopTrackTime: time('stop_track_time'),
    stopTrackReason: text('stop_track_reason', { enum: ['Expired', 'ByRequest', 'InvalidCarrier'] }),
    isRetracked: boolean('is_retracked').notNull().default(false),
    carrierChangeCount: smallint('carrier_change_count').notNull().default(0),
    archivedAt: time('archived_at'),
    /** When the customer last took it out of the archive: what archives by itself leaves it alone for a while. */
    activateTime: time('activate_time'),
    /** Deleted shipments wait here for a while, so that a deletion can be undone. */
    deletedAt: time('deleted_at'),

    /** When the carrier was last asked, and whether it answered. */
    trackTime: time('track_time'),
    syncStatus: boolean('sync_status').notNull().default(true),
    /** When the customer last had the carrier asked. */
    refreshTime: time('refresh_time'),
    /** When the carrier is to be asked next; null: never again. */
    nextSyncTime: time('next_sync_time'),
    adapterState: jsonb('adapter_state'),
    dataSource: text('data_source', { enum: DATA_SOURCES }).notNull(),

    packageStatus: text('package_status').$type<MainStatus>().notNull(),
    subStatus: text('sub_status').$type<SubStatus>().notNull(),
    /** When we learned the latest update. */
    changeTime: time('change_time').notNull(),
    /** When the customer last opened it. */
    seenTime: time('seen_time'),
    latestEvent: jsonb('latest_event').$type<TrackEvent>(),
    // Best known instants, to sort and count by. The wire gets the texts, which invent no zone.
    /** Before the first event: the registration. */
    latestEventTime: time('latest_event_time').notNull(),
    pickupTime: time('pickup_time'),
    pickupTimeText: text('pickup_time_text'),
    deliveryTime: time('delivery_time'),
    deliveryTimeText: text('delivery_time_text'),
    estimatedDelivery: jsonb('estimated_delivery').$type<EstimatedDelivery>(),
    miscInfo: jsonb('misc_info').$type<MiscInfo>(),
    shipperAddress: jsonb('shipper_address').$type<Address>(),
    recipientAddress: jsonb('recipient_address').$type<Address>(),
    shippingCountry: text('shipping_country').notNull().default(''),
    recipientCountry: text('recipient_country').notNull().default(''),

    pushTime: time('push_time'),
    pushStatus: text('push_status', { enum: ['NotPushed', 'Success', 'Failure'] })
      .notNull()
      .default('NotPushed'),
    pushStatusCode: integer('push_status_code'),

    /** The main status' place in their order, to sort by. */
    statusRank: smallint('status_rank').generatedAlwaysAs(
      sql.raw(`array_position(ARRAY[${MAIN_STATUSES.map((status) => `'${status}'`).join(', ')}], package_status)`),
    ),
    /** An update came after the customer last opened it. */
    isUnread: boolean('is_unread')
      .notNull()
      .generatedAlwaysAs(sql.raw(`change_time > coalesce(seen_time, register_time)`)),
    hasEstimate: boolean('has_estimate').notNull().generatedAlwaysAs(sql.raw(`estimated_delivery IS NOT NULL`)),
    /** How long it has travelled, once no time changes that; less than nothing if it never did; null: it travels yet. */
    transitTime: interval('transit_time').generatedAlwaysAs(
      sql.raw(`CASE WHEN pickup_time IS NULL THEN '-1 second'::interval ELSE delivery_time - pickup_time END`),
    ),
    /**
     * What a buyer searches, without case and accents; numbers once more without their hyphens and spaces. An index row is
     * limited in length, so a program's long remark is cut.
     */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(`left(search_fold(number || E'\\n' || order_no || E'\\n'
        || CASE WHEN number || order_no ~ '[ -]' THEN regexp_replace(number || E'\\n' || order_no, '[ -]', '', 'g') || E'\\n' ELSE '' END
        || remark), 400)`),
    ),
  },
  (table) => {
    const listed = sql`${table.archivedAt} IS NULL AND ${table.deletedAt} IS NULL`;
    const isBuyers = sql`${table.scope} = 'BUYER' AND ${listed}`;
    const isPrograms = sql`${table.scope} = 'API' AND ${table.deletedAt} IS NULL`;
    const isTracked = sql`${isPrograms} AND ${table.trackingStatus} = 'Tracking'`;
    return [
      // Carriers reuse each other's numbers, so the number alone is no key.
      uniqueIndex('shipments_number')
        .on(table.ownerGid, table.scope, table.number, table.carrier)
        .where(sql`${table.deletedAt} IS NULL`),
      // The orders of the buyer's list. Ascending, to be read in either direction: a descending index would put nulls where
      // no query wants them. Their migration includes all that a list is filtered and searched by, so that a page however
      // deep is found in a tenth of the table's size; included, because conditions on an index's further key columns make
      // PostgreSQL 18 skip through it, five times slower than reading on.
      index('shipments_added').on(table.ownerGid, table.scope, table.registerTime, table.id).where(isBuyers),
      index('shipments_updated').on(table.ownerGid, table.scope, table.latestEventTime, table.id).where(isBuyers),
      index('shipments_ranked').on(table.ownerGid, table.scope, table.statusRank, table.id).where(isBuyers),
      // Together the order by days: what has travelled, and what travels, the longest first.
      index('shipments_travelled')
        .on(table.ownerGid, table.scope, table.transitTime, table.id)
        .where(sql`${isBuyers} AND ${table.transitTime} IS NOT NULL`),
      index('shipments_travelling')
        .on(table.ownerGid, table.scope, table.pickupTime, table.id)
        .where(sql`${isBuyers} AND ${table.transitTime} IS NULL`),
      index('shipments_archived')
        .on(table.ownerGid, table.scope, table.registerTime, table.id)
        .where(sql`${table.scope} = 'BUYER' AND ${table.archivedAt} IS NOT NULL AND ${table.deletedAt} IS NULL`),
      // To count what a filter finds, and what a search does. Their migration includes what is asked for: two narrow ones are
      // read faster than one with everything, and without a further key the rows stand as they do in the table, so that
      // PostgreSQL need not look about to see which of them are visible.
      index('shipments_standings').on(table.ownerGid, table.scope, table.subStatus).where(isBuyers),
      index('shipments_words').on(table.ownerGid, table.scope, table.subStatus).where(isBuyers),
      index('shipments_changed').on(table.ownerGid, table.scope, table.changeTime, table.id).where(listed),
      index('shipments_status')
        .on(table.ownerGid, table.scope, table.packageStatus, table.changeTime, table.subStatus)
        .where(listed),
      index('shipments_api')
        .on(
          table.ownerGid,
          table.scope,
          table.registerTime,
          table.id,
          table.packageStatus,
          table.carrier,
          table.trackingStatus,
          table.stopTrackTime,
          table.dataOrigin,
          table.syncStatus,
          table.trackTime,
          table.pushTime,
          table.pushStatus,
          table.pushStatusCode,
        )
        .where(isPrograms),
      index('shipments_tracked').on(table.ownerGid, table.scope, table.trackTime, table.id).where(isPrograms),
      index('shipments_pushed').on(table.ownerGid, table.scope, table.pushTime, table.id).where(isPrograms),
      // What rules of days look for.
      index('shipments_silent').on(table.ownerGid, table.latestEventTime).where(isTracked),
      index('shipments_underway').on(table.ownerGid, table.pickupTime).where(isTracked),
      // To count as above.
      index('shipments_api_standings').on(table.ownerGid, table.scope, table.packageStatus).where(isPrograms),
      // What was delivered, by carrier and the time it took.
      index('shipments_delivered')
        .on(table.ownerGid, table.scope, table.deliveryTime, table.carrier, table.pickupTime)
        .where(sql`${table.deliveryTime} IS NOT NULL AND ${table.deletedAt} IS NULL`),
      index('shipments_expected')
        .on(table.ownerGid, table.scope, sql.raw(EXPECTED_DAY))
        .where(sql`${listed} AND ${table.estimatedDelivery} IS NOT NULL`),
      index('shipments_named')
        .on(table.ownerGid, table.scope)
        .where(sql`${table.remark} <> '' AND ${table.deletedAt} IS NULL`),
      index('shipments_refreshed')
        .on(table.ownerGid, table.scope, table.refreshTime)
        .where(sql`${table.refreshTime} IS NOT NULL`),
      index('shipments_source').on(table.number).where(sql`${table.dataSource} = 'carrier'`),
      index('shipments_stopped').on(table.stopTrackTime).where(sql`${table.stopTrackTime} IS NOT NULL`),
      index('shipments_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
      index('shipments_due').on(table.nextSyncTime).where(sql`${table.nextSyncTime} IS NOT NULL`),
    ];
  },
);

/** Carriers are asked about it: neither stopped, nor archived, nor deleted. */
export const isFollowed = sql`${shipments.trackingStatus} = 'Tracking'
  AND ${shipments.archivedAt} IS NULL AND ${shipments.deletedAt} IS NULL`;

/** What is read of a shipment, apart from what only the database reads. */
export type ShipmentRecord = Omit<
  typeof shipments.$inferSelect,
  'statusRank' | 'searchText' | 'hasEstimate' | 'transitTime'
>;
export type NewShipment = typeof shipments.$inferInsert;

/** Stands for the owner in a prepared statement. */
const ANY_OWNER = { gid: sql.placeholder('gid'), scope: sql.placeholder('scope') };

/** The one condition no query goes without: the owner's shipments, deleted ones apart. */
export function isOwnedBy({ gid, scope }: Owner | typeof ANY_OWNER = ANY_OWNER): SQL | undefined {
  return and(eq(shipments.ownerGid, gid), eq(shipments.scope, scope), isNull(shipments.deletedAt));
}
