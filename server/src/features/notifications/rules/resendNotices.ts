import type { ResendFault } from '@tracking-console/contract/notifications/ruleConstants';
import type { FailedCount, HistoryFilter } from '@tracking-console/contract/notifications/rules';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, count, eq, inArray, isNull, ne, type PgSelect, sql } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { consumerLinks, consumerRecipients } from '../consumer/consumerTable.ts';
import { type NotificationRecord, notifications } from '../notificationTable.ts';
import { conditionsOf } from './historyFilter.ts';
import { notifyAddresses } from './ruleTable.ts';

/** Rows of a task. */
const MAX_ROWS = 1_000_000;

const { gid, audience, state, recipient, shipmentId, resendTime } = notifications;

/** What failed and was not sent again yet, of all that a filter finds. */
const failedOf = (owner: string, filter: HistoryFilter) =>
  and(...conditionsOf(owner, filter), eq(state, 'Failed'), isNull(resendTime));

/** Null: nothing is in the way. */
const FAULT = sql<ResendFault | null>`CASE
  WHEN ${state} <> 'Failed' OR ${resendTime} IS NOT NULL THEN 'resent'
  WHEN ${shipmentId} IS NOT NULL AND ${shipments.id} IS NULL THEN 'gone'
  WHEN coalesce(${consumerRecipients.unsubscribeTime}, ${notifyAddresses.unsubscribeTime}, ${consumerLinks.muteTime})
    IS NOT NULL THEN 'unsubscribed'
  WHEN coalesce(${consumerRecipients.bounceTime}, ${notifyAddresses.bounceTime}) IS NOT NULL THEN 'bounced' END`;

/** With the shipments and recipients as they are now, which FAULT reads. */
function withStandings<Query extends PgSelect>(query: Query) {
  const isOfCustomer = eq(audience, 'CONSUMER');
  const isOf = (book: typeof consumerRecipients | typeof notifyAddresses) =>
    and(eq(book.gid, gid), eq(book.email, recipient));
  const ofShipment = and(eq(consumerLinks.shipmentId, shipmentId), eq(consumerLinks.email, recipient));
  return query
    .leftJoin(shipments, and(eq(shipments.id, shipmentId), isNull(shipments.deletedAt)))
    .leftJoin(consumerRecipients, and(isOfCustomer, isOf(consumerRecipients)))
    .leftJoin(notifyAddresses, and(eq(audience, 'OWN'), isOf(notifyAddresses)))
    .leftJoin(consumerLinks, and(isOfCustomer, ofShipment));
}

export async function countFailed(db: Database, owner: string, filter: HistoryFilter): Promise<FailedCount> {
  const query = db.select({ fault: FAULT, rows: count() }).from(notifications).$dynamic();
  const found = await withStandings(query).where(failedOf(owner, filter)).groupBy(FAULT);
  const leftOut = found.flatMap(({ fault, rows }) => (fault === null ? [] : [[fault, rows] as const]));
  return { Total: found.reduce((sum, { rows }) => sum + rows, 0), LeftOut: Object.fromEntries(leftOut) };
}

/** Oldest first. */
export const listFailed = (db: Database, owner: string, filter: HistoryFilter) =>
  db
    .select({ id: notifications.id, number: notifications.number, channel: notifications.channel, recipient })
    .from(notifications)
    .where(failedOf(owner, filter))
    .orderBy(asc(notifications.createTime), asc(notifications.id))
    .limit(MAX_ROWS);

/** Queues what failed once more; answers with what is left out and why, by its id. */
export async function resendFailed(
  transaction: Transaction,
  owner: string,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ResendFault>> {
  const query = transaction.select({ record: notifications, fault: FAULT }).from(notifications).$dynamic();
  const found = await withStandings(query)
    .where(and(inArray(notifications.id, [...ids]), eq(gid, owner), ne(audience, 'BUYER')))
    .orderBy(asc(notifications.id))
    .for('update', { of: notifications });
  const free = found.filter(({ fault }) => fault === null).map(({ record }) => record);
  await sendAgain(transaction, free, now);
  const faults = new Map(found.map(({ record, fault }) => [record.id, fault]));
  return new Map(
    ids.flatMap((id) => {
      const fault = faults.has(id) ? faults.get(id) : 'gone';
      return fault ? [[id, fault] as const] : [];
    }),
  );
}

/** Of locked rows that were not sent again yet: each is, once. */
export async function sendAgain(transaction: Transaction, records: readonly NotificationRecord[], now: Date) {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await transaction.insert(notifications).values(records.map((record) => againOf(record, now)));
  await transaction.update(notifications).set({ resendTime: now }).where(inArray(notifications.id, ids));
}

function againOf({ id, claim: _claim, claimedUntil: _until, ...kept }: NotificationRecord, now: Date) {
  return {
    ...kept,
    type: kept.type === 'test' ? ('test' as const) : ('manual' as const),
    state: 'Waiting' as const,
    reason: null,
    detail: '',
    occasion: `again ${id}`,
    createTime: now,
    dueTime: now,
    endTime: null,
    attempts: 0,
    messageId: null,
    isCharged: false,
    openTime: null,
    clickTime: null,
  };
}
