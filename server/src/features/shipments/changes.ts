import type { TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { alias, and, eq, inArray, isNotNull, isNull, type SQL, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { lockShipments } from './model/lockShipments.ts';
import { isOwnedBy, shipments } from './model/shipmentTable.ts';
import { findPlaces } from './places.ts';
import type { ShipmentContext } from './shipmentContext.ts';

export interface Change {
  /** The shipments the call changed. */
  ids: number[];
  /** The shipments without room in the quota. */
  overQuota: number[];
}

type RemarkOutcome = { kind: 'done' } | { kind: 'notFound' } | { kind: 'changedMeanwhile'; remark: string };

/** How long a deletion can be undone. */
export const UNDO_TIME = DAY;

/** Changes of shipments the owner has; ids of other people's shipments count as ids of none. */
export function createChanges({ db, now, quotas, onStopped }: ShipmentContext) {
  return {
    /** @param base the value when the change began; one that has changed since is left as it is, and answered */
    async setRemark(owner: Owner, id: number, remark: string, base?: string): Promise<RemarkOutcome> {
      const own = and(isOwnedBy(owner), eq(shipments.id, id));
      const unchanged = base === undefined ? undefined : inArray(shipments.remark, [base, remark]);
      const changed = await change(owner, and(own, unchanged), { remark });
      if (changed.length > 0) return { kind: 'done' };
      const [stored] = await db.select({ remark: shipments.remark }).from(shipments).where(own);
      return stored ? { kind: 'changedMeanwhile', remark: stored.remark } : { kind: 'notFound' };
    },

    async setRemarks(owner: Owner, ids: readonly number[], remark: string): Promise<Change> {
      return { ids: await change(owner, and(isOwnedBy(owner), isAmong(ids)), { remark }), overQuota: [] };
    },

    async setTagType(owner: Owner, ids: readonly number[], tagType: TagType | ''): Promise<Change> {
      const mine = and(isOwnedBy(owner), isAmong(ids));
      return { ids: await change(owner, mine, { tagType }), overQuota: [] };
    },

    /** Marks them as read. Other windows are not notified. */
    async markSeen(owner: Owner, shown: readonly number[]): Promise<void> {
      const unread = and(isOwnedBy(owner), isAmong(shown), eq(shipments.isUnread, true));
      await db.transaction(async (transaction) => {
        const ids = await lockShipments(transaction, unread);
        await transaction.update(shipments).set({ seenTime: now() }).where(isAmong(ids));
      });
    },

    async archive(owner: Owner, ids: readonly number[]): Promise<Change> {
      const listed = and(isOwnedBy(owner), isAmong(ids), isNull(shipments.archivedAt));
      return { ids: await change(owner, listed, { archivedAt: now(), nextSyncTime: null }), overQuota: [] };
    },

    /** Moves shipments out of the archive and tracks them again, as far as the tracking quota allows. */
    async activate(owner: Owner, ids: readonly number[]): Promise<Change> {
      return revive(owner, and(isOwnedBy(owner), isAmong(ids), isNotNull(shipments.archivedAt)), {
        archivedAt: null,
        activateTime: now(),
        nextSyncTime: nowIfTracking(),
      });
    },

    async remove(owner: Owner, ids: readonly number[]): Promise<Change> {
      const mine = and(isOwnedBy(owner), isAmong(ids));
      return { ids: await change(owner, mine, { deletedAt: now(), nextSyncTime: null }), overQuota: [] };
    },

    /** Undoes a deletion, unless the number has been added again since. */
    async restore(owner: Owner, ids: readonly number[]): Promise<Change> {
      const again = alias(shipments, 'again');
      const addedAgain = sql`EXISTS (
        SELECT 1 FROM ${shipments} ${again} WHERE ${again.ownerGid} = ${shipments.ownerGid}
        AND ${again.scope} = ${shipments.scope} AND ${again.number} = ${shipments.number}
        AND ${again.carrier} = ${shipments.carrier} AND ${again.deletedAt} IS NULL)`;
      const deleted = and(
        eq(shipments.ownerGid, owner.gid),
        eq(shipments.scope, owner.scope),
        isAmong(ids),
        sql`${shipments.deletedAt} > ${new Date(now().getTime() - UNDO_TIME)}`,
        sql`NOT ${addedAgain}`,
      );
      // Archived shipments are not tracked, and take no quota.
      const nextSyncTime = sql`CASE WHEN ${shipments.archivedAt} IS NULL THEN ${nowIfTracking()} END`;
      return revive(owner, deleted, { deletedAt: null, nextSyncTime }, isNotNull(shipments.archivedAt));
    },

    /** Stops tracking, once. */
    async stop(owner: Owner, ids: readonly number[]): Promise<Change> {
      const tracking = and(isOwnedBy(owner), isAmong(ids), eq(shipments.trackingStatus, 'Tracking'));
      const stopped = { trackingStatus: 'Stopped', stopTrackTime: now(), stopTrackReason: 'ByRequest' } as const;
      const changed = await change(owner, tracking, { ...stopped, nextSyncTime: null }, onStopped);
      return { ids: changed, overQuota: [] };
    },
  };

  type Values = Parameters<ReturnType<typeof db.update<typeof shipments>>['set']>[0];

  async function change(
    owner: Owner,
    where: SQL | undefined,
    values: Values,
    onChanged?: ShipmentContext['onStopped'],
  ): Promise<number[]> {
    return db.transaction(async (transaction) => {
      const ids = await lockShipments(transaction, where);
      if (ids.length > 0) await transaction.update(shipments).set(values).where(isAmong(ids));
      await onChanged?.(transaction, ids, now());
      await publishLive(transaction, [{ ...owner, kind: 'shipments', ids }]);
      return ids;
    });
  }

  async function revive(owner: Owner, where: SQL | undefined, values: Values, isFree = sql`false`): Promise<Change> {
    return db.transaction(async (transaction) => {
      const account = await quotas.lockAccount(transaction, owner);
      const found = await transaction
        .select({ id: shipments.id, isFree: sql<boolean>`${isFree}` })
        .from(shipments)
        .where(where)
        .orderBy(shipments.id)
        .for('no key update');
      const costly = found.filter((one) => !one.isFree);
      const room = owner.scope === 'BUYER' ? await findPlaces(quotas, account) : costly.length;
      const overQuota = costly.slice(Math.max(0, room)).map(({ id }) => id);
      const ids = found.map(({ id }) => id).filter((id) => !overQuota.includes(id));
      if (ids.length > 0) await transaction.update(shipments).set(values).where(isAmong(ids));
      await publishLive(transaction, [{ ...owner, kind: 'shipments', ids }]);
      return { ids, overQuota };
    });
  }

  function nowIfTracking(): SQL {
    return sql`CASE WHEN ${shipments.trackingStatus} = 'Tracking' THEN ${now()}::timestamptz END`;
  }
}

function isAmong(ids: readonly number[]): SQL {
  return inArray(shipments.id, [...ids]);
}
