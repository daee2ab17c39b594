import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../database.ts';
import { and, count, gt, inArray, isNull, lt, or } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import type { LockedAccount } from '../quotas/lockAccount.ts';
import { awaitedSyncTime } from './model/lifecycle.ts';
import { lockShipments } from './model/lockShipments.ts';
import { isFollowed, isOwnedBy, shipments } from './model/shipmentTable.ts';
import type { ShipmentContext } from './shipmentContext.ts';

/** A carrier that was queried this recently has no newer answer. */
const MIN_INTERVAL_MS = 5 * MINUTE;
const PERIOD_MS = 60 * MINUTE;
/** The maximum of shipments a customer can refresh in a period. */
const MAX_PER_PERIOD = 1_000;

/** Queries the carriers early, because the customer wants to know now. */
export function createRefreshing({ db, now, quotas }: ShipmentContext) {
  return {
    /** Answers the ids to be queried at once; undefined: the customer is over the limit. */
    refresh: (owner: Owner, ids: readonly number[]): Promise<number[] | undefined> =>
      db.transaction(async (transaction) => {
        const room = await roomFor(await quotas.lockAccount(transaction, owner));
        return ids.length > room ? undefined : ask(transaction, owner, ids);
      }),

    /** The first of many, as many as the customer may refresh. */
    refreshSome: (owner: Owner, ids: readonly number[]): Promise<number[]> =>
      db.transaction(async (transaction) => {
        const room = await roomFor(await quotas.lockAccount(transaction, owner));
        return ask(transaction, owner, ids.slice(0, room));
      }),
  };

  async function roomFor(account: LockedAccount): Promise<number> {
    const [asked] = await account.transaction
      .select({ count: count() })
      .from(shipments)
      .where(and(isOwnedBy(account), gt(shipments.refreshTime, before(PERIOD_MS))));
    return Math.max(0, MAX_PER_PERIOD - (asked?.count ?? 0));
  }

  async function ask(transaction: Transaction, owner: Owner, wanted: readonly number[]): Promise<number[]> {
    const restless = or(isNull(shipments.trackTime), lt(shipments.trackTime, before(MIN_INTERVAL_MS)));
    const ids = await lockShipments(
      transaction,
      and(isOwnedBy(owner), inArray(shipments.id, [...wanted]), isFollowed, restless),
    );
    const asked = { refreshTime: now(), nextSyncTime: awaitedSyncTime(now()) };
    await transaction.update(shipments).set(asked).where(inArray(shipments.id, ids));
    return ids;
  }

  function before(time: number): Date {
    return new Date(now().getTime() - time);
  }
}
