import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { isInstant } from '@tracking-console/contract/values/times';

/** How far back the list goes; without a period, as far as rows are kept. */
export const PERIODS = {
  '7d': { count: 7, unit: 'day', span: 7 * DAY },
  '24h': { count: 24, unit: 'hour', span: DAY },
  '1h': { count: 1, unit: 'hour', span: HOUR },
} as const;
export type Period = keyof typeof PERIODS;

const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text);

/** For the address: up to now, or between two times. */
export const PERIOD_FILTERS = { period: isPeriod, from: isInstant, to: isInstant };
export type PeriodFilter = Partial<Record<keyof typeof PERIOD_FILTERS, string>>;

/** The range that is sent to the server. */
export function rangeOf({ period = '', from, to }: PeriodFilter, now = Date.now()): { from?: string; to?: string } {
  if (isPeriod(period)) return { from: new Date(now - PERIODS[period].span).toISOString() };
  // An address may name them the wrong way around.
  const [first, last] = from && to && new Date(from) > new Date(to) ? [to, from] : [from, to];
  return { ...(first && { from: first }), ...(last && { to: last }) };
}
