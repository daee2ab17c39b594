import { and, asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import type { Owner } from '../../owner.ts';
import { isOwnedBy, shipments } from '../shipments/model/shipmentTable.ts';
import { listTargets, recordEvents } from './recordEvents.ts';

/** What the public call `push` needs. */
export function createPushService(db: Database | Transaction, now: () => Date) {
  return {
    /** Sends the newest of each to the webhooks; undefined: there is none for updates. */
    async push(owner: Owner, ids: readonly number[]): Promise<number[] | undefined> {
      return db.transaction(async (transaction) => {
        const targets = await listTargets(transaction, [owner.gid]);
        if (!targets.some(({ events }) => events.includes('TRACKING_UPDATED'))) return undefined;
        // Waits for pending records of them, and comes before later ones.
        const held = await transaction
          .select({ id: shipments.id })
          .from(shipments)
          .where(and(isOwnedBy(owner), inArray(shipments.id, [...ids])))
          .orderBy(asc(shipments.id))
          .for('no key update');
        const found = held.map(({ id }) => id);
        const events = await recordEvents(transaction, { ids: found, event: 'TRACKING_UPDATED', pushed: true }, now());
        return events.map(({ shipmentId }) => shipmentId);
      });
    },
  };
}
