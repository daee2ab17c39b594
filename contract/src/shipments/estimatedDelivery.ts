import type { EstimatedDelivery } from '../api/trackInfo.ts';
import { isFinal } from './statuses.ts';

/** Whether a shipment of this detailed status is still expected at the recipient's: it has not come to a pickup point, nor does it go back. */
export const isAwaited = (subStatus: string) =>
  !isFinal(subStatus) && !['AvailableForPickup_Other', 'Exception_Returning'].includes(subStatus);

/** The first and the last day it is expected on, on the calendar of its destination; null where neither is known. */
export function expectedDays({ from, to }: Pick<EstimatedDelivery, 'from' | 'to'>): [string, string] | null {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? [first.slice(0, 10), last.slice(0, 10)] : null;
}

/** "Nov 29" or "Nov 29 – Dec 1", with the year where it is another one. `formatOf` has the reader's way to write days. */
export function formatEstimate(
  estimate: Pick<EstimatedDelivery, 'from' | 'to'>,
  year: number,
  formatOf: (withYear: boolean) => Intl.DateTimeFormat,
): string {
  const days = expectedDays(estimate);
  if (!days) return '';
  const [first, last] = days.map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]; // as many as days
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return [...new Set(days)].join(' – ');
  const format = formatOf([first, last].some((day) => day.getUTCFullYear() !== year));
  return last <= first ? format.format(first) : format.formatRange(first, last);
}
