import type { Transaction } from './database.ts';
import { sql } from './drizzle.ts';

/** Until the transaction ends, others that change the same thing wait: neither a limit nor a name is passed by two at once. */
export async function advisoryLock(transaction: Transaction, what: string, key: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`${what} ${key}`}))`);
}
