import { isAwaited } from '@tracking-console/contract/shipments/estimatedDelivery';
import type { TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import { type MainStatus, SUB_STATUSES, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, eq, gte, inArray, lt, lte, ne, not, notInArray, or, type PgColumn, type SQL } from '../../drizzle.ts';
import { containsFolded } from '../../searchFolded.ts';
import { findCarriersByName } from '../carriers/carriers.ts';
import { shipments } from './model/shipmentTable.ts';

/** From the one instant, up to the other, which is left out. */
export interface TimeRange {
  from?: Date | undefined;
  until?: Date | undefined;
}

/** The filter of an owner's shipments. An empty list, an empty text and an absent value exclude nothing. */
export interface ShipmentFilter {
  archived: boolean;
  search: string;
  statuses: readonly MainStatus[];
  attention: boolean;
  subStatuses: readonly SubStatus[];
  /** The carriers of either leg. */
  carriers: readonly number[];
  origins: readonly string[];
  destinations: readonly string[];
  added: TimeRange;
  /** By the latest checkpoint. */
  updated: TimeRange;
  hasEstimate?: boolean | undefined;
  tagTypes: readonly TagType[];
  /** No updates for this many days or more. */
  staleDays?: number | undefined;
  unread: boolean;
}

/** Conditions that can only be counted by reading the shipments; undefined if a filter has none. */
export function isNarrowed(filter: ShipmentFilter, now: Date): SQL | undefined {
  return and(
    matches(filter.search),
    isAmong(shipments.subStatus, filter.subStatuses),
    or(isAmong(shipments.carrier, filter.carriers), isAmong(shipments.finalCarrier, filter.carriers)),
    isAmong(shipments.shippingCountry, filter.origins),
    isAmong(shipments.recipientCountry, filter.destinations),
    isWithin(shipments.registerTime, filter.added),
    isWithin(shipments.latestEventTime, filter.updated),
    filter.hasEstimate === undefined ? undefined : isExpected(filter.hasEstimate),
    isAmong(shipments.tagType, filter.tagTypes),
    isStale(filter.staleDays, now),
    filter.unread ? eq(shipments.isUnread, true) : undefined,
  );
}

function isAmong(column: PgColumn, values: readonly unknown[]): SQL | undefined {
  return values.length > 0 ? inArray(column, [...values]) : undefined;
}

function isWithin(column: PgColumn, { from, until }: TimeRange): SQL | undefined {
  return and(from && gte(column, from), until && lt(column, until));
}

/** Only shipments that are still awaited show when they are expected. */
function isExpected(wanted: boolean): SQL | undefined {
  const awaited = notInArray(shipments.subStatus, NOT_AWAITED);
  return wanted ? and(eq(shipments.hasEstimate, true), awaited) : or(eq(shipments.hasEstimate, false), not(awaited));
}

const NOT_AWAITED = Object.values(SUB_STATUSES)
  .flat()
  .filter((subStatus) => !isAwaited(subStatus));

/** Delivered shipments need no updates. */
function isStale(days: number | undefined, now: Date): SQL | undefined {
  if (days === undefined) return undefined;
  return and(lte(shipments.changeTime, new Date(now.getTime() - days * DAY)), ne(shipments.packageStatus, 'Delivered'));
}

function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const carriers = findCarriersByName(text);
  return or(
    containsFolded(shipments.searchText, text),
    isAmong(shipments.carrier, carriers),
    isAmong(shipments.finalCarrier, carriers),
  );
}
