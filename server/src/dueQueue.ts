import type { PgBoss } from 'pg-boss';
import { repeat } from './rounds.ts';

interface Job {
  ids: number[];
}

type Send = (ids: number[]) => Promise<void>;

interface DueQueue {
  name: string;
  work: (ids: readonly number[]) => Promise<void>;
  /** Each claims what is due and sends it, again and again; answers whether more may be due. */
  rounds: readonly ((send: Send) => Promise<boolean>)[];
}

/**
 * Every process hands out what is due and works it off: a row is claimed by one of them, and comes up again when its claimer
 * dies.
 */
export function createDueQueue(jobs: PgBoss, { name, work, rounds: handOuts }: DueQueue) {
  const send: Send = async (ids) => void (ids.length > 0 && (await jobs.send(name, { ids } satisfies Job)));
  const rounds = handOuts.map((handOut) => repeat(() => handOut(send)));
  return {
    async start(): Promise<void> {
      await jobs.createQueue(name, { retryLimit: 3, retryDelay: 5, expireInSeconds: 120 });
      await jobs.work<Job>(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await work(job.data.ids);
      });
      for (const round of rounds) round.start();
    },

    /** Stops handing out work and waits for the current round; running jobs are left to pg-boss. */
    async stop(): Promise<void> {
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}
