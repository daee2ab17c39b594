import { createLocalLimiter } from './localLimiter.ts';

it('PA-1 lets three calls a second through for each key', () => {
  let time = 0;
  const limiter = createLocalLimiter(3, 1_000, () => time);
  expect([0, 0, 0].map(() => limiter.take('one'))).toEqual([0, 0, 0]);
  time = 400;
  expect(limiter.take('one')).toBe(600);
  expect(limiter.take('other')).toBe(0);
  time = 1_000;
  expect(limiter.take('one')).toBe(0);
});
