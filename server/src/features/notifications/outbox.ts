import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from '../../drizzle.ts';
import { distinctValues } from '../../dueRows.ts';
import { users } from '../users/userTable.ts';
import { type NotificationRecord, notifications } from './notificationTable.ts';
import { publishNotifications } from './publishNotifications.ts';
import { type Outcome, settlement } from './settlement.ts';

/** What may be sent together: to one recipient, by one rule; a buyer's. */
export type Group = Pick<NotificationRecord, 'gid' | 'audience' | 'ruleId' | 'channel' | 'recipient'>;

export interface DueGroup extends Group {
  /** The account is about to be deleted. */
  isClosed: boolean;
}

/** Notifications taken by one process. */
export interface Claim {
  claim: string;
  /** In the order they were written. */
  rows: NotificationRecord[];
}

export type Outbox = ReturnType<typeof createOutbox>;

/** After this time others take over the notifications of a dead process; it is longer than any receiver's timeout. */
const CLAIM_MS = 120_000;
/** Groups a round takes. */
export const GROUPS = 20;
/** Notifications of a customer that a round looks for groups in. */
const LOOKED_AT = 200;

/** The table as a queue: what is due is taken by one process at a time. */
export function createOutbox(db: Database, now: () => Date) {
  const claimEnd = () => new Date(now().getTime() + CLAIM_MS);
  return {
    /**
     * The groups that have waited longest, in turns: first one of each customer, then a second of each, and so on.
     */
    async listDue(): Promise<DueGroup[]> {
      const { rows } = await db.execute<Omit<DueGroup, 'ruleId'> & { ruleId: string | null }>(sql`
        WITH RECURSIVE ${distinctValues(sql`waiting`, notifications.gid, isNotNull(notifications.dueTime))}
        SELECT gid, audience, rule_id AS "ruleId", channel, recipient, delete_time IS NOT NULL AS "isClosed"
        FROM waiting JOIN ${users} ON gid = value CROSS JOIN LATERAL (
          SELECT audience, rule_id, channel, recipient, min(due_time) AS since,
            row_number() OVER (ORDER BY min(due_time)) AS turn
          FROM (
            SELECT audience, rule_id, channel, recipient, due_time FROM ${notifications}
            WHERE gid = value AND ${isFree()} ORDER BY due_time LIMIT ${LOOKED_AT}
          ) AS first GROUP BY audience, rule_id, channel, recipient ORDER BY since LIMIT ${GROUPS}
        ) AS groups ORDER BY turn, since LIMIT ${GROUPS}`);
      return rows.map((group) => ({ ...group, ruleId: group.ruleId === null ? null : Number(group.ruleId) }));
    },

    /** Of two processes, the second finds nothing left. */
    async take({ gid, audience, ruleId, channel, recipient }: Group, limit: number): Promise<Claim> {
      const claim = randomUUID();
      const own = [
        eq(notifications.gid, gid),
        eq(notifications.audience, audience),
        eq(notifications.channel, channel),
        eq(notifications.recipient, recipient),
        ruleId === null ? isNull(notifications.ruleId) : eq(notifications.ruleId, ruleId),
      ];
      const rows = await db.transaction(async (transaction) => {
        const free = await transaction
          .select({ id: notifications.id })
          .from(notifications)
          .where(and(...own, isFree()))
          .orderBy(asc(notifications.id))
          .limit(limit)
          .for('update');
        if (free.length === 0) return [];
        const ids = free.map(({ id }) => id);
        return transaction
          .update(notifications)
          .set({ claim, claimedUntil: claimEnd(), attempts: sql`${notifications.attempts} + 1` })
          .where(inArray(notifications.id, ids))
          .returning();
      });
      return { claim, rows: rows.sort((one, other) => one.id - other.id) };
    },

    /** Extends the claim before sending; false: another process has taken some of it over. */
    async renew({ claim, rows }: Claim, transaction: Transaction): Promise<boolean> {
      const ids = rows.map(({ id }) => id);
      const held = await transaction
        .update(notifications)
        .set({ claimedUntil: claimEnd() })
        .where(and(inArray(notifications.id, ids), eq(notifications.claim, claim)))
        .returning({ id: notifications.id });
      return held.length === rows.length;
    },

    /** Has no effect if another process has taken the mail over. */
    async settle({ claim, rows }: Claim, outcome: Outcome): Promise<void> {
      if (rows.length === 0) return;
      const time = now();
      const alike = new Map<string, { settled: ReturnType<typeof settlement>; ids: number[] }>();
      for (const row of rows) {
        const settled = settlement(row, outcome, time);
        const key = JSON.stringify(settled);
        const known = alike.get(key);
        if (known) known.ids.push(row.id);
        else alike.set(key, { settled, ids: [row.id] });
      }
      await db.transaction(async (transaction) => {
        for (const { settled, ids } of alike.values()) {
          await transaction
            .update(notifications)
            .set({ claim: null, claimedUntil: null, ...settled })
            .where(and(inArray(notifications.id, ids), eq(notifications.claim, claim)));
        }
        await publishNotifications(transaction, rows);
      });
    },
  };

  function isFree() {
    const unclaimed = or(isNull(notifications.claimedUntil), lte(notifications.claimedUntil, now()));
    return and(lte(notifications.dueTime, now()), unclaimed);
  }
}
