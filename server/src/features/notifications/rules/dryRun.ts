import {
  DRY_RUN_DAYS,
  DRY_RUN_ROWS,
  DRY_RUN_SHIPMENTS,
  type NoticeReason,
} from '@tracking-console/contract/ruleConstants';
import type { DryRun, DryRunEntry } from '@tracking-console/contract/rules';
import { mainStatusOf } from '@tracking-console/contract/statuses';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { DAY } from '../../../durations.ts';
import { type CheckpointRecord, checkpoints } from '../../journeys/checkpointTable.ts';
import { type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import { decideNotification } from '../decideNotification.ts';
import { isNotified } from '../isNotified.ts';
import { goesBySubStatus, goesByTime, mismatchOf } from './matchRule.ts';
import { masked } from './noticeRow.ts';
import { type ReadRule, withTargets } from './readRules.ts';
import { factsOf } from './recordRuleChanges.ts';
import type { RuleRecord } from './ruleTable.ts';

/** A shipment with its checkpoints, the oldest first. */
interface Journey {
  shipment: ShipmentRecord;
  timeline: CheckpointRecord[];
}

/** A step of a journey as rules would have met it. */
interface Moment {
  checkpoint: CheckpointRecord;
  isFirst: boolean;
  isNewStatus: boolean;
  /** When it would have been decided. */
  time: Date;
  /** It is about the days that passed, and not about the checkpoint. */
  isPassed: boolean;
}

const SHIPMENTS_A_READ = 500;

/** What a rule would have told of the last days, by the same decision; nothing is written or sent. */
export async function dryRun(db: Database, rule: RuleRecord, now: Date): Promise<DryRun> {
  const since = new Date(now.getTime() - DRY_RUN_DAYS * DAY);
  const [read] = await withTargets(db, [rule]);
  if (!read || rule.event !== 'shipment')
    return { Shipments: 0, IsPart: false, Sent: 0, Skipped: 0, Recipients: [], Entries: [] };
  const found = await db
    .select()
    .from(shipments)
    .where(
      and(
        ...[eq(shipments.ownerGid, rule.gid), eq(shipments.scope, 'API'), isNull(shipments.deletedAt)],
        ...[eq(shipments.testMode, false), gt(shipments.changeTime, goesByTime(rule) ? new Date(0) : since)],
      ),
    )
    .orderBy(desc(shipments.changeTime))
    .limit(DRY_RUN_SHIPMENTS + 1);
  const looked = found.slice(0, DRY_RUN_SHIPMENTS);
  const entries: DryRunEntry[] = [];
  for (let from = 0; from < looked.length; from += SHIPMENTS_A_READ) {
    const part = looked.slice(from, from + SHIPMENTS_A_READ);
    for (const journey of await readJourneys(db, part)) entries.push(...replay(journey, read, { since, now }));
  }
  entries.sort((one, other) => (one.Time < other.Time ? 1 : -1));
  const sent = entries.filter(({ Reason }) => Reason === null);
  const skipped = entries.filter(({ Reason }) => Reason !== null);
  return {
    Shipments: looked.length,
    IsPart: found.length > looked.length,
    Sent: sent.length,
    Skipped: skipped.length,
    Recipients: read.targets
      .filter(({ target }) => !target.barred)
      .map(({ channel, recipient = '' }) => masked({ channel, recipient })),
    Entries: [...sent.slice(0, DRY_RUN_ROWS), ...skipped.slice(0, DRY_RUN_ROWS)],
  };
}

async function readJourneys(db: Database, part: readonly ShipmentRecord[]): Promise<Journey[]> {
  const ids = part.map(({ id }) => id);
  const rows = await db
    .select()
    .from(checkpoints)
    .where(inArray(checkpoints.shipmentId, ids))
    .orderBy(asc(checkpoints.at), asc(checkpoints.id));
  const timelines = new Map<number, CheckpointRecord[]>();
  for (const row of rows) timelines.set(row.shipmentId, [...(timelines.get(row.shipmentId) ?? []), row]);
  return part.map((shipment) => ({ shipment, timeline: timelines.get(shipment.id) ?? [] }));
}

function replay(
  { shipment, timeline }: Journey,
  read: ReadRule,
  { since, now }: { since: Date; now: Date },
): DryRunEntry[] {
  const { rule } = read;
  const moments = goesByTime(rule) ? passedMoments(timeline, rule, now) : changeMoments(timeline);
  const told = new Set<string>();
  return moments.flatMap((moment) => {
    const { checkpoint, isNewStatus, time } = moment;
    const status = mainStatusOf(checkpoint.subStatus);
    if (time < since || time > now || !isNotified(status)) return [];
    if (!moment.isPassed && !isNewStatus && !goesBySubStatus(rule)) return [];
    const key = moment.isPassed ? checkpoint.at.toISOString() : goesBySubStatus(rule) ? checkpoint.subStatus : status;
    const reason = reasonOf(shipment, moment, read, status);
    // What is no trigger is not decided at all.
    if (reason === 'statusOff' || reason === 'subStatus') return [];
    const Reason = reason ?? (told.has(key) ? 'duplicate' : null);
    if (Reason === null) told.add(key);
    const { number: TrackNo, carrier: Carrier } = shipment;
    return [{ TrackNo, Carrier, Status: status, SubStatus: checkpoint.subStatus, Time: time.toISOString(), Reason }];
  });
}

function reasonOf(
  shipment: ShipmentRecord,
  { checkpoint, isFirst, isPassed, time }: Moment,
  { rule, targets }: ReadRule,
  status: DryRunEntry['Status'],
): NoticeReason | null {
  const { subStatus, description, descriptionTranslation } = checkpoint;
  const latestEvent = { description, description_translation: descriptionTranslation } as ShipmentRecord['latestEvent']; // what keywords are looked for in
  const unwanted = mismatchOf(rule, factsOf({ ...shipment, subStatus, latestEvent }, status));
  const change = { status, isFirst, latestEventTime: isPassed ? null : checkpoint.at };
  const decisions = targets.map(({ target }) => decideNotification(change, { ...target, unwanted }, time));
  if (decisions.some(({ state }) => state === 'Waiting')) return null;
  return decisions[0]?.reason ?? 'unverified';
}

/** Checkpoints that came together were one change, to where the last of them led. */
function changeMoments(timeline: readonly CheckpointRecord[]): Moment[] {
  const lasts = timeline.filter(
    ({ recordTime }, index) => timeline[index + 1]?.recordTime.getTime() !== recordTime.getTime(),
  );
  return lasts.flatMap((checkpoint, index) => {
    const before = lasts[index - 1];
    if (before?.subStatus === checkpoint.subStatus) return [];
    const isNewStatus = !before || mainStatusOf(before.subStatus) !== mainStatusOf(checkpoint.subStatus);
    return [{ checkpoint, isFirst: !before, isNewStatus, time: checkpoint.recordTime, isPassed: false }];
  });
}

function passedMoments(timeline: readonly CheckpointRecord[], { filters }: RuleRecord, now: Date): Moment[] {
  const { NoUpdateDays, TransitDays } = filters;
  const pickup = timeline.find(({ stage }) => stage === 'PickedUp');
  if (TransitDays > 0 && !pickup) return [];
  return timeline.flatMap((checkpoint, index) => {
    const next = timeline[index + 1];
    const moments = [
      ...(NoUpdateDays === 0 ? [] : [checkpoint.at.getTime() + NoUpdateDays * DAY]),
      ...(TransitDays === 0 || !pickup ? [] : [pickup.at.getTime() + TransitDays * DAY]),
    ];
    const time = Math.max(...moments);
    const isReached = time >= checkpoint.at.getTime() && time <= (next?.at ?? now).getTime();
    if (!isReached || checkpoint.subStatus.startsWith('Delivered')) return [];
    return [{ checkpoint, isFirst: false, isNewStatus: false, time: new Date(time), isPassed: true }];
  });
}
