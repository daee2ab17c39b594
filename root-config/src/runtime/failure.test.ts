import { ApplicationFailure } from './failure.ts';

it('SA-14 every failure has a short reference of its own and keeps its cause', () => {
  const cause = new Error('down');
  const failures = Array.from({ length: 50 }, () => new ApplicationFailure('status', 'answered 503', cause));
  expect(new Set(failures.map(({ reference }) => reference)).size).toBe(50);
  expect(failures[0]).toMatchObject({ name: 'ApplicationFailure', reason: 'status', message: 'answered 503', cause });
  expect(failures[0]?.reference).toMatch(/^[0-9a-f]{8}$/);
});
