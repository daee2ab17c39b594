import { expectedDays, formatEstimate, isAwaited } from './estimatedDelivery.ts';
import { SUB_STATUSES } from './statuses.ts';

const formatOf = (withYear: boolean) =>
  new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  });
const shown = (from: string | null, to: string | null, year = 2026) =>
  formatEstimate({ from, to }, year, formatOf).replaceAll(/\s/g, ' ');

it.each([
  ['2026-11-29T09:00:00-08:00', '2026-11-29T20:00:00-08:00', 'Nov 29'],
  ['2026-11-29T09:00:00+09:00', '2026-12-01T20:00:00+09:00', 'Nov 29 – Dec 1'],
  ['2026-11-29', null, 'Nov 29'],
  [null, '2026-11-29T00:30:00+14:00', 'Nov 29'],
  [null, null, ''],
])('PG-2e shows the estimate %s to %s as %s', (from, to, text) => {
  expect(shown(from, to)).toBe(text);
});

it('PG-2e names the year where it is not this one, and keeps what is no day as it came', () => {
  expect(shown('2027-01-03', null)).toBe('Jan 3, 2027');
  expect(shown('soon', null)).toBe('soon');
  expect(expectedDays({ from: '2026-11-29T20:00:00Z', to: null })).toEqual(['2026-11-29', '2026-11-29']);
});

it('PG-2e expects nothing more at the pickup point, at the recipient’s and on the way back', () => {
  const all = Object.values(SUB_STATUSES).flat();
  expect(all.filter((subStatus) => !isAwaited(subStatus))).toEqual([
    'AvailableForPickup_Other',
    'Delivered_Other',
    'Exception_Returning',
    'Exception_Returned',
    'Exception_Lost',
    'Exception_Destroyed',
    'Exception_Cancel',
  ]);
});
