import type { Database, Transaction } from '../../database.ts';
import { and, asc, desc, inArray, type SQL } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { type CheckpointRecord, checkpoints } from '../journeys/checkpointTable.ts';
import { type ProviderLegRecord, providerLegs } from '../journeys/providerLegTable.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import type { ShipmentContext } from './shipmentContext.ts';

export interface ShipmentDetails {
  shipment: ShipmentRecord;
  /** Newest first. */
  legs: ProviderLegRecord[];
  /** Oldest first. */
  timeline: CheckpointRecord[];
}

export function createDetails({ db }: ShipmentContext) {
  return {
    /** The owner's shipments among the ids, each with its whole journey, in the ids' order. */
    findDetails: (owner: Owner, ids: readonly number[]): Promise<ShipmentDetails[]> =>
      readDetails(db, ids, isOwnedBy(owner)),
  };
}

/** In the ids' order, as far as they fulfill the condition. */
export async function readDetails(
  reader: Database | Transaction,
  ids: readonly number[],
  condition: SQL | undefined,
): Promise<ShipmentDetails[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(shipments)
    .where(and(condition, inArray(shipments.id, [...ids])));
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return [];
  const [timelines, legs] = await Promise.all([
    reader
      .select()
      .from(checkpoints)
      .where(inArray(checkpoints.shipmentId, found))
      .orderBy(asc(checkpoints.at), asc(checkpoints.id)),
    reader.select().from(providerLegs).where(inArray(providerLegs.shipmentId, found)).orderBy(desc(providerLegs.leg)),
  ]);
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((shipment) => ({
      shipment,
      legs: legs.filter(({ shipmentId }) => shipmentId === shipment.id),
      timeline: timelines.filter(({ shipmentId }) => shipmentId === shipment.id),
    }));
}
