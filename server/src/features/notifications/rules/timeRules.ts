import { DAY } from '@tracking-console/contract/values/durations';
import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, eq, gt, inArray, lte, ne, or, sql } from '../../../drizzle.ts';
import { isDatabaseAway } from '../../../http/errors/databaseAway.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
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
/** Shipments that are read at once. */
const PAGE = 500;

const { id, number, carrier, finalCarrier, orderNo, packageStatus, subStatus } = shipments;
const { recipientCountry, additionalFields, latestEvent, latestEventTime } = shipments;
const COLUMNS = {
  id,
  number,
  carrier,
  finalCarrier,
  orderNo,
  packageStatus,
  subStatus,
  recipientCountry,
  additionalFields,
  latestEvent,
  latestEventTime,
};
type Reached = Pick<ShipmentRecord, keyof typeof COLUMNS>;

export type TimeRules = ReturnType<typeof createTimeRules>;

interface Surroundings {
  db: Database;
  now: () => Date;
  onProblem: (message: string) => void;
}

/** Looks for shipments that have been in transit, or without an update, for as long as a rule's limit. */
export function createTimeRules({ db, now, onProblem }: Surroundings) {
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
      for (const { id } of due) {
        await scanRule(id).catch((error: unknown) => {
          if (isDatabaseAway(error)) throw error;
          onProblem(`The shipments of rule ${id} were not looked for: ${messageOf(error)}`);
        });
      }
    },
  };

  async function scanRule(id: number): Promise<void> {
    const time = now();
    await db.transaction(async (transaction) => {
      const own = and(eq(notifyRules.id, id), eq(notifyRules.enabled, true));
      const [rule] = await transaction.select().from(notifyRules).where(own).for('update');
      if (!rule || rule.scanTime >= time) return;
      const [read] = await withTargets(transaction, [rule]);
      if (read)
        for await (const page of readReached(transaction, rule, time)) await decideAll(transaction, read, page, time);
      await transaction.update(notifyRules).set({ scanTime: time }).where(own);
    });
  }
}

/** Shipments that have been under way, or silent, for long enough since the rule was last looked at. */
async function* readReached(transaction: Transaction, rule: RuleRecord, time: Date): AsyncGenerator<Reached[]> {
  const wanted = hasReached(rule, time);
  const ids = await transaction.select({ id: shipments.id }).from(shipments).where(wanted).orderBy(asc(shipments.id));
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE).map(({ id }) => id);
    yield await transaction
      .select(COLUMNS)
      .from(shipments)
      .where(and(inArray(shipments.id, page), wanted))
      .orderBy(asc(shipments.id));
  }
}

/** Each comparison has the bare column on one side, so that an index can be used. */
export function hasReached({ gid, scanTime, filters }: Pick<RuleRecord, 'gid' | 'scanTime' | 'filters'>, time: Date) {
  const parts = [
    { column: shipments.latestEventTime, days: filters.NoUpdateDays },
    // A shipment that was never picked up is not in transit, even if the other condition holds.
    { column: shipments.pickupTime, days: filters.TransitDays },
  ].filter(({ days }) => days !== 0);
  return and(
    isOwnedBy({ gid, scope: 'API' }),
    eq(shipments.trackingStatus, 'Tracking'),
    ne(shipments.packageStatus, 'Delivered'),
    ...parts.map(({ column, days }) => lte(column, daysBefore(time, days))),
    or(...parts.map(({ column, days }) => gt(column, daysBefore(scanTime, days)))),
  );
}

const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * DAY);

async function decideAll(transaction: Transaction, rule: ReadRule, reached: Reached[], time: Date): Promise<void> {
  const wanted = reached.flatMap((shipment) => decide(shipment, rule, time));
  await insertNotifications(transaction, wanted, time);
}

function decide(shipment: Reached, { rule, targets }: ReadRule, now: Date): NewNotification[] {
  const status = shipment.packageStatus;
  if (!isNotified(status) || mismatchOf(rule, factsOf(shipment, status)) !== null) return [];
  const { NoUpdateDays, TransitDays } = rule.filters;
  // After a new update its silence begins again.
  const since = NoUpdateDays === 0 ? '' : shipment.latestEventTime.toISOString();
  const occasion = ['days', NoUpdateDays, TransitDays, since].join(' ');
  return targets.map(({ channel, recipient, target }) => ({
    ...noticeOf(rule, shipment),
    status,
    channel,
    recipient,
    occasion,
    createTime: now,
    ...decideNotification({ status, isFirst: false, latestEventTime: null }, target, now),
  }));
}

export async function startTimeRules(jobs: PgBoss, timeRules: TimeRules): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => timeRules.scan());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
