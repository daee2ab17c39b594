import { useCallback, useSyncExternalStore } from 'react';
import { useRoot } from '../root/RootContext.ts';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = currentMinute();

function currentMinute() {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

function tick() {
  minute = currentMinute();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    minute = currentMinute();
    timer = setInterval(tick, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * The current minute, one clock for every relative time on the page; it stands still for what nobody sees. What the
 * server drew is first rendered with the server's time, to the millisecond.
 */
export function useMinute(): number {
  const { visibility, rendered } = useRoot();
  const subscribeWhileShown = useCallback(
    (listener: () => void) => {
      const stops = [subscribe(() => visibility?.isShown() !== false && listener()), visibility?.onChange(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [visibility],
  );
  return useSyncExternalStore(
    subscribeWhileShown,
    () => minute,
    () => rendered?.at ?? minute,
  );
}
