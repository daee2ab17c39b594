import type { Database, Transaction } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { lockAccount } from './lockAccount.ts';
import { quotaLedger } from './quotaTable.ts';

const BATCH = 1_000;
/** Rows left after this many batches wait for the next run. */
const MAX_BATCHES = 500;

/**
 * Replaces the rows of each account before a day by one with their sum and the last balance: an account's changes add up
 * as before. Answers with how many rows went.
 */
export async function foldLedger(db: Database, before: Date, batch = BATCH): Promise<number> {
  let total = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const owner = await findUnfolded(db, before);
    if (!owner) break;
    total += await db.transaction(async (transaction) => {
      // Two processes that fold one account would count its rows twice.
      await lockAccount(transaction, owner);
      return foldOldest(transaction, owner, before, batch);
    });
  }
  return total;
}

async function findUnfolded(db: Database, before: Date): Promise<Owner | undefined> {
  const { gid, scope, time, reason } = quotaLedger;
  const { rows } = await db.execute<Owner & Record<string, unknown>>(sql`
    SELECT ${gid}, ${scope} FROM ${quotaLedger}
    WHERE ${time} < ${before.toISOString()}::timestamptz AND ${reason} <> 'CarriedForward' LIMIT 1`);
  return rows[0];
}

/** The last row of the batch becomes the sum, so that the order of the rows stays. */
async function foldOldest(transaction: Transaction, { gid, scope }: Owner, before: Date, batch: number) {
  const { rows } = await transaction.execute<{ folded: number }>(sql`
    WITH "oldest" AS (
      SELECT "id", row_number() OVER (ORDER BY "time" DESC, "id" DESC) AS "place" FROM (
        SELECT "id", "time" FROM ${quotaLedger}
        WHERE "gid" = ${gid} AND "scope" = ${scope} AND "time" < ${before.toISOString()}::timestamptz
        ORDER BY "time", "id" LIMIT ${batch}) AS "batch"
    ), "gone" AS (
      DELETE FROM ${quotaLedger} WHERE "id" IN (SELECT "id" FROM "oldest" WHERE "place" > 1) RETURNING "delta"
    ), "carried" AS (
      UPDATE ${quotaLedger} SET "delta" = "delta" + (SELECT coalesce(sum("delta"), 0) FROM "gone"),
        "reason" = 'CarriedForward', "shipment_id" = NULL, "order_id" = NULL
      WHERE "id" IN (SELECT "id" FROM "oldest" WHERE "place" = 1)
    )
    SELECT count(*)::int AS "folded" FROM "gone"`);
  return rows[0]?.folded ?? 0;
}
