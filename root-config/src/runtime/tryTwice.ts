import { LIMITS } from './limits.ts';

/**
 * Tries a failed load once more after a moment, with jitter so that many tabs do not retry at once, and only where that
 * may help.
 */
export async function tryTwice<Value>(
  work: () => Promise<Value>,
  mayHelp: (failure: unknown) => boolean,
): Promise<Value> {
  try {
    return await work();
  } catch (failure) {
    if (!mayHelp(failure)) throw failure;
  }
  await new Promise((resolve) => setTimeout(resolve, LIMITS.retry * (1 + Math.random())));
  return work();
}
