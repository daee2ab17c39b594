import type { RawTime } from '@tracking-console/contract/api/trackInfo';

/** When something happened, as precisely as the carrier gave it. */
interface CarrierTime {
  time_iso: string | null;
  time_utc: string | null;
  time_raw: RawTime;
}

/** ISO-8601: with a zone only if the carrier gave one, without a time of day if it gave none; empty without any time. */
export function timeOf({ time_iso, time_utc, time_raw: { date, time } }: CarrierTime): string {
  const moment = time_utc ?? time_iso;
  if (moment) return moment;
  if (!date) return time ?? '';
  return time ? `${date}T${time}` : date;
}

/** The day it belongs to: the reader's where the moment is known, else the day the carrier printed. */
export function dayOf(event: CarrierTime): string {
  const moment = event.time_utc ?? event.time_iso;
  return moment ? localDay(new Date(moment)) : (event.time_raw.date ?? '');
}

function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
