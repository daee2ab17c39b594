import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { lte, or } from '../../drizzle.ts';
import { claimable } from '../../dueRows.ts';
import { publishLive } from '../live/publishLive.ts';
import { UNDO_TIME } from './changes.ts';
import { shipments } from './model/shipmentTable.ts';

/** How long a stopped shipment is kept. */
const RETENTION_MS = 90 * DAY;
const BATCH = 500;

export type Removal = ReturnType<typeof createRemoval>;

/** Removes shipments for good, with their journeys: 90 days after they were stopped, or when no undo brings them back. */
export function createRemoval(db: Database, now: () => Date) {
  return {
    /** Answers with how many. Several processes may do it at once: what one of them holds, the others pass over. */
    async deleteFinished(): Promise<number> {
      let total = 0;
      for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await deleteBatch();
      return total;
    },
  };

  async function deleteBatch(): Promise<number> {
    const before = (age: number) => new Date(now().getTime() - age);
    return db.transaction(async (transaction) => {
      const where = or(lte(shipments.stopTrackTime, before(RETENTION_MS)), lte(shipments.deletedAt, before(UNDO_TIME)));
      const gone = await transaction
        .delete(shipments)
        .where(claimable(shipments.id, { where, limit: BATCH }))
        .returning({
          id: shipments.id,
          gid: shipments.ownerGid,
          scope: shipments.scope,
          deletedAt: shipments.deletedAt,
        });
      const seen = gone.filter(({ deletedAt }) => deletedAt === null);
      await publishLive(
        transaction,
        seen.map(({ id, gid, scope }) => ({ gid, scope, kind: 'shipments', ids: [id] })),
      );
      return gone.length;
    });
  }
}
