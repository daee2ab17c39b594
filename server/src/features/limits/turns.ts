/** Runs jobs of one key a few at a time; the others wait for their turn. */
export function createTurns(most: number) {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  return async function inTurn<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const line = running.get(key) ?? { count: 0, waiting: [] };
    running.set(key, line);
    if (line.count < most) line.count++;
    else await new Promise<void>((next) => line.waiting.push(next));
    try {
      return await job();
    } finally {
      const next = line.waiting.shift();
      // The place is handed on, so nobody comes in between.
      if (next) next();
      else if (--line.count === 0) running.delete(key);
    }
  };
}
