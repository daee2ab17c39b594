import type { PgBoss } from 'pg-boss';
import type { Database } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { claimable } from '../../dueRows.ts';
import { publishLive } from '../live/publishLive.ts';
import { settings } from '../settings/settingTable.ts';
import { shipments } from './model/shipmentTable.ts';

const QUEUE = 'auto-archive';
const EVERY_MINUTE = '* * * * *';
/** Shipments that are archived in one transaction. */
const BATCH = 500;

export type AutoArchive = ReturnType<typeof createAutoArchive>;

/** Archives what was delivered this many days ago, for customers who enabled it. */
export function createAutoArchive(db: Database, now: () => Date) {
  return {
    /** Answers how many there were. Any number of processes may do it at once: each shipment is archived by one. */
    async archiveDelivered(): Promise<number> {
      let total = 0;
      for (let archived = BATCH; archived === BATCH; total += archived) archived = await archiveBatch();
      return total;
    },
  };

  async function archiveBatch(): Promise<number> {
    const days = sql`(${settings.values}->>'autoArchiveDays')::integer`;
    // For a shipment taken out of the archive the days begin again.
    const since = sql`greatest(coalesce(${shipments.deliveryTime}, ${shipments.changeTime}), ${shipments.activateTime})`;
    const from = sql`${settings} JOIN ${shipments}
      ON ${shipments.ownerGid} = ${settings.gid} AND ${shipments.scope} = ${settings.scope}`;
    const where = sql`${settings.section} = 'tracking' AND ${days} > 0
      AND ${shipments.packageStatus} = 'Delivered' AND ${shipments.archivedAt} IS NULL AND ${shipments.deletedAt} IS NULL
      AND ${since} <= ${now()}::timestamptz - make_interval(days => ${days})`;
    return db.transaction(async (transaction) => {
      const archived = await transaction
        .update(shipments)
        .set({ archivedAt: now(), nextSyncTime: null })
        .where(claimable(shipments.id, { from, where, limit: BATCH }))
        .returning({ id: shipments.id, gid: shipments.ownerGid, scope: shipments.scope });
      await publishLive(
        transaction,
        archived.map(({ id, gid, scope }) => ({ gid, scope, kind: 'shipments', ids: [id] })),
      );
      return archived.length;
    });
  }
}

/** A setting takes effect within a minute. */
export async function startAutoArchive(jobs: PgBoss, autoArchive: AutoArchive): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, async () => {
    await autoArchive.archiveDelivered();
  });
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
