import { LIMITS } from './limits.ts';

/** A circuit breaker: after three failures within a minute the next load attempt waits for the minute to pass. */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures: number[] = [];
  const recent = () => {
    const time = now();
    failures = failures.filter((failure) => time - failure < LIMITS.failuresWithin);
    return failures;
  };
  return {
    failed() {
      failures = [...recent(), now()];
    },
    /** Milliseconds until the next try is allowed; 0 for at once. */
    wait() {
      const [first] = recent().slice(-LIMITS.failures);
      return first === undefined || recent().length < LIMITS.failures ? 0 : first + LIMITS.failuresWithin - now();
    },
    /** What kept failing has ended, e.g. the network is back. */
    reset() {
      failures = [];
    },
  };
}

/** One for each key: what keeps failing is remembered, whatever else of it is forgotten. */
export function createBreakers() {
  const breakers = new Map<string, Breaker>();
  return (key: string): Breaker => {
    const breaker = breakers.get(key) ?? createBreaker();
    breakers.set(key, breaker);
    return breaker;
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
