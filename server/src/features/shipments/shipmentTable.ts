import { CHECK_DIGIT_STATES } from '@tracking-console/contract/shipmentConstants';
import type { MainStatus, SubStatus } from '@tracking-console/contract/statuses';
import type { Address, EstimatedDelivery, MiscInfo, TrackEvent } from '@tracking-console/contract/tracking';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../users/userTable.ts';

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
    /** 1 detected, 2 given and verified, 3 a guess. */
    origin: smallint('origin').notNull(),
    checkDigit: text('check_digit', { enum: CHECK_DIGIT_STATES }).notNull(),
    additionalFields: jsonb('additional_fields').$type<AdditionalFields>().notNull().default({}),
    tag: text('tag').notNull().default(''),
    remark: text('remark').notNull().default(''),
    orderNo: text('order_no').notNull().default(''),
    orderTime: text('order_time').notNull().default(''),
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
    /** Deleted shipments wait here for a while, so that a deletion can be undone. */
    deletedAt: time('deleted_at'),

    /** When the carrier was last asked, and whether it answered. */
    trackTime: time('track_time'),
    syncStatus: boolean('sync_status').notNull().default(true),
    /** When the carrier is to be asked next; null: not any more. */
    nextSyncTime: time('next_sync_time'),
    adapterState: jsonb('adapter_state'),
    dataSource: text('data_source', { enum: ['sandbox', 'carrier'] }).notNull(),

    packageStatus: text('package_status').$type<MainStatus>().notNull(),
    subStatus: text('sub_status').$type<SubStatus>().notNull(),
    /** When we learned the latest news. */
    changeTime: time('change_time').notNull(),
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
  },
  (table) => {
    const listed = sql`${table.archivedAt} IS NULL AND ${table.deletedAt} IS NULL`;
    const archived = sql`${table.archivedAt} IS NOT NULL AND ${table.deletedAt} IS NULL`;
    return [
      // Carriers reuse each other's numbers, so the number alone is no key.
      uniqueIndex('shipments_number')
        .on(table.ownerGid, table.scope, table.number, table.carrier)
        .where(sql`${table.deletedAt} IS NULL`),
      // Ascending, to be read in either direction: a descending index would put nulls where no query wants them.
      index('shipments_added').on(table.ownerGid, table.scope, table.registerTime, table.id).where(listed),
      index('shipments_changed').on(table.ownerGid, table.scope, table.changeTime, table.id).where(listed),
      index('shipments_updated').on(table.ownerGid, table.scope, table.latestEventTime, table.id).where(listed),
      index('shipments_status').on(table.ownerGid, table.scope, table.packageStatus, table.registerTime).where(listed),
      index('shipments_archived').on(table.ownerGid, table.scope, table.registerTime, table.id).where(archived),
      index('shipments_due').on(table.nextSyncTime).where(sql`${table.nextSyncTime} IS NOT NULL`),
    ];
  },
);

/** Carriers are asked about it: neither stopped, nor archived, nor deleted. */
export const isFollowed = sql`${shipments.trackingStatus} = 'Tracking'
  AND ${shipments.archivedAt} IS NULL AND ${shipments.deletedAt} IS NULL`;

export type ShipmentRecord = typeof shipments.$inferSelect;
export type NewShipment = typeof shipments.$inferInsert;

/** Whose shipments a query may see. */
export interface Owner {
  gid: string;
  scope: 'BUYER' | 'API';
}

/** The one condition no query goes without: the owner's shipments, deleted ones apart. */
export function isOwnedBy({ gid, scope }: Owner): SQL | undefined {
  return and(eq(shipments.ownerGid, gid), eq(shipments.scope, scope), isNull(shipments.deletedAt));
}
