import { midnight } from './midnight.ts';

it.each([
  ['UTC', 0, '2026-03-01T00:00:00.000Z'],
  ['UTC', 1, '2026-03-02T00:00:00.000Z'],
  ['Asia/Kolkata', 0, '2026-02-28T18:30:00.000Z'],
  ['America/New_York', 0, '2026-03-01T05:00:00.000Z'],
  // Clocks go forward on the eighth at two.
  ['America/New_York', 7, '2026-03-08T05:00:00.000Z'],
  ['America/New_York', 8, '2026-03-09T04:00:00.000Z'],
])('PG-2c the first of March and so many days begin in %s: %i', (zone, later, instant) => {
  expect(midnight('2026-03-01', later, zone)).toBe(instant);
});
