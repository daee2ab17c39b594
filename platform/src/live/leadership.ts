/** One tab of a browser holds it at a time; it goes to the next when that tab closes or is killed. */
export interface Leadership {
  /** Takes it from a tab that does not answer, as one that the system has put to sleep. */
  takeOver(): void;
  stop(): void;
}

/** waiting: in the queue of the lock; leading: the lock is held; ended: it was taken or given up. */
type Phase = 'waiting' | 'leading' | 'ended';

/** `lead` is called while this tab holds the lock; what it returns ends that. */
export function seekLeadership(locks: Pick<LockManager, 'request'>, name: string, lead: () => () => void): Leadership {
  let candidacy = seek(false);

  function seek(steal: boolean): { withdraw: () => void } {
    let phase: Phase = 'waiting';
    let stopLeading = () => {};
    const withdrawal = new AbortController();
    const withdrawn = new Promise<void>((resolve) => {
      withdrawal.signal.addEventListener('abort', () => resolve(), { once: true });
    });

    function end() {
      if (phase === 'leading') stopLeading();
      phase = 'ended';
    }

    // The lock is held for as long as this promise is pending.
    function hold(): Promise<void> | undefined {
      if (phase !== 'waiting') return undefined;
      phase = 'leading';
      stopLeading = lead();
      return withdrawn;
    }

    const own = {
      withdraw() {
        end();
        withdrawal.abort();
      },
    };
    // The lock manager takes no signal together with `steal`.
    const options = steal ? { steal } : { signal: withdrawal.signal };
    void Promise.resolve(locks.request(name, options, hold))
      .catch(() => undefined)
      .then(() => {
        // Another tab has stolen the lock: this one queues up again.
        const wasStolen = phase === 'leading';
        end();
        if (wasStolen && candidacy === own) candidacy = seek(false);
      });
    return own;
  }

  return {
    takeOver() {
      candidacy.withdraw();
      candidacy = seek(true);
    },
    stop: () => candidacy.withdraw(),
  };
}
