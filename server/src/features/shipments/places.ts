import type { Transaction } from '../../database.ts';
import { asc, type SQL } from '../../drizzle.ts';
import type { LockedAccount } from '../quotas/lockAccount.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import { shipments } from './model/shipmentTable.ts';
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

/** Ids of the shipments found, locked in their order: statements that lock the same ones wait for each other, and do not deadlock. */
export async function lockShipments(transaction: Transaction, where: SQL | undefined): Promise<number[]> {
  const found = await transaction
    .select({ id: shipments.id })
    .from(shipments)
    .where(where)
    .orderBy(asc(shipments.id))
    .for('no key update');
  return found.map(({ id }) => id);
}
