import type { Quota } from '@tracking-console/contract/tracking';
import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import type { Owner } from '../../owner.ts';
import { planSpending } from './planSpending.ts';
import { type QuotaGrant, quotaAccounts, quotaGrants, quotaLedger } from './quotaTable.ts';

type Reader = Database | Transaction;
export type QuotaAccount = typeof quotaAccounts.$inferSelect;
export type QuotaService = ReturnType<typeof createQuotaService>;

export const SIGNUP_BONUS = 100;
/** What each identity may use without paying. */
const ALLOWANCES = {
  BUYER: { trackingQuota: 500, maxTrackDaily: 0, freeEmailQuota: 0, freeEmailQuotaUsed: 0, realTime: false },
  API: { trackingQuota: 0, maxTrackDaily: 1_000, freeEmailQuota: 100, freeEmailQuotaUsed: 0, realTime: false },
} as const;

export interface NewGrant {
  source: QuotaGrant['source'];
  amount: number;
  expireTime?: Date;
  orderId?: string;
}

/** Credits to spend on a shipment, or on a number that is none. */
export interface Expense {
  shipmentId: number | null;
  amount: number;
  /** Register, unless it is spent on something else. */
  reason?: 'Register' | 'Translate' | 'RealTime' | 'AirWaybill';
  /** Now, unless it is recorded afterwards. */
  time?: Date;
}

export function createQuotaService(db: Database, now: () => Date) {
  const isValid = () => or(isNull(quotaGrants.expireTime), gt(quotaGrants.expireTime, now()));

  /** Grants that still hold credits, the soonest to expire first. */
  async function findUsableGrants(reader: Reader, owner: Owner): Promise<QuotaGrant[]> {
    return reader
      .select()
      .from(quotaGrants)
      .where(and(belongsTo(quotaGrants, owner), gt(quotaGrants.remain, 0), isValid()))
      .orderBy(sql`${quotaGrants.expireTime} ASC NULLS LAST`, asc(quotaGrants.id));
  }

  async function usedToday(reader: Reader, owner: Owner): Promise<number> {
    const since = gte(quotaLedger.time, startOfDay(now()));
    const [row] = await reader
      .select({ used: sql<number>`coalesce(-sum(${quotaLedger.delta}), 0)::int` })
      .from(quotaLedger)
      .where(and(belongsTo(quotaLedger, owner), eq(quotaLedger.reason, 'Register'), since));
    return row?.used ?? 0;
  }

  return {
    /** Opens an identity's account, with the welcome credits of the API; repeating it changes nothing. */
    async openAccount(transaction: Transaction, owner: Owner): Promise<void> {
      await this.lockAccount(transaction, owner);
      if (owner.scope === 'API') await this.grant(transaction, owner, { source: 'SignupBonus', amount: SIGNUP_BONUS });
    },

    /** Adds credits and their line in the ledger. A second welcome is not given. */
    async grant(transaction: Transaction, owner: Owner, { source, amount, expireTime, orderId }: NewGrant) {
      await this.lockAccount(transaction, owner);
      const times = { createTime: now(), expireTime: expireTime ?? null };
      const granted = await transaction
        .insert(quotaGrants)
        .values({ ...owner, source, amount, remain: amount, ...times })
        .onConflictDoNothing()
        .returning();
      if (granted.length === 0) return;
      const balanceAfter = totalRemain(await findUsableGrants(transaction, owner));
      const line = { time: now(), delta: amount, reason: source, orderId: orderId ?? null, balanceAfter };
      await transaction.insert(quotaLedger).values({ ...owner, ...line });
    },

    /** Makes the owner's other transactions that spend wait for this one. */
    async lockAccount(transaction: Transaction, owner: Owner): Promise<QuotaAccount> {
      await transaction
        .insert(quotaAccounts)
        .values({ ...owner, ...ALLOWANCES[owner.scope] })
        .onConflictDoNothing();
      const [account] = await transaction
        .select()
        .from(quotaAccounts)
        .where(belongsTo(quotaAccounts, owner))
        .for('update');
      if (!account) throw new Error('a quota account was not opened');
      return account;
    },

    /** Credits that may be spent now. Call it with the account locked. */
    async findRoom(transaction: Transaction, account: QuotaAccount): Promise<{ credits: number; today: number }> {
      const credits = totalRemain(await findUsableGrants(transaction, account));
      return { credits, today: account.maxTrackDaily - (await usedToday(transaction, account)) };
    },

    /** Spends credits of the grants that expire soonest; throws when they do not suffice. Call it with the account locked. */
    async spend(transaction: Transaction, owner: Owner, expenses: readonly Expense[]): Promise<void> {
      if (expenses.length === 0) return;
      const grants = await findUsableGrants(transaction, owner);
      const amount = expenses.reduce((sum, expense) => sum + expense.amount, 0);
      for (const { id, remain } of planSpending(grants, amount)) {
        await transaction.update(quotaGrants).set({ remain }).where(eq(quotaGrants.id, id));
      }
      let balanceAfter = totalRemain(grants);
      const lines = expenses.map(({ shipmentId, amount, reason = 'Register' as const, time = now() }) => {
        balanceAfter -= amount;
        return { ...owner, time, delta: -amount, reason, shipmentId, balanceAfter };
      });
      await transaction.insert(quotaLedger).values(lines);
    },

    /** Lets the identity ask carriers in real time, or no longer. */
    async allowRealTime(owner: Owner, realTime: boolean): Promise<void> {
      await db.transaction((transaction) => this.lockAccount(transaction, owner));
      await db.update(quotaAccounts).set({ realTime }).where(belongsTo(quotaAccounts, owner));
    },

    /** What the identity may use; the free allowance before its account is opened. */
    async findAccount(owner: Owner): Promise<Omit<QuotaAccount, 'gid' | 'scope' | 'isReminded'>> {
      const [account] = await db.select().from(quotaAccounts).where(belongsTo(quotaAccounts, owner));
      return account ?? ALLOWANCES[owner.scope];
    },

    /** The seven counters of the public API. */
    async read(owner: Owner): Promise<Quota> {
      const [grants, account, today] = await Promise.all([
        db
          .select()
          .from(quotaGrants)
          .where(and(belongsTo(quotaGrants, owner), isValid())),
        this.findAccount(owner),
        usedToday(db, owner),
      ]);
      const quotaTotal = grants.reduce((sum, { amount }) => sum + amount, 0);
      const remain = totalRemain(grants);
      return {
        quota_total: quotaTotal,
        quota_used: quotaTotal - remain,
        quota_remain: remain,
        today_used: today,
        max_track_daily: account.maxTrackDaily,
        free_email_quota: account.freeEmailQuota,
        free_email_quotaused: account.freeEmailQuotaUsed,
      };
    },

    /** When the next unused credits expire; null: none do. */
    async findNextExpiry(owner: Owner): Promise<Date | null> {
      const [soonest] = await findUsableGrants(db, owner);
      return soonest?.expireTime ?? null;
    },
  };
}

function belongsTo(table: typeof quotaAccounts | typeof quotaGrants | typeof quotaLedger, { gid, scope }: Owner) {
  return and(eq(table.gid, gid), eq(table.scope, scope));
}

function totalRemain(grants: readonly QuotaGrant[]): number {
  return grants.reduce((sum, { remain }) => sum + remain, 0);
}

/** Days of the quota begin at midnight UTC. */
function startOfDay(time: Date): Date {
  return new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`);
}
