import type { Calls } from '../calls/createCalls.ts';
import { whenQuiet } from './whenQuiet.ts';

/** jsdom is never idle: there it is after a second. */
const IDLE = 1000;

function startQuiet() {
  let underWay = true;
  const calls = { areUnderWay: () => underWay } as Calls; // all that is used of it
  const work = jest.fn();
  return { work, cancel: whenQuiet({ calls }, work), answer: () => (underWay = false) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits while a call is under way, however idle the browser is', () => {
  const { work, answer } = startQuiet();
  jest.advanceTimersByTime(10 * IDLE);
  expect(work).not.toHaveBeenCalled();
  answer();
  jest.advanceTimersByTime(2 * IDLE);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does nothing any more once it is cancelled', () => {
  const { work, cancel, answer } = startQuiet();
  jest.advanceTimersByTime(3 * IDLE);
  cancel();
  answer();
  jest.advanceTimersByTime(10 * IDLE);
  expect(work).not.toHaveBeenCalled();
});
