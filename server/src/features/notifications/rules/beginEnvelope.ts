import { DAILY_MAILS, type NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { and, countDistinct, eq, gt, inArray, lt, ne, sql } from '../../../drizzle.ts';
import { quotaAccounts } from '../../quotas/quotaTable.ts';
import { notifications } from '../notificationTable.ts';
import type { Claim, Group, Outbox } from '../outbox.ts';

/** Notifications that are sent in one mail or request. */
export type Envelope = Claim & { messageId: string };

interface Surroundings {
  db: Database;
  now: () => Date;
  outbox: Outbox;
}

/**
 * Notes that an envelope is about to be sent: the account's mails are counted once, however often it is tried, and it keeps
 * its id. Answers with what is in the way; lost: another process has taken over.
 */
export function createBegin({ db, now, outbox }: Surroundings) {
  return async (group: Group, envelope: Envelope, isMail: boolean): Promise<NoticeReason | 'lost' | null> =>
    db.transaction(async (transaction) => {
      const { claim, rows, messageId } = envelope;
      if (!(await outbox.renew(envelope, transaction))) return 'lost';
      if (isMail && rows.every(({ isCharged }) => !isCharged)) {
        if ((await countSent(transaction, group, now())) >= DAILY_MAILS) return 'dailyCap';
        if (!(await spend(transaction, group.gid))) return 'noQuota';
      }
      const ids = rows.map(({ id }) => id);
      await transaction
        .update(notifications)
        .set({ messageId, isCharged: isMail })
        .where(and(inArray(notifications.id, ids), eq(notifications.claim, claim)));
      return null;
    });
}

async function countSent(transaction: Transaction, { gid, recipient }: Group, now: Date): Promise<number> {
  const { messageId, endTime } = notifications;
  const [row] = await transaction
    .select({ mails: countDistinct(messageId) })
    .from(notifications)
    .where(
      and(
        eq(notifications.gid, gid),
        eq(notifications.recipient, recipient),
        ne(notifications.audience, 'BUYER'),
        gt(endTime, new Date(now.getTime() - DAY)),
      ),
    );
  return row?.mails ?? 0;
}

/** False: the account has used up its mails. */
async function spend(transaction: Transaction, gid: string): Promise<boolean> {
  const spent = await transaction
    .update(quotaAccounts)
    .set({ freeEmailQuotaUsed: sql`${quotaAccounts.freeEmailQuotaUsed} + 1` })
    .where(
      and(
        eq(quotaAccounts.gid, gid),
        eq(quotaAccounts.scope, 'API'),
        lt(quotaAccounts.freeEmailQuotaUsed, quotaAccounts.freeEmailQuota),
      ),
    )
    .returning({ gid: quotaAccounts.gid });
  return spent.length > 0;
}
