import { type Static, Type } from 'typebox';
import { closed, WireTime } from './schema.ts';
import { TRACK_ORDERS } from './shipmentConstants.ts';
import { Line, Lines } from './text.ts';
import type { TrackEvent, TrackInfo } from './trackInfo.ts';

/** The calls of the public developer API, v2.4. Names, odd spellings and numbers written as text are the wire's own. */

const NUMBER = '^[A-Za-z0-9-]{5,50}$';
/** Carrier keys; clients also send them as text. */
const CarrierKey = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,9}$' })]);

/** Details some carriers ask for. */
export const AdditionalFields = {
  destination_postal_code: Type.Optional(Line(20)),
  origin_country: Type.Optional(Type.String({ pattern: '^([A-Za-z]{2})?$' })),
  destination_country: Type.Optional(Type.String({ pattern: '^([A-Za-z]{2})?$' })),
  destination_city: Type.Optional(Line(100)),
  ship_date: Type.Optional(Line(30)),
  shipper: Type.Optional(Line(200)),
  consignee: Type.Optional(Line(200)),
  phone_number_last_4: Type.Optional(Type.String({ pattern: '^([0-9]{4})?$' })),
  phone_number: Type.Optional(Line(30)),
  cpf_or_cnpj: Type.Optional(Line(20)),
  special_tracking_info: Type.Optional(
    Type.Object({
      number_type: Type.Optional(Line(50)),
      parameter: Type.Optional(Line(200)),
    }),
  ),
  /** The one extra field of v2.2. */
  param: Type.Optional(Line(200)),
};

export const RegisterItem = Type.Object({
  number: Type.String({ pattern: NUMBER }),
  carrier: Type.Optional(CarrierKey),
  final_carrier: Type.Optional(CarrierKey),
  auto_detection: Type.Optional(Type.Boolean()),
  tag: Type.Optional(Line(100)),
  remark: Type.Optional(Lines(1000)),
  order_no: Type.Optional(Type.String({ pattern: '^([A-Za-z0-9-]{5,50})?$' })),
  order_time: Type.Optional(WireTime),
  lang: Type.Optional(Line(10)),
  translation_mode: Type.Optional(Line(30)),
  email: Type.Optional(Line(250)),
  ...AdditionalFields,
});
export type RegisterItem = Static<typeof RegisterItem>;

const named = { number: Type.String({ pattern: NUMBER }), carrier: Type.Optional(CarrierKey) };
/** Names a registered shipment: of gettrackinfo. Without a carrier, or with 0, under whatever carrier it is. */
export const NumberItem = Type.Object(named);
/** Of stoptrack, deletetrack and retrack: a misspelled carrier must not stand for all of them. */
export const ChangedItem = Type.Object(named, closed);
export type NumberItem = Static<typeof NumberItem>;

const OptionalCarrier = Type.Optional(CarrierKey);
/** Of changecarrier. */
export const CarrierChangeItem = Type.Object({
  number: Type.String({ pattern: NUMBER }),
  carrier_old: OptionalCarrier,
  carrier_new: OptionalCarrier,
  final_carrier_old: OptionalCarrier,
  final_carrier_new: OptionalCarrier,
});
export type CarrierChangeItem = Static<typeof CarrierChangeItem>;

const Text = Type.Optional(Type.String({ maxLength: 40 }));
const Time = Type.Optional(Type.String({ maxLength: 40 }));
const Flag = Type.Union([Type.Boolean(), Type.Enum(['true', 'false', 'True', 'False', '0', '1', ''])]);

/** Empty texts and carrier 0 leave nothing out. trackListFilter.ts of the server reads what is text here. */
export const TrackListFilter = Type.Object(
  {
    /** Numbers, comma-separated, at most 200. */
    number: Type.Optional(Type.String({ maxLength: 10_400 })),
    carrier: Type.Optional(Type.Union([CarrierKey, Type.Literal('')])),
    data_origin: Text,
    package_status: Text,
    tracking_status: Text,
    sync_status: Type.Optional(Flag),
    register_time_from: Time,
    register_time_to: Time,
    track_time_from: Time,
    track_time_to: Time,
    push_time_from: Time,
    push_time_to: Time,
    stop_track_time_from: Time,
    stop_track_time_to: Time,
    push_status: Text,
    push_status_code: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 999 }), Type.String({ pattern: '^[0-9]{0,3}$' })]),
    ),
    /** 0 is the first as well. */
    page_no: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 9_999_999 }), Type.String({ pattern: '^[0-9]{1,7}$' })]),
    ),
    /** Older clients send small numbers, which mean the usual order. */
    order_by: Type.Optional(
      Type.Union([
        Type.Enum(['', ...TRACK_ORDERS]),
        Type.Integer({ minimum: 0, maximum: 99 }),
        Type.String({ pattern: '^[0-9]{1,2}$' }),
      ]),
    ),
  },
  closed,
);
export type TrackListFilter = Static<typeof TrackListFilter>;

export interface TrackError {
  code: number;
  message: string;
}
export interface RejectedItem {
  number: string;
  carrier?: number | string;
  error: TrackError;
}
export interface BatchAnswer<Accepted> {
  accepted: Accepted[];
  rejected: RejectedItem[];
}

export interface AcceptedNumber {
  number: string;
  carrier: number;
}
export interface RegisteredNumber extends AcceptedNumber {
  /** 1 detected, 2 given and verified, 3 a guess. */
  origin: number;
  email: string | null;
  tag: string | null;
  lang: string | null;
}

export interface TrackListRow extends AcceptedNumber {
  final_carrier: number;
  origin: number;
  data_origin: string;
  param: string | null;
  tag: string;
  remark: string;
  order_no: string;
  order_time: string | null;
  lang: string | null;
  email: string | null;
  register_time: string;
  track_time: string | null;
  sync_status: boolean;
  tracking_status: 'Tracking' | 'Stopped';
  stop_track_time: string | null;
  stop_track_reason: string | null;
  is_retracked: boolean;
  carrier_change_count: number;
  package_status: string;
  sub_status: string;
  latest_event_time: string | null;
  latest_event_info: string | null;
  delievery_time: string | null;
  pickup_time: string | null;
  shipping_country: string | null;
  recipient_country: string | null;
  push_time: string | null;
  push_status: string;
  push_status_code: number | null;
  days_after_order: number | null;
  days_of_transit: number | null;
  days_of_transit_done: number | null;
  days_after_last_update: number | null;
  /** Additions of this version: the language of latest_event_info, its translation, its detailed status, and where the journey comes from. */
  latest_event_lang: string | null;
  latest_event_translation: TrackEvent['description_translation'];
  latest_event_sub_status: string | null;
  data_source: 'sandbox' | 'carrier';
}

/** Stands beside `data` in the answer of gettracklist. */
export interface TrackListPage {
  data_total: number;
  page_total: number;
  page_no: number;
  page_size: number;
}

export interface TrackListData extends BatchAnswer<TrackListRow> {
  has_more: boolean;
  total_pages: number;
  /** Addition: shipments by main status under the same filter, without its package_status. */
  counts: Record<string, number>;
}

export interface TrackInfoItem extends AcceptedNumber {
  tag: string | null;
  param: string | null;
  track_info: TrackInfo;
  data_source: 'sandbox' | 'carrier';
}

export interface Quota {
  quota_total: number;
  quota_used: number;
  quota_remain: number;
  today_used: number;
  max_track_daily: number;
  free_email_quota: number;
  free_email_quotaused: number;
}
