import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { useSearchParams } from 'react-router-dom';

/** Steps of each period; the server has hours for a day, and days for what is longer. */
export const PERIODS = {
  '24h': { count: 24, unit: 'hour', step: HOUR },
  '7d': { count: 7, unit: 'day', step: DAY },
  '15d': { count: 15, unit: 'day', step: DAY },
  '30d': { count: 30, unit: 'day', step: DAY },
} as const;
export type Period = keyof typeof PERIODS;

export const GROUPS = ['endpoint', 'key', 'carrier'] as const;
export type Group = (typeof GROUPS)[number];

const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text);
const isGroup = (text: string): text is Group => GROUPS.some((group) => group === text);

/** Ends now, within the last of its steps. */
export function rangeOf(period: Period, now = Date.now()) {
  const { count, step } = PERIODS[period];
  return { from: new Date(now - (count - 1) * step).toISOString(), to: new Date(now).toISOString() };
}

/** The period and the grouping in the URL; the defaults are left out of it. */
export function useUsageAddress() {
  const [address, setAddress] = useSearchParams();
  const period = address.get('period') ?? '';
  const group = address.get('by') ?? '';
  const change = (name: string, value: string, usual: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    period: isPeriod(period) ? period : '24h',
    group: isGroup(group) ? group : 'endpoint',
    choosePeriod: (next: string) => change('period', next, '24h'),
    chooseGroup: (next: string) => change('by', next, 'endpoint'),
  } as const;
}
