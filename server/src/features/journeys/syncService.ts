import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import { nextRetryTime } from '../shipments/lifecycle.ts';
import { isFollowed, type ShipmentRecord, shipments } from '../shipments/shipmentTable.ts';
import type { CarrierAdapter, CarrierReport } from './carrierAdapter.ts';
import { type CheckpointRecord, checkpoints } from './checkpointTable.ts';
import { providerLegs } from './providerLegTable.ts';
import { standingAfter } from './standing.ts';
import { toCheckpointRows, toLegRows } from './toRows.ts';
import { updateStandings } from './updateStandings.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  adapter: CarrierAdapter;
}

/** A shipment and its carrier's answer; null: the carrier did not answer. */
interface Answer {
  shipment: ShipmentRecord;
  report: CarrierReport | null;
}

export type SyncService = ReturnType<typeof createSyncService>;

/** How long a claimed shipment is left to its claimer before another process takes it. */
const CLAIM = 60_000;

export function createSyncService({ db, now, adapter }: Surroundings) {
  return {
    /** Takes shipments that are due, so that no other process takes them; several may ask at once. */
    async claimDue(limit: number): Promise<number[]> {
      const due = sql`
        SELECT ${shipments.id} FROM ${shipments} WHERE ${shipments.nextSyncTime} <= ${now()}
        ORDER BY ${shipments.nextSyncTime} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
      const claimed = await db
        .update(shipments)
        .set({ nextSyncTime: new Date(now().getTime() + CLAIM) })
        .where(sql`${shipments.id} IN (${due})`)
        .returning({ id: shipments.id });
      return claimed.map(({ id }) => id);
    },

    /** Asks the carriers and records what is new. Doing it again, or at the same time elsewhere, adds nothing. */
    async syncShipments(ids: readonly number[]): Promise<void> {
      const followed = await db
        .select()
        .from(shipments)
        .where(and(inArray(shipments.id, [...ids]), isFollowed));
      const answers = await Promise.all(followed.map((shipment) => ask(adapter, shipment, now())));
      await db.transaction((transaction) => record(transaction, answers, now()));
    },
  };
}

async function ask(adapter: CarrierAdapter, shipment: ShipmentRecord, now: Date): Promise<Answer> {
  const { number, carrier, finalCarrier, registerTime, lang, additionalFields, adapterState } = shipment;
  const destinationCountry = additionalFields.destination_country ?? null;
  const request = { number, carrier, finalCarrier, registerTime, language: lang, destinationCountry };
  try {
    return { shipment, report: await adapter.fetch({ ...request, state: adapterState }, now) };
  } catch {
    return { shipment, report: null };
  }
}

async function record(transaction: Transaction, answers: readonly Answer[], now: Date): Promise<void> {
  const answered = answers.flatMap(({ shipment, report }) => (report ? [{ shipment, report }] : []));
  const grown = await addCheckpoints(transaction, answered, now);
  await saveLegs(transaction, answered, now);
  const timelines = await readTimelines(transaction, grown);
  const standings = answered.map(({ shipment, report }) => {
    const timeline = timelines.get(shipment.id) ?? null;
    return { id: shipment.id, ...standingAfter(shipment, { report, timeline }, now) };
  });
  await updateStandings(transaction, standings);
  const silent = answers.filter(({ report }) => !report).map(({ shipment }) => shipment.id);
  await updateStandings(
    transaction,
    silent.map((id) => ({ id, syncStatus: false, trackTime: now, nextSyncTime: nextRetryTime(now) })),
  );
}

type Answered = { shipment: ShipmentRecord; report: CarrierReport };

/** Ids of the shipments that got a checkpoint they did not have. */
async function addCheckpoints(transaction: Transaction, answered: readonly Answered[], now: Date): Promise<number[]> {
  const rows = answered.flatMap(({ shipment, report }) => toCheckpointRows(shipment.id, report, now));
  if (rows.length === 0) return [];
  const added = await transaction
    .insert(checkpoints)
    .values(rows)
    .onConflictDoNothing()
    .returning({ shipmentId: checkpoints.shipmentId });
  return [...new Set(added.map(({ shipmentId }) => shipmentId))];
}

async function saveLegs(transaction: Transaction, answered: readonly Answered[], now: Date): Promise<void> {
  const rows = answered.flatMap(({ shipment, report }) => toLegRows(shipment.id, report, now));
  if (rows.length === 0) return;
  const excluded = (column: string) => sql`excluded.${sql.identifier(column)}`;
  await transaction
    .insert(providerLegs)
    .values(rows)
    .onConflictDoUpdate({
      target: [providerLegs.shipmentId, providerLegs.leg],
      set: {
        carrier: excluded('carrier'),
        serviceType: excluded('service_type'),
        latestSyncStatus: excluded('latest_sync_status'),
        latestSyncTime: excluded('latest_sync_time'),
        providerLang: excluded('provider_lang'),
        providerTips: excluded('provider_tips'),
      },
    });
}

async function readTimelines(
  transaction: Transaction,
  ids: readonly number[],
): Promise<Map<number, CheckpointRecord[]>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(checkpoints)
    .where(inArray(checkpoints.shipmentId, [...ids]))
    .orderBy(asc(checkpoints.at), asc(checkpoints.id));
  const timelines = new Map<number, CheckpointRecord[]>(ids.map((id) => [id, []]));
  for (const row of rows) timelines.get(row.shipmentId)?.push(row);
  return timelines;
}
