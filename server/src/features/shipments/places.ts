import type { LockedAccount } from '../quotas/lockAccount.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import { readCounts, sumWhere, takesPlace } from './shipmentCounts.ts';

/**
 * How many more numbers a buyer can track, or test data can have. Negative if bought quota has expired that is in
 * use: those numbers stay, and no place is given away until they are fewer. Every change that tracks one more number
 * locks the account, so there are at least as many until the transaction ends.
 */
export async function findPlaces(quotas: Pick<QuotaService, 'findCapacity'>, account: LockedAccount): Promise<number> {
  const taken = sumWhere(await readCounts(account.transaction, account), takesPlace(account));
  return (await quotas.findCapacity(account)) - taken;
}
