import { DEFAULT_API_SETTINGS } from '@tracking-console/contract/apiSettingConstants';
import type { DataSource } from '@tracking-console/contract/shipmentConstants';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, inArray, sql } from '../../drizzle.ts';
import { messageOf } from '../../http/describeError.ts';
import { publishLive } from '../live/publishLive.ts';
import { recordStatusChanges } from '../notifications/recordStatusChanges.ts';
import { readApiSettings } from '../settings/apiSettingService.ts';
import { nextRetryTime } from '../shipments/model/lifecycle.ts';
import { isFollowed, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import { type CarrierAdapter, type CarrierReport, InvalidCarrier, NotAnswered, Postponed } from './carrierAdapter.ts';
import { type CheckpointRecord, checkpoints } from './checkpointTable.ts';
import { providerLegs } from './providerLegTable.ts';
import { hasUpdate, isStopped, publishUpdates } from './publishUpdates.ts';
import { standingAfter } from './standing.ts';
import { toCheckpointRows, toLegRows } from './toRows.ts';
import { updateStandings } from './updateStandings.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  /** One of each source whose shipments are followed. */
  adapters: readonly CarrierAdapter[];
  /** Called in the transaction that records it: shipments with updates, and those no carrier will be asked about any more. */
  onRecorded: (transaction: Transaction, recorded: Recorded, now: Date) => Promise<void>;
  onProblem: (message: string) => void;
}

export interface Recorded {
  updated: number[];
  stopped: number[];
}

/** A shipment as it was when its carrier was asked, and the outcome; ended: its source follows it no more. */
export interface Answer {
  shipment: ShipmentRecord;
  report: CarrierReport | Postponed | 'silent' | 'invalidCarrier' | 'ended';
}

export type SyncService = ReturnType<typeof createSyncService>;

/** How long a claimed shipment is left to its claimer before another process takes it. */
const CLAIM_MS = 60_000;

export function createSyncService({ db, now, adapters, onRecorded, onProblem }: Surroundings) {
  const sources = adapters.map(({ dataSource }) => dataSource);
  return {
    adapters,

    /** Takes shipments that are due, so that no other process takes them; several may ask at once. */
    async claimDue(limit: number, from: readonly DataSource[] = sources): Promise<number[]> {
      const due = sql`
        SELECT ${shipments.id} FROM ${shipments}
        WHERE ${shipments.nextSyncTime} <= ${now()} AND ${inArray(shipments.dataSource, [...from])}
        ORDER BY ${shipments.nextSyncTime} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
      const claimed = await db
        .update(shipments)
        .set({ nextSyncTime: new Date(now().getTime() + CLAIM_MS) })
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
      const answers = await Promise.all(followed.map(askCarrier));
      await db.transaction((transaction) => recordAnswers(transaction, answers));
    },

    /** Records what a source has sent by itself, in the transaction that notes that it did. */
    recordAnswers,
  };

  async function recordAnswers(transaction: Transaction, answers: readonly Answer[]): Promise<void> {
    await onRecorded(transaction, await record(transaction, answers, now()), now());
  }

  async function askCarrier(shipment: ShipmentRecord): Promise<Answer> {
    const { number, carrier, finalCarrier, registerTime, lang, translationMode, additionalFields, isRetracked } =
      shipment;
    const request = { number, carrier, finalCarrier, registerTime, translationMode, additionalFields, isRetracked };
    const adapter = adapters.find(({ dataSource }) => dataSource === shipment.dataSource);
    try {
      if (!adapter) throw new NotAnswered('no source');
      return {
        shipment,
        report: await adapter.fetch({ ...request, language: lang, state: shipment.adapterState }, now()),
      };
    } catch (error) {
      if (error instanceof Postponed) return { shipment, report: error };
      if (error instanceof InvalidCarrier) return { shipment, report: 'invalidCarrier' };
      if (!(error instanceof NotAnswered)) onProblem(`A shipment could not be asked about: ${messageOf(error)}`);
      return { shipment, report: 'silent' };
    }
  }
}

async function record(transaction: Transaction, answers: readonly Answer[], now: Date): Promise<Recorded> {
  const current = await lockFollowed(
    transaction,
    answers.map(({ shipment }) => shipment.id),
  );
  // Whose question has not changed since it was asked.
  const valid = answers.flatMap(({ shipment: asked, report }) => {
    const shipment = current.get(asked.id);
    return shipment && isSameQuestion(asked, shipment) ? [{ shipment, report }] : [];
  });
  const idsWith = (outcome: Answer['report']) =>
    valid.filter(({ report }) => report === outcome).map(({ shipment: { id } }) => id);
  const answered = valid.flatMap(({ shipment, report }) =>
    typeof report === 'string' || report instanceof Postponed ? [] : [{ shipment, report }],
  );
  const grown = await addCheckpoints(transaction, answered, now);
  await saveLegs(transaction, answered, now);
  const timelines = await readTimelines(transaction, grown);
  const settingsOf = await readDefaults(transaction, answered);
  const developments = answered.map(({ shipment, report }) => {
    const timeline = timelines.get(shipment.id) ?? null;
    const standing = standingAfter(shipment, { report, timeline }, now, settingsOf(shipment));
    return { shipment, standing, grown: timeline !== null };
  });
  await updateStandings(
    transaction,
    developments.map(({ shipment: { id }, standing }) => ({ id, ...standing })),
  );
  const unanswered = { syncStatus: false, trackTime: now };
  await updateStandings(
    transaction,
    idsWith('silent').map((id) => ({ id, ...unanswered, nextSyncTime: nextRetryTime(now) })),
  );
  await updateStandings(
    transaction,
    valid.flatMap(({ shipment: { id }, report }) =>
      report instanceof Postponed ? [{ id, nextSyncTime: report.until }] : [],
    ),
  );
  const stopped = { trackingStatus: 'Stopped', stopTrackTime: now, nextSyncTime: null } as const;
  const [refused, ended] = [idsWith('invalidCarrier'), idsWith('ended')];
  await updateStandings(
    transaction,
    refused.map((id) => ({ id, ...unanswered, ...stopped, stopTrackReason: 'InvalidCarrier' as const })),
  );
  await updateStandings(
    transaction,
    ended.map((id) => ({ id, ...stopped, stopTrackReason: 'Expired' as const })),
  );
  await publishUpdates(transaction, developments);
  await recordStatusChanges(transaction, developments, now);
  const shown = [...refused, ...ended].flatMap((id) => current.get(id) ?? []);
  await publishLive(
    transaction,
    shown.map(({ id, ownerGid: gid, scope }) => ({ gid, scope, kind: 'shipments', ids: [id] })),
  );
  const idsOf = (which: typeof hasUpdate) => developments.filter(which).map(({ shipment: { id } }) => id);
  return { updated: idsOf(hasUpdate), stopped: [...idsOf(isStopped), ...refused, ...ended] };
}

/** What each shipment's account has set; the buyer's shipments go by what holds for everybody. */
async function readDefaults(transaction: Transaction, answered: readonly Answered[]) {
  const gids = answered.flatMap(({ shipment: { scope, ownerGid } }) => (scope === 'API' ? ownerGid : []));
  const found = await readApiSettings(transaction, [...new Set(gids)]);
  return ({ scope, ownerGid }: ShipmentRecord) =>
    (scope === 'API' ? found.get(ownerGid) : undefined) ?? DEFAULT_API_SETTINGS;
}

/** An answer counts for nothing once the customer has set right what was asked: the question is put again by then. */
function isSameQuestion(asked: ShipmentRecord, now: ShipmentRecord): boolean {
  const question = ({ carrier, carrierChangeCount, additionalFields }: ShipmentRecord) =>
    JSON.stringify([carrier, carrierChangeCount, additionalFields]);
  return question(asked) === question(now);
}

/**
 * The shipments as they are now: while the carrier was asked, another process may have recorded its answer, and a status
 * computed from the older row would revert it. In one order, against deadlocks.
 */
async function lockFollowed(transaction: Transaction, ids: readonly number[]): Promise<Map<number, ShipmentRecord>> {
  const rows = await transaction
    .select()
    .from(shipments)
    .where(and(inArray(shipments.id, [...ids]), isFollowed))
    .orderBy(asc(shipments.id))
    .for('update');
  return new Map(rows.map((shipment) => [shipment.id, shipment]));
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
