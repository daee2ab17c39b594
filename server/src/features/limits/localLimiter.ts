export interface LocalLimiter {
  /** Milliseconds to wait; 0: go ahead, and the call counts. */
  take(key: string): number;
}

/** At most this many calls in any window of time, for each key, in this process alone. */
export function createLocalLimiter(limit: number, window: number, now: () => number): LocalLimiter {
  const calls = new Map<string, number[]>();
  return {
    take(key) {
      const time = now();
      // A clock that was set back must not hold a key until it has caught up.
      const recent = (calls.get(key) ?? []).filter((earlier) => time >= earlier && time - earlier < window);
      // Keys that have been quiet are forgotten from the front: a Map keeps the order of insertion.
      calls.delete(key);
      forgetQuiet(time);
      const oldest = recent.length >= limit ? recent[0] : undefined;
      calls.set(key, oldest === undefined ? [...recent, time] : recent);
      return oldest === undefined ? 0 : window - (time - oldest);
    },
  };

  function forgetQuiet(time: number): void {
    for (const [key, times] of calls) {
      if (time - (times.at(-1) ?? 0) < window) return;
      calls.delete(key);
    }
  }
}
