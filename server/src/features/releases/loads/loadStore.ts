import type { Beacon, LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { deleteInBatches } from '../../../deleteInBatches.ts';
import { and, eq, gt, lt, sql } from '../../../drizzle.ts';
import { loadCounts, loadReporters } from '../releaseTable.ts';

const REPORTER_RETENTION_MS = 10 * MINUTE;
const RETENTION_MS = 40 * 1440 * MINUTE;

interface ReportedLoads {
  /** Hash of the session. */
  teller: string;
  release: string;
  loads: Beacon['loads'];
}

/** Adds what a session has not reported in this minute yet; a failure counts even after a success. */
export async function addLoads(db: Database, { teller, release, loads }: ReportedLoads, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const failed = new Set(loads.filter(({ ok }) => !ok).map(({ module }) => module));
  // In one order for all transactions, against deadlocks.
  const modules = [...new Set(loads.map(({ module }) => module))].sort();
  if (modules.length === 0) return;
  await db.transaction(async (transaction) => {
    const rows = modules.map((module) => ({ minute, teller, release, module, ok: !failed.has(module) }));
    const added = await transaction.insert(loadReporters).values(rows).onConflictDoNothing().returning();
    const fresh = new Set(added.map(({ module }) => module));
    for (const { module, ok } of rows.filter((one) => fresh.has(one.module)))
      await addOne(transaction, { minute, release, module }, ok);
  });
}

async function addOne(transaction: Transaction, key: { minute: Date; release: string; module: string }, ok: boolean) {
  const count = { ok: ok ? 1 : 0, failed: ok ? 0 : 1 };
  await transaction
    .insert(loadCounts)
    .values({ ...key, ...count })
    .onConflictDoUpdate({
      target: [loadCounts.minute, loadCounts.release, loadCounts.module],
      set: {
        ok: sql`${loadCounts.ok} + ${count.ok}`,
        failed: sql`${loadCounts.failed} + ${count.failed}`,
      },
    });
}

/** By release and module, of the minutes that began after `since`. */
export async function countLoads(db: Database | Transaction, since: Date, release?: string): Promise<LoadCount[]> {
  const { ok, failed } = loadCounts;
  return db
    .select({
      release: loadCounts.release,
      module: loadCounts.module,
      ok: sql<number>`sum(${ok})::int`,
      failed: sql<number>`sum(${failed})::int`,
    })
    .from(loadCounts)
    .where(and(gt(loadCounts.minute, since), release === undefined ? undefined : eq(loadCounts.release, release)))
    .groupBy(loadCounts.release, loadCounts.module)
    .orderBy(loadCounts.release, loadCounts.module);
}

export async function forgetOldLoads(db: Database, now: Date): Promise<number> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const reporters = await deleteInBatches(db, loadReporters, lt(loadReporters.minute, ago(REPORTER_RETENTION_MS)));
  return reporters + (await deleteInBatches(db, loadCounts, lt(loadCounts.minute, ago(RETENTION_MS))));
}
