import type { Database } from '../../database.ts';
import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import type { CallRecord } from './callRecord.ts';
import { writeCalls } from './writeCalls.ts';

/** Calls written at a time. */
const BATCH = 200;
/** Calls that may wait; further ones are dropped and only counted. */
const MAX_WAITING = 10_000;
/** How long a call waits for others, in ms. */
const PAUSE_MS = 300;
/** … and after the database did not answer. */
const RETRY_MS = 2_000;

interface Surroundings {
  db: Database;
  onProblem: (message: string) => void;
}

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Logs calls in batches, behind the answers: no call waits for its row. */
export function createRequestLog({ db, onProblem }: Surroundings) {
  let waiting: CallRecord[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function schedule(pause: number): void {
    timer ??= setTimeout(() => void flush(), pause).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await writeCalls(db, batch);
      } catch (error) {
        // They wait until the database is back; calls that it refuses are dropped, as it would refuse them again.
        if (isDatabaseAway(error)) return schedule(RETRY_MS);
        onProblem(`${batch.length} calls could not be logged: ${messageOf(error)}`);
      }
      waiting = waiting.slice(batch.length);
    }
    if (lost > 0) onProblem(`${lost} calls were not logged: too many waited for the database`);
    lost = 0;
  }

  return {
    add(call: CallRecord): void {
      if (waiting.length >= MAX_WAITING) lost += 1;
      else waiting.push(call);
      if (waiting.length % BATCH === 0) void flush();
      else schedule(PAUSE_MS);
    },

    /** Settles when what was added before is written, or the database is away. */
    flush,
  };
}
