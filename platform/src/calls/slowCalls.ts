/** In ms. By then a customer wonders whether anything is still happening. */
export const SLOW_MS = 10_000;

/** Why a call ended that the customer no longer wanted to wait for. */
export class CallCanceled extends Error {
  override message = 'The customer stopped waiting.';
}

/** Knows which calls take long; `onChange` is called with true at the first one, and with false when there is none any more. */
export function createSlowCalls(onChange: (areAny: boolean) => void) {
  const slow = new Set<AbortController>();

  /** Runs a call under a signal of its own, which ends with what was `given` or when slow calls are canceled. */
  async function run<Answer>(given: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<Answer>) {
    const controller = new AbortController();
    const abort = () => controller.abort(given?.reason);
    if (given?.aborted) abort();
    given?.addEventListener('abort', abort);
    const timer = setTimeout(() => {
      slow.add(controller);
      if (slow.size === 1) onChange(true);
    }, SLOW_MS);
    try {
      return await call(controller.signal);
    } finally {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
      if (slow.delete(controller) && slow.size === 0) onChange(false);
    }
  }

  function cancel() {
    for (const controller of slow) controller.abort(new CallCanceled());
  }

  return { run, cancel };
}
