import { type Static, Type } from 'typebox';
import { Nullable } from '../calls/schema.ts';
import { KEY_STAGES, MAIN_STATUSES } from '../shipments/statuses.ts';

/**
 * A journey in the format of the public developer API, v2.4: names, odd spellings and numbers written as text are the wire's
 * own.
 */

const NullableText = Nullable(Type.String());
const NullableInteger = Nullable(Type.Integer());

export const Address = Type.Object({
  country: NullableText,
  state: NullableText,
  city: NullableText,
  street: NullableText,
  postal_code: NullableText,
  coordinates: Type.Object({ longitude: NullableText, latitude: NullableText }),
});
export type Address = Static<typeof Address>;

/** What the carrier printed; a part it left out is null. */
export const RawTime = Type.Object({ date: NullableText, time: NullableText, timezone: NullableText });
export type RawTime = Static<typeof RawTime>;

/** A checkpoint. time_iso and time_utc are null when the carrier names no zone. */
export const TrackEvent = Type.Object({
  time_iso: NullableText,
  time_utc: NullableText,
  time_raw: RawTime,
  description: Type.String(),
  description_translation: Nullable(Type.Object({ lang: Type.String(), description: Type.String() })),
  location: NullableText,
  stage: Nullable(Type.Enum(KEY_STAGES)),
  sub_status: Type.String(),
  address: Address,
});
export type TrackEvent = Static<typeof TrackEvent>;

export const Milestone = Type.Object({
  key_stage: Type.Enum(KEY_STAGES),
  time_iso: NullableText,
  time_utc: NullableText,
  time_raw: RawTime,
});
export type Milestone = Static<typeof Milestone>;

export const EstimatedDelivery = Type.Object({
  source: Type.Enum(['Official', 'Estimated']),
  from: NullableText,
  to: NullableText,
});
export type EstimatedDelivery = Static<typeof EstimatedDelivery>;

export const TimeMetrics = Type.Object({
  days_after_order: NullableInteger,
  days_of_transit: NullableInteger,
  days_of_transit_done: NullableInteger,
  days_after_last_update: NullableInteger,
  estimated_delivery_date: Type.Object({
    source: Nullable(Type.Enum(['Official', 'Estimated'])),
    from: NullableText,
    to: NullableText,
  }),
});
export type TimeMetrics = Static<typeof TimeMetrics>;

export const MiscInfo = Type.Object({
  risk_factor: NullableInteger,
  service_type: NullableText,
  weight_raw: NullableText,
  weight_kg: NullableText,
  pieces: NullableText,
  dimensions: NullableText,
  customer_number: NullableText,
  reference_number: NullableText,
  local_number: NullableText,
  local_provider: NullableText,
  local_key: NullableInteger,
});
export type MiscInfo = Static<typeof MiscInfo>;

/** One carrier's part of the journey. */
export const ProviderLeg = Type.Object({
  provider: Type.Object({
    key: Type.Integer(),
    name: Type.String(),
    alias: Type.String(),
    tel: NullableText,
    homepage: Type.String(),
    country: Type.String(),
  }),
  provider_lang: NullableText,
  service_type: NullableText,
  latest_sync_status: Type.Enum(['Success', 'Failure']),
  latest_sync_time: Type.String(),
  events_hash: Type.Integer(),
  provider_tips: NullableText,
  /** Newest first. */
  events: Type.Array(TrackEvent),
});
export type ProviderLeg = Static<typeof ProviderLeg>;

export const TrackInfo = Type.Object({
  shipping_info: Type.Object({ shipper_address: Address, recipient_address: Address }),
  latest_status: Type.Object({
    status: Type.Enum(MAIN_STATUSES),
    sub_status: Type.String(),
    sub_status_descr: NullableText,
  }),
  latest_event: Nullable(TrackEvent),
  time_metrics: TimeMetrics,
  /** All nine, in the order of KEY_STAGES. */
  milestone: Type.Array(Milestone),
  misc_info: MiscInfo,
  tracking: Type.Object({
    providers_hash: Type.Integer(),
    /** Newest leg first. */
    providers: Type.Array(ProviderLeg),
  }),
});
export type TrackInfo = Static<typeof TrackInfo>;
