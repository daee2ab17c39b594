import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { deleteInBatches } from '../../../deleteInBatches.ts';
import { and, eq, lt } from '../../../drizzle.ts';
import { type Refused, refused } from '../refusal.ts';
import { releaseAnswers } from '../releaseTable.ts';
import { lockLedger } from './ledger.ts';

export interface Answer<Body> {
  status: 200 | 201 | 202;
  body: Body;
}

/** The identity of a request that may be sent twice. */
export interface Once {
  caller: string;
  /** The `Idempotency-Key`; null: the request counts each time. */
  key: string | null;
  /** SHA-256 of method, address, precondition and body. */
  request: string;
}

export type Writer = ReturnType<typeof createWriter>;

const RETENTION_MS = DAY;

/** Makes changes one after another, each in one transaction and once for its key. */
export function createWriter(db: Database, now: () => Date) {
  const inTurn = createTurn();

  async function findAnswer<Body>(reader: Database | Transaction, { caller, key, request }: Once) {
    if (key === null) return null;
    const wanted = and(eq(releaseAnswers.caller, caller), eq(releaseAnswers.key, key));
    const [row] = await reader.select().from(releaseAnswers).where(wanted);
    if (!row) return null;
    if (row.request !== request) return refused('keyReused', 'This Idempotency-Key was used for another request.');
    return { status: row.status, body: row.answer } as Answer<Body>; // the answer to this very request
  }

  return {
    /** The answer already given to the same request; looked up before work that takes long. */
    answered: <Body>(once: Once) => findAnswer<Body>(db, once),

    async write<Body>(once: Once, effect: (transaction: Transaction) => Promise<Answer<Body> | Refused>) {
      return inTurn(() =>
        db.transaction(async (transaction) => {
          await lockLedger(transaction);
          const earlier = await findAnswer<Body>(transaction, once);
          if (earlier) return earlier;
          const outcome = await effect(transaction);
          // A refusal had no effect: the request may be sent again once its reason no longer applies.
          if ('body' in outcome && once.key !== null) {
            const { caller, key, request } = once;
            const { status, body: answer } = outcome;
            await transaction.insert(releaseAnswers).values({ caller, key, request, status, answer, time: now() });
          }
          return outcome;
        }),
      );
    },

    /** For work without a request. */
    inTransaction: <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      inTurn(() =>
        db.transaction(async (transaction) => {
          await lockLedger(transaction);
          return work(transaction);
        }),
      ),

    forgetOldAnswers: (): Promise<number> =>
      deleteInBatches(db, releaseAnswers, lt(releaseAnswers.time, new Date(now().getTime() - RETENTION_MS))),
  };
}

/** Writers of one process wait for each other here and not for the database's connections. */
function createTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
