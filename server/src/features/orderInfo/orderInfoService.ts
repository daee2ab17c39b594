import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { publishLive } from '../live/publishLive.ts';
import { isOwnedBy, type Owner, type ShipmentRecord, shipments } from '../shipments/shipmentTable.ts';

/** The order a shipment belongs to, as the customer noted it. */
export type OrderInfoRecord = Pick<ShipmentRecord, 'id' | 'orderNo' | 'orderPlatform' | 'orderShop' | 'orderTime'>;
export type OrderInfoChange = Partial<Omit<OrderInfoRecord, 'id'>>;

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

    /** What the change leaves out stays. */
    async save(owner: Owner, shipmentId: number, change: OrderInfoChange): Promise<OrderInfoRecord | null> {
      if (Object.keys(change).length === 0) return this.read(owner, shipmentId);
      return db.transaction(async (transaction) => {
        const [saved] = await transaction
          .update(shipments)
          .set(change)
          .where(own(owner, shipmentId))
          .returning(columns);
        if (saved) await publishLive(transaction, [{ ...owner, kind: 'shipments', ids: [saved.id] }]);
        return saved ?? null;
      });
    },
  };
}
