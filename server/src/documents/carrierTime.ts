import type { EstimatedDelivery, RawTime } from '@tracking-console/contract/api/trackInfo';
import { formatEstimate } from '@tracking-console/contract/shipments/estimatedDelivery';
import { bcp47 } from './document.ts';

interface CarrierTime {
  time_iso: string | null;
  time_raw: RawTime;
}

/** The day and the time of day as the carrier sent them, in the place's local time; empty where it sent none. */
export function carrierTime({ time_iso, time_raw: { date, time } }: CarrierTime): { day: string; time: string } {
  const [isoDay = '', isoTime = ''] = time_iso?.split('T') ?? [];
  return { day: date ?? isoDay, time: time ?? isoTime.slice(0, 8) };
}

/** In the reader's language; a text that is not a day stays as it was printed. */
export function formatDay(day: string, language: string): string {
  return format(`${day}T00:00:00Z`, day, language, { dateStyle: 'medium' });
}

export function formatTime(time: string, language: string): string {
  return format(`2000-01-01T${time}Z`, time, language, { timeStyle: 'short' });
}

/** The days it is expected on, as the console shows them. */
export function formatExpected(estimate: EstimatedDelivery, language: string, now: Date): string {
  return formatEstimate(estimate, now.getUTCFullYear(), (withYear) =>
    formatOf(language, { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) }),
  );
}

function format(iso: string, printed: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (printed === '' || Number.isNaN(date.getTime())) return printed;
  return formatOf(language, style).format(date);
}

function formatOf(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Serbian is written in Latin letters here.
  const tag = language === 'sr' ? 'sr-Latn' : bcp47(language);
  return new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
}
