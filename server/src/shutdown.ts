import { isDatabaseAway } from './http/errors/databaseAway.ts';
import { describeError } from './http/errors/describeError.ts';
import { StartRefusal } from './startRefusal.ts';

export interface Shutdown {
  /** Adds something that has to be ended with the process; the last added ends first. */
  defer(end: () => unknown): void;
  /** Runs the start; when it fails, ends what was begun and prints the reason in one sentence. */
  guard(start: () => Promise<void>): Promise<void>;
  /** Ends the process when its work is done, with `process.exitCode`. */
  end(): Promise<void>;
}

/** Ends the process in order, on Ctrl+C, on SIGTERM and when the start fails. */
export function createShutdown(): Shutdown {
  const ends: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    for (let end = ends.pop(); end; end = ends.pop()) {
      try {
        await end();
      } catch (error) {
        console.error(describeError(error));
      }
    }
  }

  function exit(code?: number): Promise<void> {
    ending ??= endAll().then(() => process.exit(code ?? process.exitCode));
    return ending;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit(0));
  process.on('uncaughtException', (error) => {
    console.error(describeError(error));
    void exit(1);
  });

  return {
    defer(end) {
      // What is begun while the process already ends is ended at once.
      if (ending) void ending.then(end);
      else ends.push(end);
    },
    async guard(start) {
      try {
        await start();
      } catch (error) {
        // A start that fails because it was interrupted prints no error.
        if (!ending) console.error(sentenceOf(error) ?? describeError(error));
        await exit(1);
      }
    },
    end: () => exit(),
  };
}

/** The message of a failure the operator can fix; a bug keeps its stack. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  return isDatabaseAway(error) ? 'The database does not answer: start again once it does.' : undefined;
}
