import type { Database } from '../../database.ts';
import { and, gt, lte } from '../../drizzle.ts';
import type { QuotaService } from './quotaService.ts';
import { quotaGrants } from './quotaTable.ts';

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
  const { gid, scope, remain, expireTime } = quotaGrants;
  const isLeft = and(gt(remain, 0), lte(expireTime, now()));
  const owners = await db.selectDistinct({ gid, scope }).from(quotaGrants).where(isLeft).limit(BATCH);
  let total = 0;
  for (const owner of owners) {
    total += await db.transaction(async (transaction) => quotas.expire(await quotas.lockAccount(transaction, owner)));
  }
  return total;
}
