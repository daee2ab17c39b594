import type { MainStatus } from './statuses.ts';

/** Result codes of the buyer's shipment calls: of a row of AddTrackNo, or of a whole call. */
export const SHIPMENT_CODES = {
  badRequest: -11010100,
  exists: -11010101,
  overQuota: -11010102,
  badNumber: -11010103,
  unknownCarrier: -11010104,
  notFound: -11010105,
  unknownMethod: -11010106,
  refreshedTooOften: -11010107,
  /** What the caller changes has changed since it was read; the answer has its present value. */
  changedMeanwhile: -11010108,
} as const;

export const PAGE_SIZES = [20, 40, 100] as const;
/** Where a journey comes from: the built-in sandbox, or carriers. */
export const DATA_SOURCES = ['sandbox', 'carrier'] as const;
export type DataSource = (typeof DATA_SOURCES)[number];
/** Numbers a call takes at most. */
export const MAX_NUMBERS = 40;
/** Shipments that are chosen one by one, for a task. */
export const MAX_SELECTED = 50_000;
export const MAX_REMARK = 100;
/** Values of one filter, e.g. carriers. */
export const MAX_FILTER_VALUES = 50;
/** Marks of a customer's own, e.g. a star. */
export const TAG_TYPES = ['star', 'red', 'amber', 'green', 'blue', 'violet'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Orders of the buyer's list. "Updated" is the time of the latest checkpoint. */
export const SEQUENCES = [
  'AddedDesc',
  'AddedAsc',
  'UpdatedDesc',
  'UpdatedAsc',
  'StatusAsc',
  'StatusDesc',
  'DaysDesc',
  'DaysAsc',
] as const;
export type Sequence = (typeof SEQUENCES)[number];

/** Orders of gettracklist. */
export const TRACK_ORDERS = [
  'RegisterTimeAsc',
  'RegisterTimeDesc',
  'PushTimeAsc',
  'PushTimeDesc',
  'TrackTimeAsc',
  'TrackTimeDesc',
] as const;
export type TrackOrder = (typeof TRACK_ORDERS)[number];

/** The state codes of the older wire (`e`, FPackageState). Several main statuses share one. */
export const PACKAGE_STATES = {
  NotFound: 0,
  // The carrier has the data but not the goods: the older wire counts it as not found yet.
  InfoReceived: 0,
  InTransit: 10,
  Expired: 20,
  AvailableForPickup: 30,
  OutForDelivery: 30,
  DeliveryFailure: 35,
  Delivered: 40,
  Exception: 50,
} as const satisfies Record<MainStatus, number>;

/** FTrackStateType: how following the shipment goes. */
export const TRACK_STATES = { waiting: 0, following: 1, unreachable: 2, stopped: 3 } as const;

/**
 * The check digit's state. `valid`: right for a known format; `none`: the format has no check digit; `wrong`: it has the shape
 * of known formats, but the digit fits none; `unknown`: no format has this shape.
 */
export const CHECK_DIGIT_STATES = ['valid', 'none', 'wrong', 'unknown'] as const;
export type CheckDigitState = (typeof CHECK_DIGIT_STATES)[number];
