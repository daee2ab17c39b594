import { and, count, gt, inArray, isNull, lt, or } from '../../drizzle.ts';
import { MINUTE } from '../../durations.ts';
import type { Owner } from '../../owner.ts';
import { awaitedSyncTime } from './model/lifecycle.ts';
import { isFollowed, isOwnedBy, shipments } from './model/shipmentTable.ts';
import type { ShipmentContext } from './shipmentContext.ts';

/** A carrier that was asked this recently has no newer answer. */
const MIN_INTERVAL_MS = 5 * MINUTE;
const PERIOD_MS = 60 * MINUTE;
/** The maximum of shipments a customer can refresh in a period. */
const MAX_PER_PERIOD = 1_000;

/** Asking the carriers before it is time to, because the customer wants to know now. */
export function createRefreshing({ db, now }: ShipmentContext) {
  return {
    /** What will be asked for at once; undefined: the customer has asked too often. */
    async refresh(owner: Owner, ids: readonly number[]): Promise<number[] | undefined> {
      return ids.length > (await roomFor(owner)) ? undefined : ask(owner, ids);
    },

    /** Of many, as far as the customer may. */
    async refreshSome(owner: Owner, ids: readonly number[]): Promise<number[]> {
      return ask(owner, ids.slice(0, await roomFor(owner)));
    },
  };

  async function roomFor(owner: Owner): Promise<number> {
    const [asked] = await db
      .select({ count: count() })
      .from(shipments)
      .where(and(isOwnedBy(owner), gt(shipments.refreshTime, before(PERIOD_MS))));
    return Math.max(0, MAX_PER_PERIOD - (asked?.count ?? 0));
  }

  async function ask(owner: Owner, ids: readonly number[]): Promise<number[]> {
    const restless = or(isNull(shipments.trackTime), lt(shipments.trackTime, before(MIN_INTERVAL_MS)));
    const refreshed = await db
      .update(shipments)
      .set({ refreshTime: now(), nextSyncTime: awaitedSyncTime(now()) })
      .where(and(isOwnedBy(owner), inArray(shipments.id, [...ids]), isFollowed, restless))
      .returning({ id: shipments.id });
    return refreshed.map(({ id }) => id);
  }

  function before(time: number): Date {
    return new Date(now().getTime() - time);
  }
}
