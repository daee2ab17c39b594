import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../../database.ts';
import { type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import { decideNotification } from '../decideNotification.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { isNotified } from '../isNotified.ts';
import type { NewNotification } from '../notificationTable.ts';
import { mismatchOf } from './matchRule.ts';
import { type ReadRule, withTargets } from './readRules.ts';
import { factsOf, noticeOf } from './recordRuleChanges.ts';
import { notifyRules, type RuleRecord } from './ruleTable.ts';

const QUEUE = 'time-rules';
const EVERY_MINUTE = '* * * * *';

export type TimeRules = ReturnType<typeof createTimeRules>;

/** Looks for shipments that have been in transit, or without an update, for as long as rules say. */
export function createTimeRules(db: Database, now: () => Date) {
  return {
    /** Each rule in a transaction of its own; of two processes the second finds nothing left. */
    async scan(): Promise<void> {
      const due = await db
        .select({ id: notifyRules.id })
        .from(notifyRules)
        .where(
          and(
            eq(notifyRules.enabled, true),
            sql`(${notifyRules.filters}->>'TransitDays' <> '0' OR ${notifyRules.filters}->>'NoUpdateDays' <> '0')`,
          ),
        )
        .orderBy(asc(notifyRules.id));
      for (const { id } of due) await scanRule(id);
    },
  };

  async function scanRule(id: number): Promise<void> {
    const time = now();
    await db.transaction(async (transaction) => {
      const own = and(eq(notifyRules.id, id), eq(notifyRules.enabled, true));
      const [rule] = await transaction.select().from(notifyRules).where(own).for('update');
      if (!rule || rule.scanTime >= time) return;
      const [read] = await withTargets(transaction, [rule]);
      const moment = momentOf(rule);
      const reached = await transaction
        .select()
        .from(shipments)
        .where(
          and(
            ...[eq(shipments.ownerGid, rule.gid), eq(shipments.scope, 'API'), isNull(shipments.deletedAt)],
            ...[eq(shipments.trackingStatus, 'Tracking'), eq(shipments.testMode, false)],
            ne(shipments.packageStatus, 'Delivered'),
            sql`${moment} > ${rule.scanTime} AND ${moment} <= ${time}`,
          ),
        )
        .orderBy(asc(shipments.id));
      const wanted = read ? reached.flatMap((shipment) => decide(shipment, read, time)) : [];
      await insertNotifications(transaction, wanted, time);
      await transaction.update(notifyRules).set({ scanTime: time }).where(own);
    });
  }
}

/** When a shipment has been under way, or silent, for long enough; null: never yet. */
function momentOf({ filters: { NoUpdateDays, TransitDays } }: Pick<RuleRecord, 'filters'>) {
  const after = (time: unknown, days: number) => sql`${time} + make_interval(days => ${days}::int)`;
  const parts = [
    ...(NoUpdateDays === 0 ? [] : [after(shipments.latestEventTime, NoUpdateDays)]),
    ...(TransitDays === 0 ? [] : [after(shipments.pickupTime, TransitDays)]),
  ];
  // A shipment that was never picked up is not in transit, whatever the other part says.
  const known = TransitDays === 0 ? sql`true` : sql`${shipments.pickupTime} IS NOT NULL`;
  return sql`(CASE WHEN ${known} THEN greatest(${sql.join(parts, sql`, `)}) END)`;
}

function decide(shipment: ShipmentRecord, { rule, targets }: ReadRule, now: Date): NewNotification[] {
  const status = shipment.packageStatus;
  if (!isNotified(status) || mismatchOf(rule, factsOf(shipment, status)) !== null) return [];
  const { NoUpdateDays, TransitDays } = rule.filters;
  // After a new update its silence begins again.
  const since = NoUpdateDays === 0 ? '' : shipment.latestEventTime.toISOString();
  const occasion = ['days', NoUpdateDays, TransitDays, since].join(' ');
  return targets.map(({ channel, recipient, target }) => ({
    ...noticeOf(rule, shipment),
    ...{ status, channel, recipient, occasion, createTime: now },
    ...decideNotification({ status, isFirst: false, latestEventTime: null }, target, now),
  }));
}

export async function startTimeRules(jobs: PgBoss, timeRules: TimeRules): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => timeRules.scan());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
