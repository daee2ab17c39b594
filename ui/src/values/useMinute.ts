import { useSyncExternalStore } from 'react';

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

/** The current minute, one clock for every relative time on the page. */
export const useMinute = () =>
  useSyncExternalStore(
    subscribe,
    () => minute,
    () => minute,
  );
