/** One tab of a browser holds it at a time; it goes to the next when that tab closes or is killed. */
export interface Leadership {
  /** Takes it from a tab that does not answer, as one that the system has put to sleep. */
  takeOver(): void;
  stop(): void;
}

/** `lead` is called while this tab holds the lock; what it answers with ends that. */
export function seekLeadership(locks: Pick<LockManager, 'request'>, name: string, lead: () => () => void): Leadership {
  let attempt = seek({});

  function seek(terms: LockOptions): AbortController {
    const own = new AbortController();
    let stopLeading: (() => void) | undefined;
    const step = () => {
      stopLeading?.();
      stopLeading = undefined;
    };
    const hold = () => {
      if (own.signal.aborted) return undefined;
      stopLeading = lead();
      return new Promise<void>((resolve) => own.signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    own.signal.addEventListener('abort', step, { once: true });
    // The lock manager takes no signal together with `steal`.
    void Promise.resolve(locks.request(name, terms.steal ? terms : { signal: own.signal }, hold))
      .catch(() => undefined)
      .then(() => {
        const wasTaken = stopLeading !== undefined;
        step();
        if (wasTaken && attempt === own) attempt = seek({});
      });
    return own;
  }

  return {
    takeOver() {
      attempt.abort();
      attempt = seek({ steal: true });
    },
    stop: () => attempt.abort(),
  };
}
