import type { LockedAccount } from '../quotas/lockAccount.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import { readCounts, sumWhere, takesPlace } from './shipmentCounts.ts';

/**
 * How many more numbers a buyer can follow, or of test data there can be. Fewer than none where bought quota has expired under those that are followed:
 * they stay, and no place is given away until they are fewer. Everything that follows a number more takes the account's lock,
 * so there are at least as many until the transaction ends.
 */
export async function findPlaces(quotas: Pick<QuotaService, 'findCapacity'>, account: LockedAccount): Promise<number> {
  const taken = sumWhere(await readCounts(account.transaction, account), takesPlace(account));
  return (await quotas.findCapacity(account)) - taken;
}
