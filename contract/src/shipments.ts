import { type Static, Type } from 'typebox';
import { CHECK_DIGIT_STATES, MAX_NUMBERS, MAX_REMARK, PAGE_SIZES, SEQUENCES } from './shipmentConstants.ts';
import { MAIN_STATUSES } from './statuses.ts';
import { EstimatedDelivery, TrackInfo } from './tracking.ts';

/**
 * The buyer's calls: `POST /orderapi/call` with the legacy wrapper, one method each. `timeZoneOffset` counts minutes as
 * `Date.prototype.getTimezoneOffset` does: -480 in Shanghai.
 */

const closed = { additionalProperties: false } as const;
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.String({ pattern: '^[0-9]{1,18}$' });
const Status = Type.Enum(MAIN_STATUSES);

export const PageInfo = Type.Object({
  Page: Type.Integer(),
  PerPage: Type.Integer(),
  TotalCount: Type.Integer(),
  /** Shipments by main status under the same search, whatever statuses were asked for. */
  Counts: Type.Record(Status, Type.Integer()),
});
export type PageInfo = Static<typeof PageInfo>;

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
  check_digit: Type.Enum(CHECK_DIGIT_STATES),
  track_time: Nullable(Type.String()),
  /** When we learned the latest news. */
  change_time: Type.String(),
  latest_event_time: Nullable(Type.String()),
  latest_event_info: Type.String(),
  /** The same in another language, mostly the customer's. */
  latest_event_translation: Nullable(Type.Object({ lang: Type.String(), description: Type.String() })),
  latest_event_location: Type.String(),
  pickup_time: Nullable(Type.String()),
  delievery_time: Nullable(Type.String()),
  days_of_transit: Nullable(Type.Integer()),
  order_no: Type.String(),
  tag: Type.String(),
  estimated_delivery: Nullable(EstimatedDelivery),
  shipping_country: Type.String(),
  recipient_country: Type.String(),
  tracking_status: Type.Enum(['Tracking', 'Stopped']),
  stop_track_reason: Nullable(Type.String()),
  archived_at: Nullable(Type.String()),
  /** Where the journey comes from; the console labels what is not a real carrier's answer. */
  data_source: Type.Enum(['sandbox', 'carrier']),
});
export type ShipmentRow = Static<typeof ShipmentRow>;

export const ShipmentDetail = Type.Intersect([ShipmentRow, Type.Object({ track_info: TrackInfo })]);
export type ShipmentDetail = Static<typeof ShipmentDetail>;

export const GetIndexData = Type.Object({ IsArchived: Type.Optional(Type.Boolean()) }, closed);
export type GetIndexData = Static<typeof GetIndexData>;
export const IndexData = Type.Object({
  utn: Type.Object({
    /** Numbers that can be tracked at a time. */
    cnum: Type.Integer(),
    /** Numbers being tracked. */
    unum: Type.Integer(),
    /** Numbers that can still be added. */
    inum: Type.Integer(),
    /** Archived numbers. */
    anum: Type.Integer(),
  }),
  /** Shipments by the older state code. */
  eitem: Type.Array(Type.Object({ e: Type.Integer(), ec: Type.Integer() })),
  statuses: Type.Record(Status, Type.Integer()),
  /** Shipments a customer should look at (red or amber). */
  attention: Type.Integer(),
});
export type IndexData = Static<typeof IndexData>;

export const GetRecentUpdates = Type.Object({ Since: Type.Optional(Type.String({ maxLength: 40 })) }, closed);
export type GetRecentUpdates = Static<typeof GetRecentUpdates>;

export const GetStatDaily = Type.Object({ Days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) }, closed);
export type GetStatDaily = Static<typeof GetStatDaily>;
export const DailyStatistic = Type.Object({
  /** Day in the caller's zone, e.g. 2026-03-01. */
  Date: Type.String(),
  Added: Type.Integer(),
  Delivered: Type.Integer(),
});
export type DailyStatistic = Static<typeof DailyStatistic>;

export const GetTrackInfoList = Type.Object(
  {
    IsArchived: Type.Optional(Type.Boolean()),
    /** Part of a number, a remark, an order number or a carrier's name. */
    Item: Type.Optional(Type.String({ maxLength: 100 })),
    Page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    PerPage: Type.Optional(Type.Enum(PAGE_SIZES)),
    /** Older state code; also as text, as older clients send it. */
    PackageState: Type.Optional(Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{0,2}$' })])),
    Statuses: Type.Optional(Type.Array(Status, { maxItems: MAIN_STATUSES.length })),
    Attention: Type.Optional(Type.Boolean()),
    Sequence: Type.Optional(Type.Enum(SEQUENCES)),
  },
  closed,
);
export type GetTrackInfoList = Static<typeof GetTrackInfoList>;

export const NewTrackNo = Type.Object(
  {
    TrackNo: Type.String({ maxLength: 200 }),
    Carrier: Type.Optional(Type.Integer({ minimum: 0 })),
    Remark: Type.Optional(Type.String({ maxLength: MAX_REMARK })),
  },
  closed,
);
export type NewTrackNo = Static<typeof NewTrackNo>;
export const AddTrackNo = Type.Object(
  {
    TrackNos: Type.Array(Type.Union([Type.String({ maxLength: 200 }), NewTrackNo]), {
      minItems: 1,
      maxItems: MAX_NUMBERS,
    }),
  },
  closed,
);
export type AddTrackNo = Static<typeof AddTrackNo>;
export const AddedTrackNos = Type.Object({
  /** One a row sent, in their order. ResultCode is 0 or one of SHIPMENT_CODES. */
  Items: Type.Array(Type.Object({ TrackInfoId: Nullable(Id), TrackNo: Type.String(), ResultCode: Type.Integer() })),
  CanTrackNum: Type.Integer(),
  UseTrackNum: Type.Integer(),
  SuccessNum: Type.Integer(),
  ErrorNum: Type.Integer(),
});
export type AddedTrackNos = Static<typeof AddedTrackNos>;

export const SetTrackRemark = Type.Object({ TrackInfoId: Id, Remark: Type.String({ maxLength: MAX_REMARK }) }, closed);
export type SetTrackRemark = Static<typeof SetTrackRemark>;

/** Of SetTrackArchived, SetTrackActivate, DelTrackNo and RestoreTrackNo. */
export const TrackInfoIds = Type.Object({ TrackInfoIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) }, closed);
export type TrackInfoIds = Static<typeof TrackInfoIds>;
/** The ids the call had an effect on; repeating a call succeeds with none. */
export const ChangedTrackNos = Type.Object({
  TrackInfoIds: Type.Array(Id),
  SuccessNum: Type.Integer(),
  /** Named only by SetTrackActivate and RestoreTrackNo: what the tracking quota has no room for. */
  OverQuotaIds: Type.Array(Id),
});
export type ChangedTrackNos = Static<typeof ChangedTrackNos>;

export const GetTrackInfoById = Type.Object(
  { isa: Type.Optional(Type.Boolean()), tids: Type.Array(Id, { minItems: 1, maxItems: MAX_NUMBERS }) },
  closed,
);
export type GetTrackInfoById = Static<typeof GetTrackInfoById>;

export const DetectCarriers = Type.Object(
  { Numbers: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: MAX_NUMBERS }) },
  closed,
);
export type DetectCarriers = Static<typeof DetectCarriers>;
export const DetectedNumber = Type.Object({
  /** As it would be added. */
  Number: Type.String(),
  /** Whether it may be added: 5–50 of A–Z, 0–9 and hyphen. */
  IsNumber: Type.Boolean(),
  CheckDigit: Type.Enum(CHECK_DIGIT_STATES),
  /** Best first. */
  Carriers: Type.Array(
    Type.Object({
      Carrier: Type.Integer(),
      Name: Type.String(),
      CheckDigit: Type.Enum(['valid', 'none']),
      Service: Nullable(Type.String()),
    }),
  ),
  /** A shipment of the caller's with this number. */
  TrackInfoId: Nullable(Id),
  IsArchived: Type.Boolean(),
});
export type DetectedNumber = Static<typeof DetectedNumber>;

/** Each method's parameters, as the server checks them. */
export const ORDER_METHODS = {
  GetIndexData,
  GetRecentUpdates,
  GetStatDaily,
  GetTrackInfoList,
  AddTrackNo,
  SetTrackRemark,
  SetTrackArchived: TrackInfoIds,
  SetTrackActivate: TrackInfoIds,
  DelTrackNo: TrackInfoIds,
  RestoreTrackNo: TrackInfoIds,
  GetTrackInfoById,
  DetectCarriers,
} as const;
export type OrderMethod = keyof typeof ORDER_METHODS;
export type OrderParam<M extends OrderMethod> = Static<(typeof ORDER_METHODS)[M]>;

/** What stands in `Json` when `Code` is 0. */
export interface OrderAnswers {
  GetIndexData: IndexData;
  GetRecentUpdates: ShipmentRow[];
  GetStatDaily: DailyStatistic[];
  GetTrackInfoList: ShipmentRow[];
  AddTrackNo: AddedTrackNos;
  SetTrackRemark: ChangedTrackNos;
  SetTrackArchived: ChangedTrackNos;
  SetTrackActivate: ChangedTrackNos;
  DelTrackNo: ChangedTrackNos;
  RestoreTrackNo: ChangedTrackNos;
  GetTrackInfoById: ShipmentDetail[];
  DetectCarriers: DetectedNumber[];
}
