import type { Database, Transaction } from '../../database.ts';
import { and, asc, inArray } from '../../drizzle.ts';
import { modeOf, type Owner } from '../../owner.ts';
import { airWaybills, isOwnWaybill } from '../air/airWaybillTable.ts';
import { isOwnedBy, shipments } from '../shipments/model/shipmentTable.ts';
import { listTargets, recordEvents, recordWaybillEvents } from './recordEvents.ts';

/** The context of the public call `push` and the one of waybills. */
export function createPushService(db: Database | Transaction, now: () => Date) {
  /** Pushes if a webhook is set for updates; undefined: none is. */
  async function whereHeard<Result>(owner: Owner, push: (transaction: Transaction) => Promise<Result>) {
    return db.transaction(async (transaction) => {
      const targets = await listTargets(transaction, [owner.gid]);
      const isHeard = targets.some(({ mode, events }) => mode === modeOf(owner) && events.includes('TRACKING_UPDATED'));
      return isHeard ? push(transaction) : undefined;
    });
  }

  return {
    /** Sends the newest of each to the webhooks; undefined: there is none for updates. */
    push: (owner: Owner, ids: readonly number[]): Promise<number[] | undefined> =>
      whereHeard(owner, async (transaction) => {
        // Waits for pending records of them, and precedes later ones.
        const held = await transaction
          .select({ id: shipments.id })
          .from(shipments)
          .where(and(isOwnedBy(owner), inArray(shipments.id, [...ids])))
          .orderBy(asc(shipments.id))
          .for('no key update');
        const found = held.map(({ id }) => id);
        const events = await recordEvents(transaction, { ids: found, event: 'TRACKING_UPDATED', pushed: true }, now());
        return events.map(({ shipmentId }) => shipmentId);
      }),

    /** As above, for air waybills. */
    pushWaybills: (owner: Owner, ids: readonly number[]): Promise<number[] | undefined> =>
      whereHeard(owner, async (transaction) => {
        const held = await transaction
          .select({ id: airWaybills.id })
          .from(airWaybills)
          .where(and(isOwnWaybill(owner), inArray(airWaybills.id, [...ids])))
          .orderBy(asc(airWaybills.id))
          .for('no key update');
        const change = { ids: held.map(({ id }) => id), event: 'TRACKING_UPDATED', pushed: true } as const;
        const events = await recordWaybillEvents(transaction, change, now());
        return events.map(({ shipmentId }) => shipmentId);
      }),
  };
}
