import type { TrackListFilter } from '@tracking-console/contract/api/tracking';
import { TRACK_ORDERS, type TrackOrder } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { readWireTime } from '@tracking-console/contract/values/times';
import { and, eq, gte, inArray, lte, type PgColumn, type SQL } from '../../drizzle.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { trackRefusal } from './trackErrors.ts';

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

/** Everything a list is filtered by, apart from package_status, which the counts beside the list ignore. */
export function toConditions(filter: TrackListFilter): SQL | undefined | Refusal {
  const numbers = (filter.number ?? '').split(',').map(normalizeNumber).filter(Boolean);
  if (numbers.length > MAX_LISTED) return trackRefusal(-18010011, 'number');
  if (filter.number && numbers.length === 0) return trackRefusal(-18010012, 'number');
  const carrier = Number(filter.carrier ?? NO_CARRIER);
  if (carrier !== NO_CARRIER && !findCarrier(carrier)) return trackRefusal(-18010011, 'carrier');
  const pushCode = filter.push_status_code ?? '';
  const conditions: (SQL | undefined)[] = [
    numbers.length > 0 ? inArray(shipments.number, numbers) : undefined,
    carrier !== NO_CARRIER ? eq(shipments.carrier, carrier) : undefined,
    flag(filter.sync_status),
    pushCode !== '' ? eq(shipments.pushStatusCode, Number(pushCode)) : undefined,
  ];
  for (const name of keysOf(CHOICES)) {
    const value = filter[name];
    const { column, values } = CHOICES[name];
    const chosen = values.find((known) => known.toLowerCase() === value?.toLowerCase());
    if (value && !chosen) return trackRefusal(-18010011, name);
    if (chosen) conditions.push(eq(column, chosen));
  }
  for (const name of keysOf(TIMES)) {
    const range = timeRange(TIMES[name], filter, name);
    if (range instanceof Refusal) return range;
    conditions.push(range);
  }
  return and(...conditions);
}

/** The whole filter, package_status included. */
export function toFilter(filter: TrackListFilter): SQL | undefined | Refusal {
  const status = toStatus(filter);
  if (filter.package_status && !status) return trackRefusal(-18010011, 'package_status');
  const conditions = toConditions(filter);
  if (conditions instanceof Refusal) return conditions;
  return and(conditions, status && eq(shipments.packageStatus, status));
}

export function toStatus(filter: TrackListFilter) {
  return MAIN_STATUSES.find((status) => status.toLowerCase() === filter.package_status?.toLowerCase());
}

/** Older clients send numbers here; those mean the usual order. */
export function toOrder({ order_by }: TrackListFilter): TrackOrder {
  return TRACK_ORDERS.find((order) => order === order_by) ?? 'RegisterTimeDesc';
}

function flag(value: boolean | string | number | undefined): SQL | undefined {
  if (value === undefined || value === '') return undefined;
  return eq(shipments.syncStatus, ['true', '1'].includes(String(value).toLowerCase()));
}

function timeRange(column: PgColumn, filter: TrackListFilter, name: keyof typeof TIMES): SQL | undefined | Refusal {
  const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]];
  const [start, end] = [toTime(from), toTime(to)];
  if (start === null) return trackRefusal(-18010012, `${name}_from`);
  if (end === null) return trackRefusal(-18010012, `${name}_to`);
  if (start && end && start > end) return trackRefusal(-18010011, `${name}_to`);
  return and(start && gte(column, start), end && lte(column, end));
}

/** undefined: no bound; null: it cannot be read. */
const toTime = (text: string | undefined) => (text ? readWireTime(text) : undefined);

function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // The tables above are literals: they have no other keys.
  return Object.keys(table) as (keyof T & string)[];
}
