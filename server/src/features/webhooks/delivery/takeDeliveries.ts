import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from '../../../drizzle.ts';
import { distinctValues } from '../../../dueRows.ts';
import { users } from '../../users/userTable.ts';
import {
  type DeliveryRecord,
  type EventRecord,
  type WebhookRecord,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from '../webhookTable.ts';

/**
 * How long a claim lasts before another process takes over the deliveries of a dead one: more than a minute after the last of
 * them can have been sent.
 */
const CLAIM_MS = 1.5 * MINUTE;
/** Deliveries claimed at once; from a webhook that fails, one to try it with. */
const BATCH = 100;

export interface Taken {
  webhook: WebhookRecord;
  claim: string;
  /** In the order of their ids. */
  deliveries: { delivery: DeliveryRecord; event: EventRecord }[];
  /** Whether there may be more. */
  more: boolean;
}

/**
 * Webhooks with due deliveries, failing ones last; those of an account that is about to be deleted wait for its owner to come
 * back.
 */
export async function listDue(db: Database, now: Date): Promise<{ id: number; fails: boolean }[]> {
  const { rows } = await db.execute<{ id: string; fails: boolean }>(sql`
    WITH RECURSIVE ${distinctValues(sql`pending`, webhookDeliveries.webhookId, isNotNull(webhookDeliveries.dueTime))}
    SELECT id, failing_since IS NOT NULL AS fails FROM pending JOIN ${webhooks} ON id = value JOIN ${users} USING (gid)
    WHERE enabled AND delete_time IS NULL AND EXISTS (SELECT FROM ${webhookDeliveries}
      WHERE webhook_id = webhooks.id AND due_time <= ${now})
    ORDER BY failing_since IS NOT NULL, random()`);
  return rows.map(({ id, fails }) => ({ id: Number(id), fails }));
}

/**
 * Takes what is due of a webhook, so that no other process sends it. A shipment's later events wait for its earlier ones: they
 * are taken together with them, or put off until those are due.
 */
export async function takeDeliveries(db: Database, webhookId: number, now: Date): Promise<Taken | null> {
  const [webhook] = await db
    .select(getTableColumns(webhooks))
    .from(webhooks)
    .innerJoin(users, and(eq(users.gid, webhooks.gid), isNull(users.deleteTime)))
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.enabled, true)));
  if (!webhook) return null;
  const limit = webhook.failingSince ? 1 : BATCH;
  const claim = randomUUID();
  // A delivery in progress, or one whose end was not seen, may have arrived by then.
  const soon = after(now, SECOND);
  const { rows } = await db.execute<{ id: string; taken: boolean }>(sql`
    WITH due AS MATERIALIZED (
      SELECT id, shipment_id FROM ${webhookDeliveries} WHERE webhook_id = ${webhookId} AND due_time <= ${now}
      ORDER BY due_time, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), judged AS (
      SELECT id, (
        SELECT max(CASE WHEN earlier.state = 'Sending' THEN ${soon}::timestamptz ELSE earlier.due_time END) FROM ${webhookDeliveries} earlier
        WHERE earlier.webhook_id = ${webhookId} AND earlier.shipment_id = due.shipment_id AND earlier.id < due.id
        AND earlier.due_time IS NOT NULL AND earlier.id NOT IN (SELECT id FROM due)
      ) AS blocked_until FROM due
    )
    UPDATE ${webhookDeliveries} AS delivery SET
      state = CASE WHEN blocked_until IS NULL THEN 'Sending' ELSE state END,
      claim = CASE WHEN blocked_until IS NULL THEN ${claim}::uuid ELSE claim END,
      due_time = CASE WHEN blocked_until IS NULL THEN ${after(now, CLAIM_MS)}::timestamptz
        ELSE greatest(blocked_until, ${soon}::timestamptz) END
    FROM judged WHERE delivery.id = judged.id
    RETURNING delivery.id, blocked_until IS NULL AS taken`);
  const ids = rows.filter(({ taken }) => taken).map(({ id }) => Number(id));
  return { webhook, claim, deliveries: await readTaken(db, ids), more: rows.length === limit };
}

async function readTaken(db: Database, ids: readonly number[]): Promise<Taken['deliveries']> {
  if (ids.length === 0) return [];
  return db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(inArray(webhookDeliveries.id, [...ids]))
    .orderBy(asc(webhookDeliveries.id));
}

const after = (now: Date, time: number) => new Date(now.getTime() + time);
