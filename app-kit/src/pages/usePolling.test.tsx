import { act, render } from '@testing-library/react';
import { RootContext } from '../../../ui/src/root/RootContext.ts';
import { usePolling } from './usePolling.ts';

function Polling({ ask, interval }: { ask: () => void; interval: number }) {
  usePolling(ask, interval);
  return null;
}

function start(interval = 60_000) {
  let shown = true;
  const listeners = new Set<(shown: boolean) => void>();
  const visibility = {
    isShown: () => shown,
    onChange(listener: (shown: boolean) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const ask = jest.fn();
  const page = (every: number) => (
    <RootContext value={{ language: 'en', theme: 'light', visibility }}>
      <Polling ask={ask} interval={every} />
    </RootContext>
  );
  const { rerender } = render(page(interval));
  const show = (now: boolean) => {
    shown = now;
    for (const listener of listeners) listener(now);
  };
  return { ask, show, setInterval: (every: number) => rerender(page(every)) };
}

const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SA-1 polling', () => {
  it('asks at every interval, and no more with an interval of none', () => {
    const { ask, setInterval } = start();
    pass(119);
    expect(ask).toHaveBeenCalledTimes(1);
    pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    setInterval(0);
    pass(600);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rests in a hidden console, and asks soon after it is shown when it is due', () => {
    const { ask, show } = start();
    pass(30);
    show(false);
    expect(jest.getTimerCount()).toBe(0);
    pass(3600);
    expect(ask).not.toHaveBeenCalled();
    show(true);
    expect(ask).not.toHaveBeenCalled(); // the page is rendered first
    pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    pass(60);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('waits for what is left of the interval when it was hidden for a moment', () => {
    const { ask, show } = start();
    pass(30);
    show(false);
    show(true);
    pass(29);
    expect(ask).not.toHaveBeenCalled();
    pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
