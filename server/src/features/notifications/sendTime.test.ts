import { holdOf, quietUntil, type SendTimes } from './sendTime.ts';

const TIMES: SendTimes = { digest: 'off', digestHour: 8, quietFrom: '', quietTo: '' };
const NIGHT = { ...TIMES, quietFrom: '22:00', quietTo: '07:00' };
const quiet = (times: SendTimes, zone: string, at: string) =>
  quietUntil(times, zone, new Date(at))?.toISOString() ?? null;
const hold = (times: SendTimes, zone: string, at: string) => {
  const found = holdOf(times, zone, new Date(at));
  return found && [found.until.toISOString(), found.reason];
};

it.each([
  ['before them', 'UTC', '2026-06-01T21:59:59Z', null],
  ['from their first minute', 'UTC', '2026-06-01T22:00:00Z', '2026-06-02T07:00:00.000Z'],
  ['after midnight', 'UTC', '2026-06-02T03:00:00Z', '2026-06-02T07:00:00.000Z'],
  ['at their end', 'UTC', '2026-06-02T07:00:00Z', null],
  ['in a zone of half an hour', 'Asia/Kolkata', '2026-06-01T17:00:00Z', '2026-06-02T01:30:00.000Z'],
  ['over the night clocks go forward', 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['over the night clocks go back', 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  [
    'in America, where it happens after midnight UTC',
    'America/New_York',
    '2026-03-08T04:30:00Z',
    '2026-03-08T11:00:00.000Z',
  ],
])('PG-7 quiet hours %s', (_name, zone, at, until) => {
  expect(quiet(NIGHT, zone, at)).toBe(until);
});

it('PG-7 an end that the clocks skip in spring is the hour after', () => {
  const times = { ...TIMES, quietFrom: '00:00', quietTo: '02:30' };
  expect(quiet(times, 'Europe/Berlin', '2026-03-28T23:30:00Z')).toBe('2026-03-29T01:30:00.000Z');
});

it('PG-7 an end that comes twice in autumn is over an hour later at most', () => {
  const times = { ...TIMES, quietFrom: '00:00', quietTo: '02:30' };
  const until = quiet(times, 'Europe/Berlin', '2026-10-24T23:30:00Z');
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(until);
});

it('PG-7 hours by day, and none where they are not set or empty', () => {
  const noon = { ...TIMES, quietFrom: '12:00', quietTo: '13:30' };
  expect(quiet(noon, 'UTC', '2026-06-01T12:30:00Z')).toBe('2026-06-01T13:30:00.000Z');
  expect(quiet(noon, 'UTC', '2026-06-01T13:30:00Z')).toBeNull();
  expect(quiet(TIMES, 'UTC', '2026-06-01T03:00:00Z')).toBeNull();
  expect(quiet({ ...TIMES, quietFrom: '08:00', quietTo: '08:00' }, 'UTC', '2026-06-01T08:00:00Z')).toBeNull();
});

it('PG-7 a daily digest leaves at its hour in the zone, a weekly one on Monday', () => {
  const daily = { ...TIMES, digest: 'daily' as const };
  expect(hold(daily, 'Asia/Tokyo', '2026-06-01T22:59:00Z')).toEqual(['2026-06-01T23:00:00.000Z', 'digest']);
  expect(hold(daily, 'Asia/Tokyo', '2026-06-01T23:00:00Z')).toEqual(['2026-06-02T23:00:00.000Z', 'digest']);
  const weekly = { ...TIMES, digest: 'weekly' as const };
  // A Monday in Berlin, before and after eight.
  expect(hold(weekly, 'Europe/Berlin', '2026-06-01T05:00:00Z')?.[0]).toBe('2026-06-01T06:00:00.000Z');
  expect(hold(weekly, 'Europe/Berlin', '2026-06-01T06:00:00Z')?.[0]).toBe('2026-06-08T06:00:00.000Z');
});

it.each([
  ['over the end of a month', 'UTC', '2026-01-31T12:00:00Z', '2026-02-01T08:00:00.000Z'],
  ['over the end of a year', 'UTC', '2026-12-31T12:00:00Z', '2027-01-01T08:00:00.000Z'],
  ['over the end of February', 'UTC', '2028-02-28T12:00:00Z', '2028-02-29T08:00:00.000Z'],
  ['over the night clocks go forward', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['over the night clocks go back', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
])('PG-7 PG-11a a daily digest leaves at its hour %s', (_, zone, now, until) => {
  expect(hold({ ...TIMES, digest: 'daily', digestHour: 8 }, zone, now)).toEqual([until, 'digest']);
});

it('PG-7 a digest that falls into quiet hours waits for their end; without either nothing is held', () => {
  expect(hold({ ...NIGHT, digest: 'daily', digestHour: 6 }, 'UTC', '2026-06-01T12:00:00Z')).toEqual([
    '2026-06-02T07:00:00.000Z',
    'digest',
  ]);
  expect(hold(NIGHT, 'UTC', '2026-06-01T23:00:00Z')).toEqual(['2026-06-02T07:00:00.000Z', 'quietHours']);
  expect(hold(TIMES, 'UTC', '2026-06-01T12:00:00Z')).toBeNull();
});

it.each([
  ['the next full hour', 'UTC', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00.000Z'],
  ['the full hour of a zone ahead by half of one', 'Asia/Kolkata', '2026-06-01T10:10:00Z', '2026-06-01T10:30:00.000Z'],
  ['the hour after the one that clocks skip', 'Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29T01:00:00.000Z'],
  ['each of the two hours that clocks repeat', 'Europe/Berlin', '2026-10-25T00:10:00Z', '2026-10-25T01:00:00.000Z'],
])('PG-11a an hourly digest is sent at %s', (_name, zone, at, until) => {
  expect(hold({ ...TIMES, digest: 'hourly' }, zone, at)).toEqual([until, 'digest']);
});

it('PG-11a an hourly digest that falls into quiet hours waits for their end, over the night clocks go forward', () => {
  const times = { ...NIGHT, digest: 'hourly' } as const;
  expect(hold(times, 'Europe/Berlin', '2026-03-28T21:30:00Z')).toEqual(['2026-03-29T05:00:00.000Z', 'digest']);
});
