import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { MailCustomer } from '../mail/mailCustomer.ts';
import { settings } from '../settings/settingTable.ts';
import { quotaAccounts, quotaGrants } from './quotaTable.ts';

const QUEUE = 'quota-reminder';
const EVERY_MINUTE = '* * * * *';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailCustomer: MailCustomer;
  /** Called in the transaction that marks an account low. */
  onLow: (transaction: Transaction, account: LowAccount) => Promise<void>;
  onProblem: (message: string) => void;
}

interface LowAccount {
  gid: string;
  /** Credits left. */
  remain: number;
}

export type QuotaReminder = ReturnType<typeof createQuotaReminder>;

/** Mails customers whose credits have become fewer than they want, once until they have more again. */
export function createQuotaReminder({ db, now, mailCustomer, onLow, onProblem }: Surroundings) {
  const remain = () => sql`(
    SELECT coalesce(sum(${quotaGrants.remain}), 0) FROM ${quotaGrants}
    WHERE ${quotaGrants.gid} = ${quotaAccounts.gid} AND ${quotaGrants.scope} = 'API'
      AND (${quotaGrants.expireTime} IS NULL OR ${quotaGrants.expireTime} > ${now()}::timestamptz))`;
  const threshold = sql`coalesce((
    SELECT (${settings.values}->>'quota_reminder')::int FROM ${settings}
    WHERE ${settings.gid} = ${quotaAccounts.gid} AND ${settings.scope} = 'API' AND ${settings.section} = 'defaults'), 0)`;
  const withReminder = sql`${quotaAccounts.gid} IN (
    SELECT ${settings.gid} FROM ${settings} WHERE ${settings.scope} = 'API' AND ${settings.section} = 'defaults'
      AND (${settings.values}->>'quota_reminder')::int > 0)`;

  return {
    /** Any number of processes may do it at once: each account is marked by one. */
    async remind(): Promise<void> {
      const isApi = eq(quotaAccounts.scope, 'API');
      await db
        .update(quotaAccounts)
        .set({ isReminded: false })
        .where(and(isApi, eq(quotaAccounts.isReminded, true), sql`${remain()} >= ${threshold}`));
      const low = await db.transaction(async (transaction) => {
        const marked = await transaction
          .update(quotaAccounts)
          .set({ isReminded: true })
          .where(and(isApi, eq(quotaAccounts.isReminded, false), withReminder, sql`${remain()} < ${threshold}`))
          .returning({
            gid: quotaAccounts.gid,
            email: quotaAccounts.reminderEmail,
            remain: sql<number>`${remain()}::int`,
          });
        for (const account of marked) await onLow(transaction, account);
        return marked;
      });
      for (const account of low) await mail(account);
    },
  };

  async function mail({ gid, email, remain: count }: LowAccount & { email: string }): Promise<void> {
    const values = { count: String(count) };
    const outcome = await mailCustomer(gid, { about: 'quotaLow', values, path: '/api/orders/record', to: email });
    if (!outcome || outcome.kind === 'sent') return;
    onProblem(`A mail about low quota was not sent: ${outcome.kind}.`);
    // The next minute may find the mail server back.
    if (outcome.kind === 'unreachable') await unmark(gid);
  }

  async function unmark(gid: string): Promise<void> {
    await db
      .update(quotaAccounts)
      .set({ isReminded: false })
      .where(and(eq(quotaAccounts.gid, gid), eq(quotaAccounts.scope, 'API')));
  }
}

export async function startQuotaReminder(jobs: PgBoss, reminder: QuotaReminder): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => reminder.remind());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
