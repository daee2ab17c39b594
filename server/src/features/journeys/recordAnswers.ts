import { DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import type { Transaction } from '../../database.ts';
import { and, asc, inArray, sql } from '../../drizzle.ts';
import { isApi } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { recordStatusChanges } from '../notifications/recordStatusChanges.ts';
import { readApiSettings } from '../settings/apiSettingService.ts';
import { nextRetryTime } from '../shipments/model/lifecycle.ts';
import { isFollowed, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import { type CarrierReport, Postponed } from './carrierAdapter.ts';
import { type CheckpointRecord, checkpoints } from './checkpointTable.ts';
import { providerLegs } from './providerLegTable.ts';
import { hasUpdate, isStopped, publishUpdates } from './publishUpdates.ts';
import { type Standing, standingAfter } from './standing.ts';
import { toCheckpointRows, toLegRows } from './toRows.ts';
import { updateStandings } from './updateStandings.ts';

export interface Recorded {
  updated: number[];
  stopped: number[];
}

/** A shipment as it was when the request was sent, and the outcome; ended: its source no longer follows it. */
export interface Answer {
  shipment: ShipmentRecord;
  report: CarrierReport | Postponed | 'silent' | 'invalidCarrier' | 'ended';
}

/** Records what is new of each shipment and notifies the consoles that show it. Doing it again adds nothing. */
export async function recordAnswers(
  transaction: Transaction,
  answers: readonly Answer[],
  now: Date,
): Promise<Recorded> {
  const valid = await lockValid(transaction, answers);
  const developments = await recordReports(transaction, valid.flatMap(reported), now);
  const stopped = await recordUnreported(transaction, valid, now);
  await publishUpdates(transaction, developments);
  await recordStatusChanges(transaction, developments, now);
  await publishLive(
    transaction,
    stopped.map(({ id, ownerGid: gid, scope }) => ({ gid, scope, kind: 'shipments', ids: [id] })),
  );
  const idsOf = (which: typeof hasUpdate) => developments.filter(which).map(({ shipment: { id } }) => id);
  return { updated: idsOf(hasUpdate), stopped: [...idsOf(isStopped), ...stopped.map(({ id }) => id)] };
}

/** The answers that still count, each with its shipment as it is now. */
async function lockValid(transaction: Transaction, answers: readonly Answer[]): Promise<Answer[]> {
  const current = await lockFollowed(
    transaction,
    answers.map(({ shipment }) => shipment.id),
  );
  return answers.flatMap(({ shipment: asked, report }) => {
    const shipment = current.get(asked.id);
    return shipment && isSameQuestion(asked, shipment) ? [{ shipment, report }] : [];
  });
}

const reported = ({ shipment, report }: Answer): Reported[] =>
  typeof report === 'string' || report instanceof Postponed ? [] : [{ shipment, report }];

/** Records the carriers' reports and the shipments' new states. */
async function recordReports(transaction: Transaction, answered: readonly Reported[], now: Date) {
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
  return developments;
}

/** Shipments without a report are due again later, or never; returns the latter. */
async function recordUnreported(
  transaction: Transaction,
  valid: readonly Answer[],
  now: Date,
): Promise<ShipmentRecord[]> {
  const withReport = (wanted: Answer['report']) =>
    valid.filter(({ report }) => report === wanted).map(({ shipment }) => shipment);
  const [silent, refused, ended] = [withReport('silent'), withReport('invalidCarrier'), withReport('ended')];
  const postponed = valid.flatMap(({ shipment: { id }, report }) =>
    report instanceof Postponed ? [{ id, nextSyncTime: report.until }] : [],
  );
  const unanswered = { syncStatus: false, trackTime: now };
  const stopped = { trackingStatus: 'Stopped', stopTrackTime: now, nextSyncTime: null } as const;
  const set = (changed: readonly ShipmentRecord[], standing: Partial<Standing>) =>
    updateStandings(
      transaction,
      changed.map(({ id }) => ({ id, ...standing })),
    );
  await updateStandings(transaction, postponed);
  await set(silent, { ...unanswered, nextSyncTime: nextRetryTime(now) });
  await set(refused, { ...unanswered, ...stopped, stopTrackReason: 'InvalidCarrier' });
  await set(ended, { ...stopped, stopTrackReason: 'Expired' });
  return [...refused, ...ended];
}

/** The settings of each shipment's account; buyers' shipments have the defaults. */
async function readDefaults(transaction: Transaction, answered: readonly Reported[]) {
  const gids = answered.flatMap(({ shipment: { scope, ownerGid } }) => (isApi({ scope }) ? ownerGid : []));
  const found = await readApiSettings(transaction, [...new Set(gids)]);
  return ({ scope, ownerGid }: ShipmentRecord) =>
    (isApi({ scope }) ? found.get(ownerGid) : undefined) ?? DEFAULT_API_SETTINGS;
}

/** An answer is dropped if the customer has corrected the shipment since: a new request is already due. */
function isSameQuestion(asked: ShipmentRecord, now: ShipmentRecord): boolean {
  const question = ({ carrier, carrierChangeCount, additionalFields }: ShipmentRecord) =>
    JSON.stringify([carrier, carrierChangeCount, additionalFields]);
  return question(asked) === question(now);
}

/**
 * The shipments as they are now: during the request another process may have recorded its own answer, and a status
 * computed from the older row would revert it. Locked in one order, against deadlocks.
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

type Reported = { shipment: ShipmentRecord; report: CarrierReport };

/** Ids of the shipments that got a checkpoint they did not have. */
async function addCheckpoints(transaction: Transaction, answered: readonly Reported[], now: Date): Promise<number[]> {
  const rows = answered.flatMap(({ shipment, report }) => toCheckpointRows(shipment.id, report, now));
  if (rows.length === 0) return [];
  const added = await transaction
    .insert(checkpoints)
    .values(rows)
    .onConflictDoNothing()
    .returning({ shipmentId: checkpoints.shipmentId });
  return [...new Set(added.map(({ shipmentId }) => shipmentId))];
}

async function saveLegs(transaction: Transaction, answered: readonly Reported[], now: Date): Promise<void> {
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
