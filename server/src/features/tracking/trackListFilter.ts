import { TRACK_ORDERS, type TrackOrder } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import type { TrackError, TrackListFilter } from '@tracking-console/contract/tracking';
import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { normalizeNumber } from '../carriers/trackingNumber.ts';
import { shipments } from '../shipments/shipmentTable.ts';
import { trackError } from './trackErrors.ts';

const MAX_LISTED = 200;

const CHOICES = {
  data_origin: { column: shipments.dataOrigin, values: ['Api', 'Manual', 'Import'] },
  tracking_status: { column: shipments.trackingStatus, values: ['Tracking', 'Stopped'] },
  push_status: { column: shipments.pushStatus, values: ['NotPushed', 'Success', 'Failure'] },
} as const;

const TIMES = {
  register_time: shipments.registerTime,
  track_time: shipments.trackTime,
  push_time: shipments.pushTime,
  stop_track_time: shipments.stopTrackTime,
} as const;

/** Everything a list is filtered by, apart from package_status: the counts stand beside it. */
export function toConditions(filter: TrackListFilter): SQL | undefined | TrackError {
  const numbers = (filter.number ?? '').split(',').map(normalizeNumber).filter(Boolean);
  if (numbers.length > MAX_LISTED) return trackError(-18010011, 'number');
  const conditions: (SQL | undefined)[] = [
    numbers.length > 0 ? inArray(shipments.number, numbers) : undefined,
    filter.carrier ? eq(shipments.carrier, Number(filter.carrier)) : undefined,
    flag(filter.sync_status),
    filter.push_status_code ? eq(shipments.pushStatusCode, Number(filter.push_status_code)) : undefined,
  ];
  for (const name of keysOf(CHOICES)) {
    const value = filter[name];
    const { column, values } = CHOICES[name];
    const chosen = values.find((known) => known.toLowerCase() === value?.toLowerCase());
    if (value && !chosen) return trackError(-18010011, name);
    if (chosen) conditions.push(eq(column, chosen));
  }
  for (const name of keysOf(TIMES)) {
    const range = timeRange(TIMES[name], filter[`${name}_from`], filter[`${name}_to`]);
    if (range === null) return trackError(-18010012, name);
    conditions.push(range);
  }
  return and(...conditions);
}

export function toStatus(filter: TrackListFilter) {
  return MAIN_STATUSES.find((status) => status.toLowerCase() === filter.package_status?.toLowerCase());
}

/** Older clients send numbers here; those mean the usual order. */
export function toOrder({ order_by }: TrackListFilter): TrackOrder {
  return TRACK_ORDERS.find((order) => order === order_by) ?? 'RegisterTimeDesc';
}

function flag(value: boolean | string | undefined): SQL | undefined {
  if (value === undefined || value === '') return undefined;
  return eq(shipments.syncStatus, ['true', '1'].includes(String(value).toLowerCase()));
}

function timeRange(column: PgColumn, from?: string, to?: string): SQL | undefined | null {
  const [start, end] = [toTime(from), toTime(to)];
  if (start === null || end === null) return null;
  return and(start && gte(column, start), end && lte(column, end));
}

function toTime(text: string | undefined): Date | undefined | null {
  if (!text) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}

function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // The tables above are literals: they have no other keys.
  return Object.keys(table) as (keyof T & string)[];
}
