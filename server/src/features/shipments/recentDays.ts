import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { zoneOffset } from '../../zonedTime.ts';

/** By Intl's name, or in minutes as Date.getTimezoneOffset gives them. */
export type Zone = string | number;

export interface RecentDays {
  /** 2026-03-01, the oldest first. */
  dates: string[];
  /** When each of them begins, and when the last one ends. */
  starts: Date[];
}

/** The last days of a zone, today included. */
export function recentDays(count: number, now: Date, zone: Zone): RecentDays {
  const today = dayOf(now, zone);
  const days = Array.from({ length: count + 1 }, (_, index) => today - count + 1 + index);
  return { dates: days.slice(0, -1).map(dateText), starts: days.map((day) => startOf(day, zone)) };
}

/** 2026-03-01, this many days after today. */
export const dateAfter = (days: number, now: Date, zone: Zone) => dateText(dayOf(now, zone) + days);

/** The caller's zone if it exists; else the offset. */
export function zoneOf(name: string | undefined, offset: number): Zone {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : offset;
  } catch {
    return offset;
  }
}

const dateText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
/** Milliseconds by which the zone's clocks are ahead of UTC at that time. */
export const ahead = (zone: Zone, at: number) =>
  (typeof zone === 'number' ? -zone : zoneOffset(zone, new Date(at))) * MINUTE;
const dayOf = (at: Date, zone: Zone) => Math.floor((at.getTime() + ahead(zone, at.getTime())) / DAY);

/** Midnight; where clocks jump over it, or come to it twice, the moment from which the date is this day's. */
function startOf(day: number, zone: Zone): Date {
  const midnight = day * DAY;
  const offsets = [ahead(zone, midnight - DAY), ahead(zone, midnight + DAY)];
  const starts = offsets.map((offset) => midnight - offset);
  const shown = starts.filter((start, index) => ahead(zone, start) === offsets[index]);
  return new Date(Math.max(...(shown.length > 0 ? shown : starts)));
}
