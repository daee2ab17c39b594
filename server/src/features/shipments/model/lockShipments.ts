import type { Transaction } from '../../../database.ts';
import { asc, type SQL } from '../../../drizzle.ts';
import { shipments } from './shipmentTable.ts';

/** Ids of the shipments found, locked in their order, so that transactions that change the same ones do not deadlock. */
export async function lockShipments(transaction: Transaction, where: SQL | undefined): Promise<number[]> {
  const found = await transaction
    .select({ id: shipments.id })
    .from(shipments)
    .where(where)
    .orderBy(asc(shipments.id))
    .for('no key update');
  return found.map(({ id }) => id);
}
