import type { Database } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import { isChangedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import type { Owner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';

/** The order a shipment belongs to, as the customer noted it. */
export type OrderInfoRecord = Pick<ShipmentRecord, 'id' | 'orderNo' | 'orderPlatform' | 'orderShop' | 'orderTime'>;
export type OrderInfoChange = Partial<Omit<OrderInfoRecord, 'id'>>;
export type OrderInfoSave = { kind: 'saved' | 'changedMeanwhile'; record: OrderInfoRecord };

const { id, orderNo, orderPlatform, orderShop, orderTime } = shipments;
const columns = { id, orderNo, orderPlatform, orderShop, orderTime };

export type OrderInfoService = ReturnType<typeof createOrderInfoService>;

export function createOrderInfoService(db: Database) {
  const own = (owner: Owner, shipmentId: number) => and(isOwnedBy(owner), eq(shipments.id, shipmentId));
  return {
    /** Null: the owner has no such shipment. */
    async read(owner: Owner, shipmentId: number): Promise<OrderInfoRecord | null> {
      const [found] = await db.select(columns).from(shipments).where(own(owner, shipmentId));
      return found ?? null;
    },

    /** Values missing from the change stay. If a changed value is no longer as in `base`, nothing is saved. */
    async save(
      owner: Owner,
      shipmentId: number,
      change: OrderInfoChange,
      base: OrderInfoChange,
    ): Promise<OrderInfoSave | null> {
      return db.transaction(async (transaction) => {
        const [stored] = await transaction.select(columns).from(shipments).where(own(owner, shipmentId)).for('update');
        if (!stored) return null;
        if (isChangedMeanwhile(stored, base, change)) return { kind: 'changedMeanwhile', record: stored };
        if (Object.keys(change).length > 0) {
          await transaction.update(shipments).set(change).where(own(owner, shipmentId));
          await publishLive(transaction, [{ ...owner, kind: 'shipments', ids: [stored.id] }]);
        }
        return { kind: 'saved', record: { ...stored, ...change } };
      });
    },
  };
}
