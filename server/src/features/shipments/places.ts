import type { LockedAccount } from '../quotas/lockAccount.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import { isCountedAsFollowed, readCounts, sumWhere } from './shipmentCounts.ts';

/**
 * How many more numbers a buyer can follow. Fewer than none where bought quota has expired under those that are followed:
 * they stay, and no place is given away until they are fewer. Everything that follows a number more takes the account's lock,
 * so there are at least as many until the transaction ends.
 */
export async function findPlaces(quotas: Pick<QuotaService, 'findCapacity'>, account: LockedAccount): Promise<number> {
  const followed = sumWhere(await readCounts(account.transaction, account), isCountedAsFollowed);
  return (await quotas.findCapacity(account)) - followed;
}
