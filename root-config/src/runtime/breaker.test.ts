import { createBreaker } from './breaker.ts';
import { LIMITS } from './limits.ts';

function start() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const failAt = (moment: number) => {
    time = moment;
    breaker.failed();
  };
  const waitAt = (moment: number) => {
    time = moment;
    return breaker.wait();
  };
  return { breaker, failAt, waitAt };
}

it('SA-14 after two failures within a minute the next attempt may run, after the third it waits for the minute to pass', () => {
  const { failAt, waitAt } = start();
  failAt(0);
  failAt(10_000);
  expect(waitAt(10_000)).toBe(0);
  failAt(20_000);
  expect(waitAt(20_000)).toBe(40_000);
  expect(waitAt(59_999)).toBe(1);
  expect(waitAt(60_000)).toBe(0);
});

it('SA-14 a fourth failure counts from the last three', () => {
  const { failAt, waitAt } = start();
  for (const moment of [0, 10_000, 20_000, 30_000]) failAt(moment);
  expect(waitAt(30_000)).toBe(40_000);
});

it('SA-14 failures more than a minute apart never add up', () => {
  const { failAt, waitAt } = start();
  for (let failure = 0; failure < 20; failure += 1) {
    failAt(failure * (LIMITS.failureWindowMs / 2));
    expect(waitAt(failure * (LIMITS.failureWindowMs / 2))).toBe(0);
  }
});

it('I7 forgets the failures when their cause is gone', () => {
  const { breaker, failAt, waitAt } = start();
  for (const moment of [0, 1, 2]) failAt(moment);
  expect(waitAt(2)).toBeGreaterThan(0);
  breaker.reset();
  expect(waitAt(2)).toBe(0);
});
