import { ApplicationFailure, checkMove, type StateName } from './states.ts';

const STATES: StateName[] = ['created', 'loading', 'load_failed', 'before_mount', 'mounting', 'mounted', 'unmount'];

const ALLOWED = new Set([
  'created → loading',
  'loading → before_mount',
  'loading → load_failed',
  'loading → unmount',
  'load_failed → loading',
  'load_failed → unmount',
  'before_mount → mounting',
  'before_mount → load_failed',
  'before_mount → unmount',
  'mounting → mounted',
  'mounting → load_failed',
  'mounting → unmount',
  'mounted → load_failed',
  'mounted → unmount',
]);

const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

it.each(pairs.filter(([from, to]) => ALLOWED.has(`${from} → ${to}`)))('SA-12 %s → %s is a move', (from, to) => {
  expect(() => checkMove(from, to)).not.toThrow();
});

it.each(pairs.filter(([from, to]) => !ALLOWED.has(`${from} → ${to}`)))('SA-12 %s → %s is none', (from, to) => {
  expect(() => checkMove(from, to)).toThrow(`An application cannot go from ${from} to ${to}.`);
});

it('SA-14 every failure has a short reference of its own and keeps its cause', () => {
  const cause = new Error('down');
  const failures = Array.from({ length: 50 }, () => new ApplicationFailure('status', 'answered 503', cause));
  expect(new Set(failures.map(({ reference }) => reference)).size).toBe(50);
  expect(failures[0]).toMatchObject({ name: 'ApplicationFailure', reason: 'status', message: 'answered 503', cause });
  expect(failures[0]?.reference).toMatch(/^[0-9a-f]{8}$/);
});
