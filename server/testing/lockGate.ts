import { sql } from '../src/drizzle.ts';
import { lockAccount } from '../src/features/quotas/lockAccount.ts';
import type { Owner } from '../src/owner.ts';
import type { TestServer } from './testServer.ts';

/**
 * While the account is locked, starts each piece of work once those before it wait for a lock, in this order. Answers once all
 * have ended.
 */
export async function whileLocked<Results extends readonly unknown[]>(
  server: TestServer,
  owner: Owner,
  works: { [Index in keyof Results]: () => Promise<Results[Index]> },
): Promise<Results> {
  const started: Promise<unknown>[] = [];
  await server.services.db.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    for (const work of works) {
      started.push(work());
      await untilWaiting(server, started.length);
    }
  });
  return (await Promise.all(started)) as unknown as Results; // in the order of the works
}

/** Until so many transactions wait for a lock. */
export async function untilWaiting({ services: { db } }: TestServer, count: number): Promise<void> {
  for (let waiting = 0; waiting < count; ) {
    const { rows } = await db.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    waiting = rows[0]?.count ?? 0;
  }
}
