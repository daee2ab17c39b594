import type { ResourceLimits } from 'node:worker_threads';

/**
 * The memory a thread may take. Left to itself, V8 fills up to 128 MB a thread with new objects before it collects any, and
 * keeps that room; three semi-spaces of 16 MB are enough. The first thread has them from its command line
 * (`--max-semi-space-size=16`).
 */
export const threadLimits = (maxOldGenerationSizeMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb,
  maxYoungGenerationSizeMb: 48,
});
