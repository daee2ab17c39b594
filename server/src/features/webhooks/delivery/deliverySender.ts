import { SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import type { MailDisabled } from './mailDisabled.ts';
import { createOutcomeWriter } from './outcomeWriter.ts';
import type { PrepareAttempts } from './prepareAttempts.ts';
import { sendBatch } from './sendBatch.ts';
import type { OnFailing } from './settleDeliveries.ts';
import { listDue, takeDeliveries } from './takeDeliveries.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  prepare: PrepareAttempts;
  /** Ends requests in hand. */
  cancel: () => Promise<void>;
  mailDisabled: MailDisabled;
  onFailing: OnFailing;
  onProblem: (message: string) => void;
}

interface Lane {
  fails: boolean;
  end: Promise<void>;
}

/** Webhooks a process sends to at a time: working ones, and failing ones, whose requests may take the whole timeout. */
const LANES = { works: 60, fails: 40 };
/** How long a lane works for one webhook before it makes room for another's. */
const SLICE_MS = { works: 20 * SECOND, fails: 5 * SECOND };
/** How long requests in hand may take once the process is to end. */
const SHUTDOWN_GRACE_MS = 4 * SECOND;

export type DeliverySender = ReturnType<typeof createDeliverySender>;

/** Sends due deliveries, each webhook in a lane of its own, so that a receiver delays no other. */
export function createDeliverySender({ db, now, prepare, cancel, mailDisabled, onFailing, onProblem }: Surroundings) {
  const lanes = new Map<number, Lane>();
  let isEnding = false;
  let isCancelled = false;
  const { write } = createOutcomeWriter({ db, now, mailDisabled, onFailing, onProblem });
  const sending = { now, prepare, write, isEnding: () => isEnding, isCancelled: () => isCancelled };

  return {
    /** Begins a lane for each webhook that has something due and none yet. */
    async startDue(): Promise<void> {
      for (const { id, fails } of await listDue(db, now())) {
        const busy = [...lanes.values()].filter((lane) => lane.fails === fails).length;
        if (lanes.has(id) || isEnding || busy >= LANES[fails ? 'fails' : 'works']) continue;
        const end = run(id, fails).finally(() => lanes.delete(id));
        lanes.set(id, { fails, end });
      }
    },

    idle,

    /** Starts no more requests; unanswered ones are left to another process. */
    async stop(): Promise<void> {
      isEnding = true;
      const timer = setTimeout(() => {
        isCancelled = true;
        void cancel();
      }, SHUTDOWN_GRACE_MS);
      await idle();
      clearTimeout(timer);
    },
  };

  /** Settles when no request is in progress any more. */
  async function idle(): Promise<void> {
    await Promise.all([...lanes.values()].map(({ end }) => end));
  }

  async function run(id: number, fails: boolean): Promise<void> {
    const until = performance.now() + SLICE_MS[fails ? 'fails' : 'works'];
    try {
      for (let more = true; more && !isEnding && performance.now() < until; ) {
        const taken = await takeDeliveries(db, id, now());
        if (!taken) return;
        await sendBatch(taken, sending);
        // A webhook that changes between the two kinds of lanes is queued behind the others.
        more = taken.more && (taken.webhook.failingSince !== null) === fails;
      }
    } catch (error) {
      onProblem(`Deliveries of a webhook are put off: ${messageOf(error)}`);
    }
  }
}
