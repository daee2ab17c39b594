import { LIMITS } from './limits.ts';

/** SA-14, F-13: what failed is tried once more a moment later, by many tabs not at once, where that may help. */
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
