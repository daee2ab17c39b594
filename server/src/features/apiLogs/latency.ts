/** Upper ends of the steps in which durations are counted, in ms; what takes longer is counted in one more. */
const STEPS = [1, 2, 3, 5, 8, 12, 20, 35, 60, 100, 200, 500, 1_000, 3_000];
/** The assumed upper end of the last step, which has none. */
const MAX_LATENCY_MS = 10_000;

export const emptyLatency = (): number[] => Array.from({ length: STEPS.length + 1 }, () => 0);

export function latencyStep(duration: number): number {
  const step = STEPS.findIndex((end) => duration <= end);
  return step < 0 ? STEPS.length : step;
}

/** The duration that this share of the calls does not exceed (0.95: 95 %), within its step by proportion. */
export function percentile(latency: readonly number[], share: number): number | null {
  const total = latency.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let passed = 0;
  for (const [step, count] of latency.entries()) {
    if (count > 0 && passed + count >= share * total) {
      const [start, end] = [STEPS[step - 1] ?? 0, STEPS[step] ?? MAX_LATENCY_MS];
      return Math.round((start + ((share * total - passed) / count) * (end - start)) * 10) / 10;
    }
    passed += count;
  }
  return MAX_LATENCY_MS;
}
