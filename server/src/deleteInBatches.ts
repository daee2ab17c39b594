import type { Database } from './database.ts';
import { type PgTable, type SQL, sql } from './drizzle.ts';

const BATCH = 1_000;
/** Rows left after this many batches wait for the next run. */
const MAX_BATCHES = 500;

/** Deletes a table's due rows in short transactions, so that others do not wait for a long one; answers with how many. */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  due: SQL | undefined,
  batch = BATCH,
): Promise<number> {
  let total = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    // Rows that another process has locked are skipped.
    const { rowCount } = await db.execute(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${due ?? sql`false`} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) break;
  }
  return total;
}
