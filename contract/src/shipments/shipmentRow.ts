import { type Static, Type } from 'typebox';
import { AdditionalFields } from '../api/trackFields.ts';
import { EstimatedDelivery, TrackInfo } from '../api/trackInfo.ts';
import { Id, Nullable } from '../calls/schema.ts';
import { RequiredField } from './carriers.ts';
import { CHECK_DIGIT_STATES, DATA_SOURCES, TAG_TYPES } from './shipmentConstants.ts';
import { ATTENTION_REASONS, MAIN_STATUSES } from './statuses.ts';

const Status = Type.Enum(MAIN_STATUSES);

/** A row of the buyer's list. F… names are the older wire's; the others are additions of this version. */
export const ShipmentRow = Type.Object({
  FTrackInfoId: Id,
  FTrackNo: Type.String(),
  /** Carrier keys; 0: none. */
  FFirstCarrier: Type.Integer(),
  /** 1 detected, 2 given and verified, 3 a guess. */
  FFirstCarrierSource: Type.Integer(),
  FSecondCarrier: Type.Integer(),
  /** Countries are alpha-2, or empty. */
  FFirstCountry: Type.String(),
  FSecondCountry: Type.String(),
  /** JSON text `{a: time, b: country, c: place, d: facility or city, z: text}`, or empty. */
  FLastEvent: Type.String(),
  FIsArchived: Type.Boolean(),
  FRemark: Type.String(),
  FTrackStateType: Type.Integer(),
  FPackageState: Type.Integer(),
  FCreateTime: Type.String(),
  package_status: Status,
  sub_status: Type.String(),
  attention: Type.Enum(['red', 'amber', 'green', 'grey']),
  /** Why the shipment needs attention; null where it does not. */
  attention_reason: Nullable(Type.Enum(ATTENTION_REASONS)),
  check_digit: Type.Enum(CHECK_DIGIT_STATES),
  track_time: Nullable(Type.String()),
  /** When we learned the latest update. */
  change_time: Type.String(),
  latest_event_time: Nullable(Type.String()),
  latest_event_info: Type.String(),
  /** The language of latest_event_info; empty where it is not known. */
  latest_event_lang: Type.String(),
  /** The same in another language, mostly the customer's. */
  latest_event_translation: Nullable(Type.Object({ lang: Type.String(), description: Type.String() })),
  /** Its detailed status; empty without one. */
  latest_event_sub_status: Type.String(),
  latest_event_location: Type.String(),
  pickup_time: Nullable(Type.String()),
  delievery_time: Nullable(Type.String()),
  days_of_transit: Nullable(Type.Integer()),
  order_no: Type.String(),
  order_time: Type.String(),
  order_shop: Type.String(),
  tag: Type.String(),
  /** The customer's own mark, or empty. */
  tag_type: Type.Enum(['', ...TAG_TYPES]),
  /** An update came after the customer last opened it. */
  is_unread: Type.Boolean(),
  /** Empty: not known. */
  weight_kg: Type.String(),
  /** null where none is known, and after delivery. */
  estimated_delivery: Nullable(EstimatedDelivery),
  shipping_country: Type.String(),
  recipient_country: Type.String(),
  tracking_status: Type.Enum(['Tracking', 'Stopped']),
  stop_track_reason: Nullable(Type.String()),
  archived_at: Nullable(Type.String()),
  /** Where the journey comes from; the console labels what is not a real carrier's answer. */
  data_source: Type.Enum(DATA_SOURCES),
});
export type ShipmentRow = Static<typeof ShipmentRow>;

export const ShipmentDetail = Type.Intersect([
  ShipmentRow,
  Type.Object({
    track_info: TrackInfo,
    /** What the customer gave beside the number. */
    additional_fields: Type.Object(AdditionalFields),
    /**
     * Why the carrier does not answer: what it needs and the customer has not given, or not in the pattern's form.
     * Empty if nothing is missing, and as soon as the carrier has answered with anything. It answers once the fields
     * are stored in the shipment's additional_fields and another request has been sent to it.
     */
    missing_fields: Type.Array(RequiredField),
    /** By the key of each of its carriers that has one: where the carrier itself shows this shipment. */
    tracking_pages: Type.Record(Type.String(), Type.String()),
    /** Of MAX_CARRIER_CHANGES. */
    carrier_change_count: Type.Integer(),
    /** Following it again after it stopped is possible once. */
    is_retracked: Type.Boolean(),
    stop_track_time: Nullable(Type.String()),
  }),
]);
export type ShipmentDetail = Static<typeof ShipmentDetail>;
