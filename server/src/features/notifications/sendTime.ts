import type { NotificationSettings } from '@tracking-console/contract/shipments/settingConstants';
import { DAY, HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import { zoneOffset } from '../../zonedTime.ts';

export type SendTimes = Pick<NotificationSettings, 'digestHour' | 'quietFrom' | 'quietTo'> & {
  digest: NotificationSettings['digest'] | 'hourly';
};

/** When a mail may leave, and what holds it back until then; null: nothing. */
export interface Hold {
  until: Date;
  reason: 'digest' | 'quietHours';
}

export function holdOf(times: SendTimes, zone: string, now: Date): Hold | null {
  if (times.digest !== 'off') {
    const until = nextDigest(times, zone, now);
    return { until: quietUntil(times, zone, until) ?? until, reason: 'digest' };
  }
  const until = quietUntil(times, zone, now);
  return until && { until, reason: 'quietHours' };
}

/** The end of the quiet hours that `at` falls in; null: it falls in none. */
export function quietUntil({ quietFrom, quietTo }: SendTimes, zone: string, at: Date): Date | null {
  const [from, to] = [minuteOf(quietFrom), minuteOf(quietTo)];
  if (from === null || to === null || from === to) return null;
  const { day, minute } = clockAt(at, zone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  return instantAt(minute < to ? day : day + DAY, to, zone);
}

function nextDigest({ digest, digestHour }: SendTimes, zone: string, now: Date): Date {
  if (digest === 'hourly') return nextHour(zone, now);
  const { day } = clockAt(now, zone);
  for (let ahead = 0; ; ahead++) {
    const candidate = day + ahead * DAY;
    const at = instantAt(candidate, digestHour * 60, zone);
    if (at > now && (digest === 'daily' || isMonday(candidate))) return at;
  }
}

/** Zones are ahead by half and quarter hours, too. */
function nextHour(zone: string, now: Date): Date {
  const ahead = zoneOffset(zone, now) * MINUTE;
  return new Date(Math.floor((now.getTime() + ahead) / HOUR + 1) * HOUR - ahead);
}

const isMonday = (day: number) => new Date(day).getUTCDay() === 1;

function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}

/** What clocks in the zone show: the calendar day, as its midnight in UTC, and the minute of it. */
function clockAt(at: Date, zone: string): { day: number; minute: number } {
  const shown = at.getTime() + zoneOffset(zone, at) * MINUTE;
  const day = Math.floor(shown / DAY) * DAY;
  return { day, minute: Math.floor((shown - day) / MINUTE) };
}

/** An hour that is skipped in spring counts as the one after it. */
function instantAt(day: number, minute: number, zone: string): Date {
  const shown = day + minute * MINUTE;
  const guess = shown - zoneOffset(zone, new Date(shown)) * MINUTE;
  // Near a change of the clocks the offset of the guess is the right one.
  return new Date(shown - zoneOffset(zone, new Date(guess)) * MINUTE);
}
