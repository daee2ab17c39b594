import type { Database, Transaction } from '../../database.ts';
import { and, eq, gt, inArray, lte } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import type { QuotaService } from './quotaService.ts';
import { quotaGrants, quotaLedger } from './quotaTable.ts';

/** Accounts in one run; the next minute takes the rest. */
const BATCH = 500;

interface Surroundings {
  db: Database;
  now: () => Date;
  quotas: QuotaService;
}

/**
 * Notes in the ledger what was left of grants when they expired, so that its sum is what accounts hold. Any number of
 * processes may do it at once. Answers with how many grants there were.
 */
export async function expireGrants({ db, now, quotas }: Surroundings): Promise<number> {
  const isLeft = () => and(gt(quotaGrants.remain, 0), lte(quotaGrants.expireTime, now()));
  const { gid, scope } = quotaGrants;
  const owners = await db.selectDistinct({ gid, scope }).from(quotaGrants).where(isLeft()).limit(BATCH);
  let total = 0;
  for (const owner of owners) total += await db.transaction((transaction) => expireOf(transaction, owner));
  return total;

  async function expireOf(transaction: Transaction, owner: Owner): Promise<number> {
    // Locked first, so that nothing is spent meanwhile.
    const account = await quotas.lockAccount(transaction, owner);
    const expired = await transaction
      .select()
      .from(quotaGrants)
      .where(and(eq(gid, owner.gid), eq(scope, owner.scope), isLeft()));
    if (expired.length === 0) return 0;
    const ids = expired.map(({ id }) => id);
    await transaction.update(quotaGrants).set({ remain: 0 }).where(inArray(quotaGrants.id, ids));
    const { credits: balanceAfter } = await quotas.findRoom(transaction, account);
    const line = { ...owner, time: now(), reason: 'Expired', balanceAfter } as const;
    const lines = expired.map(({ remain, orderId }) => ({ ...line, delta: -remain, orderId }));
    await transaction.insert(quotaLedger).values(lines);
    return expired.length;
  }
}
