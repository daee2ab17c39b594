import { and, count, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ShipmentContext } from './shipmentContext.ts';
import { isFollowed, isOwnedBy, type Owner, shipments } from './shipmentTable.ts';

const MINUTE = 60_000;
/** A carrier that was asked so lately has nothing newer to tell. */
const PAUSE = 5 * MINUTE;
const PERIOD = 60 * MINUTE;
/** Shipments whose carriers a customer can have asked in a period. */
const MOST = 1_000;

/** Asking the carriers before it is time to, because the customer wants to know now. */
export function createRefreshing({ db, now }: ShipmentContext) {
  return {
    /** What will be asked for at once; undefined: the customer has asked too often. */
    async refresh(owner: Owner, ids: readonly number[]): Promise<number[] | undefined> {
      const time = now();
      const before = (pause: number) => new Date(time.getTime() - pause);
      const [asked] = await db
        .select({ count: count() })
        .from(shipments)
        .where(and(isOwnedBy(owner), gt(shipments.refreshTime, before(PERIOD))));
      if ((asked?.count ?? 0) + ids.length > MOST) return undefined;
      const refreshed = await db
        .update(shipments)
        .set({ refreshTime: time, nextSyncTime: time })
        .where(
          and(
            isOwnedBy(owner),
            inArray(shipments.id, [...ids]),
            isFollowed,
            or(isNull(shipments.trackTime), lt(shipments.trackTime, before(PAUSE))),
          ),
        )
        .returning({ id: shipments.id });
      return refreshed.map(({ id }) => id);
    },
  };
}
