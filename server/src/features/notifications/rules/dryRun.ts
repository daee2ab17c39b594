import type { DryRun, DryRunEntry } from '@tracking-console/contract/notifications/dryRun';
import { DRY_RUN_DAYS, type NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { gt, sql } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { decideNotification } from '../decideNotification.ts';
import { entryOf, outcomeOf } from '../dryRun/outcome.ts';
import { type PastChange, pastChanges } from '../dryRun/pastChanges.ts';
import { type Journey, type Limits, readJourneys } from '../dryRun/readJourneys.ts';
import { isNotified } from '../isNotified.ts';
import { standingAt } from '../standingAt.ts';
import { goesBySubStatus, goesByTime, mismatchOf } from './matchRule.ts';
import { masked } from './noticeRow.ts';
import { type ReadRule, withTargets } from './readRules.ts';
import { factsOf } from './recordRuleChanges.ts';
import type { RuleRecord } from './ruleTable.ts';

/** What a rule would have sent in the last days, by the same decision; nothing is written or sent. */
export async function dryRun(db: Database, rule: RuleRecord, now: Date, limits?: Limits): Promise<DryRun> {
  const since = new Date(now.getTime() - DRY_RUN_DAYS * DAY);
  const [read] = await withTargets(db, [rule]);
  if (!read || rule.event !== 'shipment')
    return outcomeOf({ looked: 0, isPart: false }, [], { Recipients: [], RecipientTotal: 0 });
  const which = goesByTime(rule) ? sql`true` : gt(shipments.changeTime, since);
  const entries: DryRunEntry[] = [];
  const looked = await readJourneys(db, { gid: rule.gid, which, limits }, (part) => {
    for (const journey of part) entries.push(...replay(journey, read, { since, now }));
  });
  const reached = read.targets.filter(({ target }) => !target.barred);
  return outcomeOf(looked, entries, {
    Recipients: reached.map(({ channel, recipient = '' }) => masked({ channel, recipient })),
    RecipientTotal: reached.length,
  });
}

/** A step of a journey as rules would have met it. */
interface Moment extends PastChange {
  /** For a rule about days: the silence it is about; null: it is about a change. */
  silence: string | null;
}

function replay(journey: Journey, read: ReadRule, { since, now }: { since: Date; now: Date }): DryRunEntry[] {
  const { rule } = read;
  const moments = goesByTime(rule) ? passedMoments(journey, rule, now) : changeMoments(journey, since);
  const notified = new Set<string>();
  return moments.flatMap((moment) => {
    const { development, silence, time } = moment;
    const { shipment, standing } = development;
    const { packageStatus: status, subStatus } = standing;
    if (time < since || time > now || !isNotified(status)) return [];
    if (silence === null && shipment.packageStatus === status && !goesBySubStatus(rule)) return [];
    const key = silence ?? (goesBySubStatus(rule) ? subStatus : status);
    const reason = reasonOf(moment, read, status);
    // What is no trigger is not decided at all.
    if (reason === 'statusOff' || reason === 'subStatus') return [];
    const outcome = reason ?? (notified.has(key) ? 'duplicate' : null);
    if (outcome === null) notified.add(key);
    return [entryOf(shipment, status, { subStatus, time }, { reason: outcome })];
  });
}

function reasonOf(
  { development: { shipment, standing }, silence, time }: Moment,
  { rule, targets }: ReadRule,
  status: DryRunEntry['Status'],
): NoticeReason | null {
  const unwanted = mismatchOf(rule, factsOf({ ...shipment, ...standing }, status));
  const isFirst = silence === null && shipment.latestEvent === null;
  const change = { status, isFirst, latestEventTime: silence === null ? standing.latestEventTime : null };
  const decisions = targets.map(({ target }) => decideNotification(change, { ...target, unwanted }, time));
  if (decisions.some(({ state }) => state === 'Waiting')) return null;
  return decisions[0]?.reason ?? 'unverified';
}

const changeMoments = (journey: Journey, since: Date): Moment[] =>
  pastChanges(journey, since)
    .filter(({ development: { shipment, standing } }) => shipment.subStatus !== standing.subStatus)
    .map((change) => ({ ...change, silence: null }));

function passedMoments({ shipment, timeline }: Journey, { filters }: RuleRecord, now: Date): Moment[] {
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
    const standing = { ...shipment, ...standingAt(shipment, checkpoint) };
    return [{ development: { shipment, standing }, time: new Date(time), silence: checkpoint.at.toISOString() }];
  });
}
