import { whenLoaded } from './whenLoaded.ts';

const work = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => jest.useRealTimers());

const load = () => window.dispatchEvent(new Event('load'));
/** Longer than the browser is busy. */
const wait = (milliseconds = 2_000) => jest.advanceTimersByTime(milliseconds);

it('F-55 begins once the page has loaded', () => {
  whenLoaded(work);
  wait();
  expect(work).not.toHaveBeenCalled();
  load();
  wait();
  expect(work).toHaveBeenCalledTimes(1);
});

it('begins at once where the page has loaded already', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  whenLoaded(work);
  wait();
  expect(work).toHaveBeenCalledTimes(1);
});

it('F-55 begins once after ten seconds where something keeps the page from loading', () => {
  whenLoaded(work);
  wait(12_000);
  load();
  wait();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['before the page has loaded', () => undefined],
  ['between that and the work', load],
])('does nothing when it is called off %s', (_when, until) => {
  const callOff = whenLoaded(work);
  until();
  callOff();
  load();
  wait(12_000);
  expect(work).not.toHaveBeenCalled();
});
