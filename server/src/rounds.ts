import { isDatabaseAway } from './http/errors/databaseAway.ts';
import { messageOf } from './http/errors/describeError.ts';

const PAUSE_MS = 1_000;

/** Rounds with a pause between them, from start to stop. */
export function repeat(round: () => Promise<boolean>, onProblem: (message: string) => void = console.error) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round().then(
        (more) => next(more ? 0 : PAUSE_MS),
        (error: unknown) => {
          // The database may be away for a moment; due work stays due.
          if (!isDatabaseAway(error)) onProblem(`background work: ${messageOf(error)}`);
          next(PAUSE_MS);
        },
      );
    }, pause);
  };
  return {
    start: () => next(0),
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
