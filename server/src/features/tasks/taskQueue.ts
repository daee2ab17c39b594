import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { repeat } from '../../rounds.ts';
import type { TaskMails } from './taskMails.ts';
import type { TaskRunner } from './taskRunner.ts';

const QUEUE = 'tasks';
/** Tasks a process works on at a time. */
const MAX_PARALLEL = 2;
/** A task makes room for the next after this long, and the rest of it is queued again. In ms. */
const SLICE_MS = 5_000;

/** After a batch a task pauses for this many times the batch's duration, so that the database serves requests meanwhile. */
const REST_FACTOR = 2;
/** The longest pause, in ms; a lease does not run out meanwhile. */
const MAX_REST_MS = 2_000;

interface TaskJob {
  id: number;
}

/**
 * Works on tasks. Every process takes due tasks and works on them; if it dies, another one continues a task after its
 * last batch.
 */
export function createTaskQueue(jobs: PgBoss, runner: TaskRunner, mails: TaskMails) {
  const rounds = repeat(handOutDue);
  const mailRounds = repeat(() => mails.sendDue());
  let stopping = false;
  return {
    async start(): Promise<void> {
      stopping = false;
      await jobs.createQueue(QUEUE, { retryLimit: 0, expireInSeconds: 120 });
      await jobs.work<TaskJob>(
        QUEUE,
        { pollingIntervalSeconds: 0.5, localConcurrency: MAX_PARALLEL },
        async ([job]) => {
          if (job) await work(job.data.id);
        },
      );
      rounds.start();
      mailRounds.start();
    },

    /** Ends after the current batch; another process continues with the rest. */
    async stop(): Promise<void> {
      stopping = true;
      await rounds.stop();
      await mailRounds.stop();
    },
  };

  async function work(id: number): Promise<void> {
    const until = Date.now() + SLICE_MS;
    while (!stopping && Date.now() < until) {
      const begun = performance.now();
      let batches = 0;
      if (!(await runner.run(id, () => batches++ === 1))) return goOnWithNext(id);
      await pause(Math.min(MAX_REST_MS, REST_FACTOR * (performance.now() - begun)));
    }
    if (stopping || (await runner.isAwaited(id))) await runner.release(id);
    else await send(id);
  }

  /** Right away, because each of a customer's many small tasks would otherwise wait for a round. */
  async function goOnWithNext(id: number): Promise<void> {
    await runner.makeRoom(id);
    if (!stopping) await handOutDue();
  }

  async function handOutDue(): Promise<boolean> {
    const ids = await runner.claimDue(MAX_PARALLEL);
    for (const id of ids) await send(id);
    return ids.length === MAX_PARALLEL;
  }

  function send(id: number) {
    return jobs.send(QUEUE, { id } satisfies TaskJob);
  }
}
