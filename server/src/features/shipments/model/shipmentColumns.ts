import type { Address, EstimatedDelivery, MiscInfo, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import { CHECK_DIGIT_STATES, DATA_SOURCES, TAG_TYPES } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES, type MainStatus, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import { scope, time } from '../../../columns.ts';
import { bigint, boolean, integer, interval, jsonb, smallint, sql, text } from '../../../drizzle.ts';
import { users } from '../../users/userTable.ts';

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

/** Empty details are not kept. */
export const withoutEmpty = (fields: AdditionalFields): AdditionalFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** How a shipment's carrier was chosen, as on the wire. A verified one was given, and fits the number. */
export const CARRIER_ORIGINS = { detected: 1, verified: 2, guessed: 3 } as const;
export type CarrierOrigin = (typeof CARRIER_ORIGINS)[keyof typeof CARRIER_ORIGINS];

/** 2026-03-01: the last day a carrier expects to deliver on, where it does. As its index has it. */
export const expectedDay = sql.raw(`left(coalesce(estimated_delivery->>'to', estimated_delivery->>'from'), 10)`);

/** All columns of a shipment; its indexes are in shipmentTable.ts. */
export const shipmentColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerGid: text('owner_gid')
    .notNull()
    .references(() => users.gid, { onDelete: 'cascade' }),
  scope: scope(),
  kind: text('kind', { enum: ['POST', 'AIR'] })
    .notNull()
    .default('POST'),
  number: text('number').notNull(),
  /** Carrier keys; 0: none. */
  carrier: integer('carrier').notNull().default(0),
  finalCarrier: integer('final_carrier').notNull().default(0),
  carrierOrigin: smallint('origin').$type<CarrierOrigin>().notNull(),
  checkDigit: text('check_digit', { enum: CHECK_DIGIT_STATES }).notNull(),
  additionalFields: jsonb('additional_fields').$type<AdditionalFields>().notNull().default({}),
  tag: text('tag').notNull().default(''),
  /** The customer's own remark, or empty. */
  tagType: text('tag_type', { enum: ['', ...TAG_TYPES] })
    .notNull()
    .default(''),
  remark: text('remark').notNull().default(''),
  orderNo: text('order_no').notNull().default(''),
  orderTime: text('order_time').notNull().default(''),
  /** The platform and shop it was ordered in. */
  orderPlatform: text('order_platform').notNull().default(''),
  orderShop: text('order_shop').notNull().default(''),
  /** Language to translate checkpoints into. */
  lang: text('lang').notNull().default(''),
  translationMode: text('translation_mode').notNull().default(''),
  email: text('email').notNull().default(''),
  dataOrigin: text('data_origin', { enum: ['Api', 'Manual', 'Import'] }).notNull(),
  /** Follows from `scope`; read only by processes of earlier versions. */
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
  /** When the customer last took it out of the archive, so that it is not archived automatically for a while. */
  activateTime: time('activate_time'),
  /** Deleted shipments wait here for a while, so that a deletion can be undone. */
  deletedAt: time('deleted_at'),

  /** When the carrier was last queried, and whether it answered. */
  trackTime: time('track_time'),
  syncStatus: boolean('sync_status').notNull().default(true),
  /** When the customer last had the carrier queried. */
  refreshTime: time('refresh_time'),
  /** When the carrier is queried next; null: never again. */
  nextSyncTime: time('next_sync_time'),
  adapterState: jsonb('adapter_state'),
  dataSource: text('data_source', { enum: DATA_SOURCES }).notNull(),

  packageStatus: text('package_status').$type<MainStatus>().notNull(),
  subStatus: text('sub_status').$type<SubStatus>().notNull(),
  /** When we received the latest update. */
  changeTime: time('change_time').notNull(),
  /** When the customer last opened it. */
  seenTime: time('seen_time'),
  latestEvent: jsonb('latest_event').$type<TrackEvent>(),
  // Best known instants, to sort and count by. Calls answer the texts, which do not invent a zone.
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
  /** How long it has travelled, once that is final; negative if it never did; null: it still travels. */
  transitTime: interval('transit_time').generatedAlwaysAs(
    sql.raw(`CASE WHEN pickup_time IS NULL THEN '-1 second'::interval ELSE delivery_time - pickup_time END`),
  ),
  /**
   * The text a buyer searches, without case and accents; numbers once more without their hyphens and spaces. An index
   * row is limited in length, so a program's long remark is cut.
   */
  searchText: text('search_text').generatedAlwaysAs(
    sql.raw(`left(search_fold(number || E'\\n' || order_no || E'\\n'
        || CASE WHEN number || order_no ~ '[ -]' THEN regexp_replace(number || E'\\n' || order_no, '[ -]', '', 'g') || E'\\n' ELSE '' END
        || remark), 400)`),
  ),
};
