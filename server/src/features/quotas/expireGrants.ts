import type { Database } from '../../database.ts';
import { and, eq, gt, inArray, lte } from '../../drizzle.ts';
import { type LockedAccount, lockAccount } from './lockAccount.ts';
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
  const isLeft = (time: Date) => and(gt(quotaGrants.remain, 0), lte(quotaGrants.expireTime, time));
  const { gid, scope } = quotaGrants;
  const owners = await db.selectDistinct({ gid, scope }).from(quotaGrants).where(isLeft(now())).limit(BATCH);
  let total = 0;
  for (const owner of owners)
    total += await db.transaction(async (transaction) => expireOf(await lockAccount(transaction, owner)));
  return total;

  async function expireOf(account: LockedAccount): Promise<number> {
    const { transaction } = account;
    const owner = { gid: account.gid, scope: account.scope };
    const time = now();
    const expired = await transaction
      .select()
      .from(quotaGrants)
      .where(and(eq(gid, owner.gid), eq(scope, owner.scope), isLeft(time)));
    if (expired.length === 0) return 0;
    const ids = expired.map(({ id }) => id);
    await transaction.update(quotaGrants).set({ remain: 0 }).where(inArray(quotaGrants.id, ids));
    const { credits: balanceAfter } = await quotas.findRoom(account);
    const line = { ...owner, time, reason: 'Expired', balanceAfter } as const;
    const lines = expired.map(({ remain, orderId }) => ({ ...line, delta: -remain, orderId }));
    await transaction.insert(quotaLedger).values(lines);
    return expired.length;
  }
}
