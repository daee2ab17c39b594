import type { Shutdown } from '../server/src/shutdown.ts';

/** Takes what has to be ended later. */
export type Ends = Pick<Shutdown, 'defer'>;

/** Ends what a measurement has started when it ends or fails, or is interrupted. */
export async function withEnds<Result>(shutdown: Ends, measure: (ends: Ends) => Promise<Result>): Promise<Result> {
  const ends: (() => unknown)[] = [];
  async function endAll(): Promise<void> {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  }
  shutdown.defer(endAll);
  try {
    return await measure({ defer: (end) => ends.push(end) });
  } finally {
    await endAll();
  }
}
