import { MAX_SERIES_DAYS } from '@tracking-console/contract/api/apiDashboard';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { UnreadableParameter } from '../../http/calls/unreadable.ts';
import { recentDays, type Zone } from '../shipments/recentDays.ts';

export interface Period {
  from: Date;
  to: Date;
}

/** The requested period; the last day by default. */
export function readPeriod(given: { from?: string; to?: string }, now: Date): Period {
  const to = given.to === undefined ? now : new Date(given.to);
  const from = given.from === undefined ? new Date(to.getTime() - DAY) : new Date(given.from);
  if (from >= to) throw new UnreadableParameter('to', 'is not after from');
  if (to.getTime() - from.getTime() > (MAX_SERIES_DAYS + 1) * DAY)
    throw new UnreadableParameter('from', `is more than ${MAX_SERIES_DAYS} days before to`);
  return { from, to };
}

/** Periods up to this long are shown by hours. */
const HOURLY = 2 * DAY;

export interface Steps {
  step: 'hour' | 'day';
  /** When each begins, and when the last one ends. */
  starts: Date[];
}

/** The whole hours of a short period, the whole days (of the zone) of a longer one. */
export function stepsOf({ from, to }: Period, zone: Zone): Steps {
  if (to.getTime() - from.getTime() > HOURLY) return { step: 'day', starts: daysOf({ from, to }, zone) };
  const first = Math.floor(from.getTime() / HOUR);
  const last = Math.ceil(to.getTime() / HOUR);
  const starts = Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * HOUR));
  return { step: 'hour', starts };
}

export function daysOf({ from, to }: Period, zone: Zone): Date[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / DAY) + 1;
  // A day that ends before the period begins, or begins when it ends, is outside of it.
  const { starts } = recentDays(count, new Date(to.getTime() - 1), zone);
  const first = starts.findLastIndex((start) => start <= from);
  return starts.slice(Math.max(0, first));
}
