import { DRY_RUN_SHIPMENTS } from '@tracking-console/contract/notifications/ruleConstants';
import type { Database } from '../../../database.ts';
import { and, asc, desc, inArray, type SQL } from '../../../drizzle.ts';
import { type CheckpointRecord, checkpoints } from '../../journeys/checkpointTable.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';

/** A shipment with its checkpoints, the oldest first. */
export interface Journey {
  shipment: ShipmentRecord;
  timeline: CheckpointRecord[];
}

export interface Limits {
  shipments: number;
  /** Shipments that are read at once. */
  part: number;
  ms: number;
}

/** The customer waits for it. */
const LIMITS: Limits = { shipments: DRY_RUN_SHIPMENTS, part: 250, ms: 5_000 };

/**
 * Hands over an account's journeys, those with the latest updates first, until there are too many or it takes too long.
 * @param which which of the account's shipments
 */
export async function readJourneys(
  db: Database,
  { gid, which, limits = LIMITS }: { gid: string; which: SQL; limits?: Limits | undefined },
  onRead: (part: Journey[]) => void | Promise<void>,
): Promise<{ looked: number; isPart: boolean }> {
  const end = performance.now() + limits.ms;
  const found = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(isOwnedBy({ gid, scope: 'API' }), which))
    .orderBy(desc(shipments.changeTime))
    .limit(limits.shipments + 1);
  const wanted = found.slice(0, limits.shipments).map(({ id }) => id);
  let looked = 0;
  while (looked < wanted.length && (looked === 0 || performance.now() < end)) {
    const ids = wanted.slice(looked, looked + limits.part);
    await onRead(await readPart(db, ids));
    looked += ids.length;
  }
  return { looked, isPart: looked < found.length };
}

async function readPart(db: Database, ids: readonly number[]): Promise<Journey[]> {
  const part = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.id, [...ids]));
  const rows = await db
    .select()
    .from(checkpoints)
    .where(inArray(checkpoints.shipmentId, [...ids]))
    .orderBy(asc(checkpoints.at), asc(checkpoints.id));
  const timelines = new Map(ids.map((id): [number, CheckpointRecord[]] => [id, []]));
  for (const row of rows) timelines.get(row.shipmentId)?.push(row);
  return part.map((shipment) => ({ shipment, timeline: timelines.get(shipment.id) ?? [] }));
}
