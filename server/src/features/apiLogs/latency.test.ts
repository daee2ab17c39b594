import fc from 'fast-check';
import { emptyLatency, latencyStep, percentile } from './latency.ts';

const count = (durations: readonly number[]) => {
  const latency = emptyLatency();
  for (const duration of durations) latency[latencyStep(duration)] = (latency[latencyStep(duration)] ?? 0) + 1;
  return latency;
};

it('has no percentile of no calls', () => expect(percentile(emptyLatency(), 0.5)).toBeNull());

it('PG-8b finds a percentile in the step of the call it is', () => {
  const durations = fc.array(fc.double({ min: 0.01, max: 9_999, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(durations, fc.constantFrom(0.5, 0.95), (calls, share) => {
      const sorted = [...calls].sort((one, other) => one - other);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const found = percentile(count(calls), share) ?? 0;
      // Rounding may put it on the border of the step.
      const steps = [latencyStep(found), latencyStep(found + 0.1), latencyStep(found - 0.1)];
      return steps.includes(latencyStep(exact));
    }),
  );
});
