import { afterFrame } from './afterFrame.ts';

jest.useFakeTimers();

afterEach(() => {
  jest.restoreAllMocks();
});

function start() {
  const settled = jest.fn();
  void afterFrame().then(settled);
  return { settled, pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds) };
}

it('settles in a task of its own after the next frame, which is painted by then', async () => {
  let frame: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  const { settled, pass } = start();
  await pass(100);
  frame?.(100);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  await pass(0);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('waits no longer than 200 ms where no frame is rendered', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { settled, pass } = start();
  await pass(199);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledTimes(1);
});
