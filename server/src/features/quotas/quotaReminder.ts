import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { MailCustomer } from '../mail/mailCustomer.ts';
import { readApiSettings } from '../settings/apiSettingService.ts';
import { settings } from '../settings/settingTable.ts';
import type { QuotaService } from './quotaService.ts';
import { quotaAccounts, quotaGrants } from './quotaTable.ts';

const QUEUE = 'quota-reminder';
const EVERY_MINUTE = '* * * * *';

interface Surroundings {
  db: Database;
  now: () => Date;
  quotas: QuotaService;
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
export function createQuotaReminder({ db, now, quotas, mailCustomer, onLow, onProblem }: Surroundings) {
  const threshold = sql`coalesce((
    SELECT (${settings.values}->>'quota_reminder')::int FROM ${settings}
    WHERE ${settings.gid} = ${quotaAccounts.gid} AND ${settings.scope} = 'API' AND ${settings.section} = 'defaults'), 0)`;
  const remain = () => sql`(
    SELECT coalesce(sum(${quotaGrants.remain}), 0) FROM ${quotaGrants}
    WHERE ${quotaGrants.gid} = ${quotaAccounts.gid} AND ${quotaGrants.scope} = 'API'
      AND (${quotaGrants.expireTime} IS NULL OR ${quotaGrants.expireTime} > ${now()}::timestamptz))`;
  const withReminder = sql`(${quotaAccounts.isReminded} OR ${quotaAccounts.gid} IN (
    SELECT ${settings.gid} FROM ${settings} WHERE ${settings.scope} = 'API' AND ${settings.section} = 'defaults'
      AND (${settings.values}->>'quota_reminder')::int > 0))`;
  const isApi = eq(quotaAccounts.scope, 'API');

  return {
    /** Any number of processes may do it at once: each account is marked by one. */
    async remind(): Promise<void> {
      const changed = await db
        .select({ gid: quotaAccounts.gid })
        .from(quotaAccounts)
        .where(and(isApi, withReminder, sql`(${remain()} < ${threshold}) <> ${quotaAccounts.isReminded}`));
      for (const { gid } of changed) {
        const low = await db.transaction((transaction) => decide(transaction, gid));
        if (low) await mail(low);
      }
    },
  };

  /** Whether the account has become low, by what it holds once nothing else changes it. */
  async function decide(transaction: Transaction, gid: string): Promise<(LowAccount & { email: string }) | undefined> {
    const account = await quotas.lockAccount(transaction, { gid, scope: 'API' });
    const ofAccount = and(isApi, eq(quotaAccounts.gid, gid));
    const threshold = (await readApiSettings(transaction, [gid])).get(gid)?.quota_reminder ?? 0;
    const { credits } = await quotas.findRoom(account);
    const isLow = credits < threshold;
    if (isLow === account.isReminded) return undefined;
    await transaction.update(quotaAccounts).set({ isReminded: isLow }).where(ofAccount);
    if (!isLow) return undefined;
    await onLow(transaction, { gid, remain: credits });
    return { gid, remain: credits, email: account.reminderEmail };
  }

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
