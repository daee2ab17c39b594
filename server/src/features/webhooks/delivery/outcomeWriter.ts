import type { Database } from '../../../database.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import type { MailDisabled } from './mailDisabled.ts';
import { type OnFailing, type Settled, settleDeliveries } from './settleDeliveries.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailDisabled: MailDisabled;
  onFailing: OnFailing;
  onProblem: (message: string) => void;
}

/** Outcomes written in one transaction. */
const MAX_AT_ONCE = 200;

/** Writes outcomes as they come, together those that come while others are being written. */
export function createOutcomeWriter({ db, now, mailDisabled, onFailing, onProblem }: Surroundings) {
  const waiting: Settled[] = [];
  let writing: Promise<void> | undefined;
  return {
    /** Settles when it is written. */
    write(outcome: Settled): Promise<void> {
      waiting.push(outcome);
      writing ??= writeAll();
      return writing;
    },
  };

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MAX_AT_ONCE);
      // A delivery without a written outcome is sent again, under the same id, when its claim has expired.
      try {
        for (const webhook of await settleDeliveries(db, some, now(), onFailing)) await mailDisabled(webhook);
      } catch (error) {
        onProblem(`${some.length} outcomes of webhooks were not written: ${messageOf(error)}`);
      }
    }
    // In the same step as the check above, so nothing is left unwritten.
    writing = undefined;
  }
}
