import type { WebhookFigures } from '@tracking-console/contract/api/apiDashboard';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';
import { isOwn } from './isOwn.ts';
import { webhooks, webhookUsage } from './webhookTable.ts';

interface Request {
  gid: string;
  mode: DataMode;
  success: boolean;
}

type Counted = 'delivered' | 'failed' | 'testDelivered' | 'testFailed';
const COUNTED = { live: ['delivered', 'failed'], test: ['testDelivered', 'testFailed'] } as const;
const COLUMNS = {
  live: { delivered: webhookUsage.delivered, failed: webhookUsage.failed },
  test: { delivered: webhookUsage.testDelivered, failed: webhookUsage.testFailed },
} as const;

/** Counts requests that have ended. Those of an account deleted meanwhile are dropped. */
export async function countRequests(transaction: Transaction, requests: readonly Request[], now: Date): Promise<void> {
  const counts = new Map<string, { gid: string } & Record<Counted, number>>();
  for (const { gid, mode, success } of requests) {
    const held = counts.get(gid) ?? { gid, delivered: 0, failed: 0, testDelivered: 0, testFailed: 0 };
    held[COUNTED[mode][success ? 0 : 1]] += 1;
    counts.set(gid, held);
  }
  if (counts.size === 0) return;
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString();
  // In one order, so that two processes never wait for each other in a circle.
  await transaction.execute(sql`
    INSERT INTO ${webhookUsage} AS held (gid, hour, delivered, failed, test_delivered, test_failed)
    SELECT given.gid, ${hour}::timestamptz, delivered, failed, "testDelivered", "testFailed"
    FROM jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb) AS given(gid text, delivered int, failed int,
      "testDelivered" int, "testFailed" int)
    JOIN users ON users.gid = given.gid ORDER BY given.gid
    ON CONFLICT (gid, hour) DO UPDATE SET delivered = held.delivered + excluded.delivered,
      failed = held.failed + excluded.failed, test_delivered = held.test_delivered + excluded.test_delivered,
      test_failed = held.test_failed + excluded.test_failed`);
}

export type WebhookUsageService = ReturnType<typeof createWebhookUsage>;

export function createWebhookUsage(db: Database, now: () => Date) {
  return {
    /** The last 24 hours, and the present one so far. */
    async readLastDay(owner: ApiOwner): Promise<WebhookFigures> {
      const since = new Date((Math.ceil(now().getTime() / HOUR) - 24) * HOUR).toISOString();
      const { delivered, failed } = COLUMNS[modeOf(owner)];
      const inDay = sql`FILTER (WHERE hour >= ${since}::timestamptz)`;
      const { rows } = await db.execute<WebhookFigures & Record<string, unknown>>(sql`
        SELECT coalesce(sum(${delivered}) ${inDay}, 0)::int AS delivered, coalesce(sum(${failed}) ${inDay}, 0)::int AS failed,
          coalesce(bool_or(${delivered} > 0), false) AS has_delivered,
          EXISTS (SELECT FROM ${webhooks} WHERE ${isOwn(webhooks, owner)}) AS has_webhook
        FROM ${webhookUsage} WHERE ${webhookUsage.gid} = ${owner.gid}`);
      return rows[0] ?? { delivered: 0, failed: 0, has_delivered: false, has_webhook: false };
    },
  };
}
