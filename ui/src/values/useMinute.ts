import { useCallback, useSyncExternalStore } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { whileShown } from '../root/whileShown.ts';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, MINUTE);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * The current minute, one timer for every relative time on the page; it pauses while hidden. Hydration first renders with the
 * server's time, to the millisecond.
 */
export function useMinute(): number {
  const { visibility, rendered, clock } = useRoot();
  const subscribeWhileShown = useCallback(
    (listener: () => void) =>
      whileShown(visibility, () => {
        listener(); // the minutes that passed unseen
        const stops = [subscribe(listener), clock?.onChange(listener)];
        return () => {
          for (const stop of stops) stop?.();
        };
      }),
    [visibility, clock],
  );
  return useSyncExternalStore(
    subscribeWhileShown,
    () => minuteOf(clock?.now() ?? Date.now()),
    () => rendered?.at ?? minuteOf(Date.now()),
  );
}

const minuteOf = (time: number) => Math.floor(time / MINUTE) * MINUTE;
