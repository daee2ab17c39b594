import { DeadlineExceeded, withinDeadline } from './deadline.ts';

/** The page cannot run. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('SA-13 does not count time in which the page could not run', async () => {
  const work = async () => {
    await turn();
    block(500);
    await turn();
    await turn();
    return 'stands';
  };
  await expect(withinDeadline(work(), 400)).resolves.toBe('stands');
});

it('SA-13 is exceeded by work that does not settle in time', async () => {
  jest.useFakeTimers();
  const seen = jest.fn();
  withinDeadline(new Promise(() => {}), 5000).catch(seen);
  await jest.advanceTimersByTimeAsync(4999);
  expect(seen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(new DeadlineExceeded('There was no answer within 5 seconds.'));
});
