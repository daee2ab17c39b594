import type { Database, Transaction } from '../../../database.ts';
import { and, eq, inArray, isNotNull, sql } from '../../../drizzle.ts';
import { publishLive } from '../../live/publishLive.ts';
import { lockShipments } from '../../shipments/model/lockShipments.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { type DeliveryRecord, type WebhookRecord, webhookDeliveries, webhooks } from '../webhookTable.ts';
import { countRequests } from '../webhookUsage.ts';
import { FAILING_TIME, type Settlement } from './settlement.ts';

export type OnFailing = (transaction: Transaction, webhook: Pick<WebhookRecord, 'gid' | 'url'>) => Promise<void>;

export interface Settled {
  webhook: WebhookRecord;
  delivery: DeliveryRecord;
  claim: string;
  settlement: Settlement;
  /** Null: nothing was sent. */
  sent: { success: boolean } | null;
}

/**
 * Writes outcomes in one transaction: the deliveries, their figures in shipments, whether webhooks fail, and how
 * many requests there were. Answers with the webhooks that it switched off.
 */
export async function settleDeliveries(
  db: Database,
  settled: readonly Settled[],
  now: Date,
  onFailing: OnFailing,
): Promise<WebhookRecord[]> {
  return db.transaction(async (transaction) => {
    const ids = await updateDeliveries(transaction, settled);
    // Deliveries that another process has claimed meanwhile are reported by that process.
    const sent = settled.filter(({ delivery, sent }) => sent !== null && ids.has(delivery.id));
    await updateShipments(transaction, sent, now);
    const disabled = await updateWebhooks(transaction, sent, now, onFailing);
    const requests = sent.map(({ delivery: { gid, mode }, sent }) => ({ gid, mode, success: sent?.success === true }));
    await countRequests(transaction, requests, now);
    return disabled;
  });
}

async function updateDeliveries(transaction: Transaction, settled: readonly Settled[]): Promise<Set<number>> {
  const given = settled.map(({ claim, settlement }) => ({ claim, ...settlement }));
  const { rows } = await transaction.execute<{ id: string }>(sql`
    UPDATE ${webhookDeliveries} AS delivery SET
      state = given.state, due_time = given."dueTime", end_time = given."endTime", tries = given.tries,
      code = given.code, ms = given.ms, error = given.error, attempts = given.attempts, log = given.log, claim = NULL
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(
      id bigint, claim uuid, state text, "dueTime" timestamptz, "endTime" timestamptz, tries smallint,
      code smallint, ms integer, error text, attempts integer, log jsonb)
    WHERE delivery.id = given.id AND delivery.claim = given.claim
    RETURNING delivery.id`);
  return new Set(rows.map(({ id }) => Number(id)));
}

async function updateShipments(transaction: Transaction, sent: readonly Settled[], now: Date): Promise<void> {
  const latest = new Map(
    sent.map(({ delivery: { shipmentId }, sent, settlement: { code } }) => [
      shipmentId,
      { id: shipmentId, status: sent?.success ? 'Success' : 'Failure', code },
    ]),
  );
  if (latest.size === 0) return;
  const ids = [...latest.keys()];
  // In the same order as recording journeys, against deadlocks.
  await lockShipments(transaction, inArray(shipments.id, ids));
  await transaction.execute(sql`
    UPDATE ${shipments} SET push_time = ${now}, push_status = given.status, push_status_code = given.code
    FROM jsonb_to_recordset(${JSON.stringify([...latest.values()])}::jsonb) AS given(id bigint, status text, code integer)
    WHERE ${shipments.id} = given.id`);
}

async function updateWebhooks(
  transaction: Transaction,
  sent: readonly Settled[],
  now: Date,
  onFailing: OnFailing,
): Promise<WebhookRecord[]> {
  const disabled: WebhookRecord[] = [];
  // Map keeps the last of each.
  const latest = new Map(sent.map(({ webhook, sent }) => [webhook.id, { webhook, success: sent?.success }]));
  for (const [, { webhook, success }] of [...latest].sort(([one], [other]) => one - other)) {
    if (success) await recover(transaction, webhook);
    else disabled.push(...(await noteFailure(transaction, webhook, now, onFailing)));
  }
  return disabled;
}

async function recover(transaction: Transaction, { id, failingSince, gid }: WebhookRecord): Promise<void> {
  if (!failingSince) return;
  const failing = and(eq(webhooks.id, id), isNotNull(webhooks.failingSince));
  const recovered = await transaction
    .update(webhooks)
    .set({ failingSince: null })
    .where(failing)
    .returning({ id: webhooks.id });
  await publishLive(transaction, [{ gid, scope: 'API', kind: 'webhooks', ids: recovered.map((one) => one.id) }]);
}

/** Switches off webhooks that have failed for too long, and answers with them. */
async function noteFailure(
  transaction: Transaction,
  known: WebhookRecord,
  now: Date,
  onFailing: OnFailing,
): Promise<WebhookRecord[]> {
  const { id, gid } = known;
  const failsTooLong = sql`${webhooks.failingSince} <= ${new Date(now.getTime() - FAILING_TIME)}`;
  const [webhook] = await transaction
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, ${now})`,
      enabled: sql`${webhooks.enabled} AND ${failsTooLong} IS NOT TRUE`,
      autoDisabledAt: sql`CASE WHEN ${webhooks.enabled} AND ${failsTooLong} THEN ${now} ELSE ${webhooks.autoDisabledAt} END`,
    })
    .where(eq(webhooks.id, id))
    .returning();
  if (!webhook) return [];
  if (!webhook.enabled) await giveUpWaiting(transaction, id, now);
  // Set by this very update, so that two processes that fail at once notify only once.
  if (webhook.failingSince?.getTime() === now.getTime()) await onFailing(transaction, webhook);
  if (webhook.enabled && known.failingSince) return [];
  await publishLive(transaction, [{ gid, scope: 'API', kind: 'webhooks', ids: [id] }]);
  return webhook.autoDisabledAt?.getTime() === now.getTime() ? [webhook] : [];
}

/** Gives up the deliveries of a webhook that is switched off: they are kept, to be sent again by hand. */
export async function giveUpWaiting(transaction: Transaction, webhookId: number, now: Date): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'Failed', dueTime: null, endTime: now, error: 'disabled' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'Waiting')));
}
