import type { Transaction } from '../../../database.ts';
import { and, asc, eq, inArray } from '../../../drizzle.ts';
import { checkpoints } from '../../journeys/checkpointTable.ts';
import { providerLegs } from '../../journeys/providerLegTable.ts';
import { notifications } from '../../notifications/notificationTable.ts';
import { shares } from '../../sharing/shareTable.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { shipmentChanges } from '../../shipments/shipmentChangeTable.ts';

/** Columns for searching, sorting and syncing only repeat what the customer has already. */
const INNER = ['searchText', 'statusRank', 'hasEstimate', 'transitTime', 'adapterState', 'nextSyncTime'];
const INNER_OF_PARTS = ['shipmentId', 'hash', 'tokenHash', 'claim', 'claimedUntil', 'gid'];

/** Shipments with all that belongs to them, in their order. */
export async function readWholeShipments(transaction: Transaction, gid: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const own = await transaction
    .select()
    .from(shipments)
    .where(and(eq(shipments.ownerGid, gid), inArray(shipments.id, [...ids])))
    .orderBy(asc(shipments.id));
  const parts = await readParts(
    transaction,
    own.map(({ id }) => id),
  );
  return own.map((shipment) => ({
    ...without(shipment, INNER),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, rows]) => [
        name,
        rows.filter(({ shipmentId }) => shipmentId === shipment.id).map((row) => without(row, INNER_OF_PARTS)),
      ]),
    ),
  }));
}

async function readParts(
  transaction: Transaction,
  ids: number[],
): Promise<Record<string, { shipmentId: number | null }[]>> {
  if (ids.length === 0) return {};
  return {
    legs: await transaction.select().from(providerLegs).where(inArray(providerLegs.shipmentId, ids)),
    checkpoints: await transaction
      .select()
      .from(checkpoints)
      .where(inArray(checkpoints.shipmentId, ids))
      .orderBy(asc(checkpoints.at)),
    changes: await transaction
      .select()
      .from(shipmentChanges)
      .where(inArray(shipmentChanges.shipmentId, ids))
      .orderBy(asc(shipmentChanges.id)),
    shares: await transaction.select().from(shares).where(inArray(shares.shipmentId, ids)),
    notifications: await transaction.select().from(notifications).where(inArray(notifications.shipmentId, ids)),
  };
}

function without(row: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
