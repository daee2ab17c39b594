import { dateAfter, recentDays, zoneOf } from './recentDays.ts';

const starts = (count: number, now: string, zone: string | number) =>
  recentDays(count, new Date(now), zone).starts.map((start) => start.toISOString());

it.each([
  ['UTC', ['2026-03-03T00:00:00.000Z', '2026-03-04T00:00:00.000Z', '2026-03-05T00:00:00.000Z']],
  ['Asia/Kathmandu', ['2026-03-03T18:15:00.000Z', '2026-03-04T18:15:00.000Z', '2026-03-05T18:15:00.000Z']],
  ['America/St_Johns', ['2026-03-03T03:30:00.000Z', '2026-03-04T03:30:00.000Z', '2026-03-05T03:30:00.000Z']],
  ['Pacific/Kiritimati', ['2026-03-03T10:00:00.000Z', '2026-03-04T10:00:00.000Z', '2026-03-05T10:00:00.000Z']],
])('PG-1d days begin at midnight in %s', (zone, expected) => {
  expect(starts(2, '2026-03-04T20:00:00Z', zone)).toEqual(expected);
});

it('PG-1d takes minutes as getTimezoneOffset gives them where no zone is named', () => {
  expect(starts(1, '2026-03-04T20:00:00Z', -480)).toEqual(['2026-03-04T16:00:00.000Z', '2026-03-05T16:00:00.000Z']);
  expect(zoneOf('Mars/Olympus_Mons', -480)).toBe(-480);
  expect(zoneOf(undefined, 60)).toBe(60);
});

it('PG-1d a day of 23 hours and one of 25 are as long as they are', () => {
  expect(starts(2, '2026-03-29T20:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect(starts(1, '2026-10-25T12:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

it('PG-1d a day whose midnight does not exist begins when the clocks have jumped', () => {
  // Havana: from 00:00 to 01:00 on 8 March 2026; from 01:00 back to 00:00 on 1 November 2026.
  expect(starts(1, '2026-03-08T12:00:00Z', 'America/Havana')[0]).toBe('2026-03-08T05:00:00.000Z');
});

it('PG-1c counts days of the calendar', () => {
  expect(dateAfter(3, new Date('2026-02-27T20:00:00Z'), 'Asia/Tokyo')).toBe('2026-03-03');
});
