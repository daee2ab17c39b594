import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { CarrierKey, CountryCode, closed, Id, Instant, Nullable, PageNumber } from '../calls/schema.ts';
import { Lines } from '../values/text.ts';
import {
  MAX_FILTER_VALUES,
  MAX_NUMBERS,
  MAX_REMARK,
  MAX_SELECTED,
  PACKAGE_STATES,
  PAGE_SIZES,
  SEQUENCES,
  TAG_TYPES,
} from './shipmentConstants.ts';
import { ShipmentDetail, ShipmentRow } from './shipmentRow.ts';
import { MAIN_STATUSES, SUB_STATUSES } from './statuses.ts';

/** The buyer's calls about shipments; buyerApi.ts has how they are sent. */

const Status = Type.Enum(MAIN_STATUSES);

export const PageInfo = Type.Object({
  Page: Type.Integer(),
  PerPage: Type.Integer(),
  TotalCount: Type.Integer(),
  /** Shipments by main status under the same search and filters, whatever statuses or urgency were requested. */
  Counts: Type.Record(Status, Type.Integer()),
  /** How many of these need attention; absent for a whole list, for which GetIndexData has it. */
  Attention: Type.Optional(Type.Integer()),
});
export type PageInfo = Static<typeof PageInfo>;

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
  /** Shipments that need a customer's attention (red or amber). */
  attention: Type.Integer(),
  /** When the customer's visit before this one ended; null on the first. */
  last_visit: Nullable(Type.String()),
  /** The first steps already done; null for a customer with many shipments. */
  first_steps: Nullable(Type.Object({ named: Type.Boolean(), notified: Type.Boolean() })),
});
export type IndexData = Static<typeof IndexData>;

export const GetRecentUpdates = Type.Object({ Since: Type.Optional(Instant) }, closed);
export type GetRecentUpdates = Static<typeof GetRecentUpdates>;

/** Older state codes; older clients send '' for none. */
const STATES = [...new Set(Object.values(PACKAGE_STATES))];
const PackageState = Type.Enum(['', ...STATES, ...STATES.map(String)]);
const several = <T extends Type.TSchema>(schema: T) =>
  Type.Optional(Type.Array(schema, { maxItems: MAX_FILTER_VALUES }));

/** A missing filter restricts nothing. */
export const GetTrackInfoList = Type.Object(
  {
    IsArchived: Type.Optional(Type.Boolean()),
    /** Part of a number, a remark, an order number or a carrier's name. */
    Item: Type.Optional(Type.String({ maxLength: 100, pattern: '^$|\\S' })),
    /** Older state code; also as text, as older clients send it. Not beside Statuses. */
    PackageState: Type.Optional(PackageState),
    Statuses: Type.Optional(Type.Array(Status, { maxItems: MAIN_STATUSES.length })),
    Attention: Type.Optional(Type.Boolean()),
    SubStatuses: several(Type.Enum(Object.values(SUB_STATUSES).flat())),
    /** Keys, of either leg; 0: none is known. */
    Carriers: several(CarrierKey),
    Origins: several(CountryCode),
    Destinations: several(CountryCode),
    /** From the one instant, up to the other, which is left out and no earlier. */
    AddedFrom: Type.Optional(Instant),
    AddedUntil: Type.Optional(Instant),
    /** Of the latest checkpoint. */
    UpdatedFrom: Type.Optional(Instant),
    UpdatedUntil: Type.Optional(Instant),
    /** Whether a delivery date is known. */
    HasEstimate: Type.Optional(Type.Boolean()),
    TagTypes: several(Type.Enum(TAG_TYPES)),
    /** No updates for this many days or more. */
    StaleDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    /** An update came after the customer last opened it. */
    Unread: Type.Optional(Type.Boolean()),
    Page: Type.Optional(PageNumber),
    PerPage: Type.Optional(Type.Enum(PAGE_SIZES)),
    Sequence: Type.Optional(Type.Enum(SEQUENCES)),
  },
  closed,
);
export type GetTrackInfoList = Static<typeof GetTrackInfoList>;

/** The whole list in its order, by ids only: GetTrackInfoRows has the rows that are shown. */
export const ListedIds = Type.Object({ TrackInfoIds: Type.Array(Id) });
export type ListedIds = Static<typeof ListedIds>;

/** The numbers of some shipments, or of all a list holds. */
export const GetTrackNumbers = Type.Union([
  Type.Object({ TrackInfoIds: Type.Array(Id, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
  Type.Object({ Filter: GetTrackInfoList }, closed),
]);
export type GetTrackNumbers = Static<typeof GetTrackNumbers>;
export const TrackNumbers = Type.Object({ TrackNos: Type.Array(Type.String()) });
export type TrackNumbers = Static<typeof TrackNumbers>;

export const SetTrackRemark = Type.Object(
  {
    TrackInfoId: Id,
    Remark: Lines(MAX_REMARK),
    /** The remark when the change began: if it has changed since, the call is refused with RemarkNow. */
    Base: Type.Optional(Type.String({ maxLength: MAX_REMARK })),
  },
  closed,
);
export type SetTrackRemark = Static<typeof SetTrackRemark>;
/** The content of `Json` when SetTrackRemark is refused because the remark has changed meanwhile. */
export const RemarkNow = Type.Object({ Remark: Type.String() });
export type RemarkNow = Static<typeof RemarkNow>;

/** Marks one shipment, or several at once; an empty tag takes the mark away. */
export const SetTrackTagType = Type.Object(
  {
    tid: Type.Optional(Id),
    tids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    tag: Type.Enum(['', ...TAG_TYPES]),
  },
  closed,
);
export type SetTrackTagType = Static<typeof SetTrackTagType>;

/** Of GetTrackInfoRows, SetTrackArchived, SetTrackActivate, DelTrackNo, RestoreTrackNo and RefreshTrackNo. */
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

export const SHIPMENT_METHODS = {
  GetIndexData: { param: GetIndexData, answer: IndexData, recentCheck: 'not needed' },
  GetRecentUpdates: { param: GetRecentUpdates, answer: Type.Array(ShipmentRow), recentCheck: 'not needed' },
  GetTrackInfoList: {
    param: GetTrackInfoList,
    answer: Type.Array(ShipmentRow),
    pageInfo: PageInfo,
    recentCheck: 'not needed',
  },
  GetTrackInfoIds: { param: GetTrackInfoList, answer: ListedIds, pageInfo: PageInfo, recentCheck: 'not needed' },
  GetTrackInfoRows: { param: TrackInfoIds, answer: Type.Array(ShipmentRow), recentCheck: 'not needed' },
  GetTrackNumbers: { param: GetTrackNumbers, answer: TrackNumbers, recentCheck: 'not needed' },
  SetTrackRemark: { param: SetTrackRemark, answer: ChangedTrackNos, recentCheck: 'not needed' },
  SetTrackTagType: { param: SetTrackTagType, answer: ChangedTrackNos, recentCheck: 'not needed' },
  RefreshTrackNo: { param: TrackInfoIds, answer: ChangedTrackNos, recentCheck: 'not needed' },
  SetTrackArchived: { param: TrackInfoIds, answer: ChangedTrackNos, recentCheck: 'not needed' },
  SetTrackActivate: { param: TrackInfoIds, answer: ChangedTrackNos, recentCheck: 'not needed' },
  DelTrackNo: { param: TrackInfoIds, answer: ChangedTrackNos, recentCheck: 'not needed' },
  RestoreTrackNo: { param: TrackInfoIds, answer: ChangedTrackNos, recentCheck: 'not needed' },
  GetTrackInfoById: { param: GetTrackInfoById, answer: Type.Array(ShipmentDetail), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
