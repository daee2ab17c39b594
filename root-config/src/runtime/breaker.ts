import { LIMITS } from './limits.ts';

/** A circuit breaker: after three failures within a minute the next load attempt waits for the minute to pass. */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures: number[] = [];
  const recent = () => {
    const time = now();
    failures = failures.filter((failure) => time - failure < LIMITS.failureWindowMs);
    return failures;
  };
  return {
    failed() {
      failures = [...recent(), now()];
    },
    /** Milliseconds until the next attempt is allowed; 0 for at once. */
    wait() {
      const [first] = recent().slice(-LIMITS.maxFailures);
      return first === undefined || recent().length < LIMITS.maxFailures ? 0 : first + LIMITS.failureWindowMs - now();
    },
    /** The cause is gone, e.g. the network is back. */
    reset() {
      failures = [];
    },
  };
}

/** One breaker for each key; it outlives the registration of the application. */
export function createBreakers() {
  const breakers = new Map<string, Breaker>();
  return (key: string): Breaker => {
    const breaker = breakers.get(key) ?? createBreaker();
    breakers.set(key, breaker);
    return breaker;
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
