import { MINUTE } from '@tracking-console/contract/values/durations';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that a zone is ahead of UTC at an instant. */
export function zoneOffset(zone: string, at: Date): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
    formats.set(zone, format);
  }
  // Out of the whole text: taking it apart costs more than writing it.
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The instant at which clocks in the zone show the minute of that calendar day (given as its midnight in UTC). */
export function instantOf(day: Date, minute: number, zone: string): Date {
  const asIfUtc = day.getTime() + minute * MINUTE;
  return new Date(asIfUtc - zoneOffset(zone, new Date(asIfUtc)) * MINUTE);
}

export interface ZonedText {
  /** 2026-03-01 */
  date: string;
  /** 14:30:00 */
  time: string;
  /** +01:00 */
  offset: string;
}

export function zonedText(at: Date, zone: string): ZonedText {
  const ahead = zoneOffset(zone, at);
  const [date = '', time = ''] = new Date(at.getTime() + ahead * MINUTE).toISOString().slice(0, 19).split('T');
  const two = (value: number) => String(value).padStart(2, '0');
  const distance = Math.abs(ahead);
  return { date, time, offset: `${ahead < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}` };
}
