import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, ZoneName } from '../calls/schema.ts';
import { ShipmentRow } from './shipmentRow.ts';

/** The buyer's calls about many shipments at once; buyerApi.ts has how they are sent. */

const Days = Type.Optional(Type.Integer({ minimum: 1, maximum: 90 }));
/** The caller's time zone by Intl's name, which knows of summer time; without it `timeZoneOffset` counts. */
const Zone = Type.Optional(ZoneName);

const GetStatDaily = Type.Object({ Days, Zone }, closed);
export const DailyStatistic = Type.Object({
  /** Day in the caller's zone, e.g. 2026-03-01. */
  Date: Type.String(),
  Added: Type.Integer(),
  Delivered: Type.Integer(),
});
export type DailyStatistic = Static<typeof DailyStatistic>;

const GetStatTransit = Type.Object({ Days }, closed);
/** Of the shipments that were delivered in these days. */
export const TransitStatistic = Type.Object({
  Carrier: Type.Integer(),
  Delivered: Type.Integer(),
  /** Days from pickup to delivery: half of them took no longer, and nine of ten. */
  Median: Type.Number(),
  P90: Type.Number(),
});
export type TransitStatistic = Static<typeof TransitStatistic>;

const GetArrivingSoon = Type.Object({ Zone }, closed);

export const STATISTIC_METHODS = {
  GetStatDaily: { param: GetStatDaily, answer: Type.Array(DailyStatistic), recentCheck: 'not needed' },
  GetStatTransit: { param: GetStatTransit, answer: Type.Array(TransitStatistic), recentCheck: 'not needed' },
  /** Expected today or in the next three days, the first of them first. */
  GetArrivingSoon: { param: GetArrivingSoon, answer: Type.Array(ShipmentRow), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
