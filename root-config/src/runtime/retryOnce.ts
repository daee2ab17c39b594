import { LIMITS } from './limits.ts';

/** Retries failed work once after a moment, where that may help. Jitter keeps many tabs from retrying together. */
export async function retryOnce<Value>(
  work: () => Promise<Value>,
  isRetryable: (failure: unknown) => boolean,
): Promise<Value> {
  try {
    return await work();
  } catch (failure) {
    if (!isRetryable(failure)) throw failure;
  }
  await new Promise((resolve) => setTimeout(resolve, LIMITS.retryDelayMs * (1 + Math.random())));
  return work();
}
