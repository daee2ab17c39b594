import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countFollowed } from './registration.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { isOwnedBy, type Owner, shipments } from './shipmentTable.ts';

export interface Change {
  /** What the call had an effect on. */
  ids: number[];
  /** What the quota has no room for. */
  overQuota: number[];
}

const DAY = 86_400_000;
/** How long a deletion can be undone. */
const UNDO_TIME = DAY;

/** Changes of shipments the owner has; ids of other people's shipments count as ids of none. */
export function createChanges({ db, now, quotas }: ShipmentContext) {
  return {
    async setRemark(owner: Owner, id: number, remark: string): Promise<boolean> {
      const changed = await change(and(isOwnedBy(owner), eq(shipments.id, id)), { remark });
      return changed.length > 0;
    },

    async archive(owner: Owner, ids: readonly number[]): Promise<Change> {
      const listed = and(isOwnedBy(owner), isAmong(ids), isNull(shipments.archivedAt));
      return { ids: await change(listed, { archivedAt: now(), nextSyncTime: null }), overQuota: [] };
    },

    /** Out of the archive again, and followed again, as far as the tracking quota goes. */
    async activate(owner: Owner, ids: readonly number[]): Promise<Change> {
      return revive(owner, and(isOwnedBy(owner), isAmong(ids), isNotNull(shipments.archivedAt)), {
        archivedAt: null,
        nextSyncTime: nowIfTracking(),
      });
    },

    async remove(owner: Owner, ids: readonly number[]): Promise<Change> {
      const mine = and(isOwnedBy(owner), isAmong(ids));
      return { ids: await change(mine, { deletedAt: now(), nextSyncTime: null }), overQuota: [] };
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
      return revive(owner, deleted, { deletedAt: null, nextSyncTime: nowIfTracking() });
    },

    /** Stops following, once. */
    async stop(owner: Owner, ids: readonly number[]): Promise<Change> {
      const tracking = and(isOwnedBy(owner), isAmong(ids), eq(shipments.trackingStatus, 'Tracking'));
      const stopped = { trackingStatus: 'Stopped', stopTrackTime: now(), stopTrackReason: 'ByRequest' } as const;
      return { ids: await change(tracking, { ...stopped, nextSyncTime: null }), overQuota: [] };
    },
  };

  type Values = Parameters<ReturnType<typeof db.update<typeof shipments>>['set']>[0];

  async function change(where: SQL | undefined, values: Values): Promise<number[]> {
    const changed = await db.update(shipments).set(values).where(where).returning({ id: shipments.id });
    return changed.map(({ id }) => id);
  }

  async function revive(owner: Owner, where: SQL | undefined, values: Values): Promise<Change> {
    return db.transaction(async (transaction) => {
      const account = await quotas.lockAccount(transaction, owner);
      const found = await transaction.select({ id: shipments.id }).from(shipments).where(where).orderBy(shipments.id);
      const free =
        owner.scope === 'BUYER' ? account.trackingQuota - (await countFollowed(transaction, owner)) : found.length;
      const ids = found.slice(0, Math.max(0, free)).map(({ id }) => id);
      if (ids.length > 0) await transaction.update(shipments).set(values).where(isAmong(ids));
      return { ids, overQuota: found.slice(ids.length).map(({ id }) => id) };
    });
  }

  function nowIfTracking(): SQL {
    return sql`CASE WHEN ${shipments.trackingStatus} = 'Tracking' THEN ${now()}::timestamptz END`;
  }
}

function isAmong(ids: readonly number[]): SQL {
  return inArray(shipments.id, [...ids]);
}
