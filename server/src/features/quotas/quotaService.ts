import { MAX_TEST_NUMBERS } from '@tracking-console/contract/keyConstants';
import type { Quota } from '@tracking-console/contract/tracking';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, desc, eq, gt, gte, isNull, or, sql } from '../../drizzle.ts';
import type { IdentityOwner, Owner } from '../../owner.ts';
import { planSpending } from './planSpending.ts';
import { type QuotaGrant, quotaAccounts, quotaGrants, quotaLedger } from './quotaTable.ts';

type Reader = Database | Transaction;
export type QuotaAccount = typeof quotaAccounts.$inferSelect;
export type LedgerLine = typeof quotaLedger.$inferSelect;
export type QuotaService = ReturnType<typeof createQuotaService>;

export const SIGNUP_BONUS = 100;
/** What each set of data may use without paying. Test data costs nothing: it has no credits, and no ledger. */
const ALLOWANCES = {
  BUYER: { trackingQuota: 500, maxTrackDaily: 0, freeEmailQuota: 0, freeEmailQuotaUsed: 0, realTime: false },
  API: { trackingQuota: 0, maxTrackDaily: 1_000, freeEmailQuota: 100, freeEmailQuotaUsed: 0, realTime: false },
  TEST: {
    ...{ trackingQuota: MAX_TEST_NUMBERS, maxTrackDaily: 0, freeEmailQuota: 0, freeEmailQuotaUsed: 0 },
    realTime: true,
  },
} as const;

export interface NewGrant {
  source: QuotaGrant['source'];
  amount: number;
  expireTime?: Date;
  orderId?: string;
}

interface Movement {
  delta: number;
  reason: (typeof quotaLedger.$inferInsert)['reason'];
  orderId: string | undefined;
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

  /** Call it after the change, with the account locked. */
  async function note(
    transaction: Transaction,
    owner: IdentityOwner,
    { delta, reason, orderId }: Movement,
  ): Promise<void> {
    const balanceAfter = totalRemain(await findUsableGrants(transaction, owner));
    const line = { time: now(), delta, reason, orderId: orderId ?? null, balanceAfter };
    await transaction.insert(quotaLedger).values({ ...owner, ...line });
  }

  /** Of a buyer, what was bought adds to the numbers that can be tracked at a time. */
  async function withBought<Account extends { trackingQuota: number }>(reader: Reader, owner: Owner, account: Account) {
    if (owner.scope !== 'BUYER') return account;
    const bought = totalRemain(await findUsableGrants(reader, owner));
    return { ...account, trackingQuota: account.trackingQuota + bought };
  }

  return {
    /** Opens an identity's account, with the welcome credits of the API; repeating it changes nothing. */
    async openAccount(transaction: Transaction, owner: IdentityOwner): Promise<void> {
      await this.lockAccount(transaction, owner);
      if (owner.scope === 'API') await this.grant(transaction, owner, { source: 'SignupBonus', amount: SIGNUP_BONUS });
    },

    /** Adds credits and their line in the ledger. A second welcome is not given, nor an order delivered twice. */
    async grant(transaction: Transaction, owner: IdentityOwner, { source, amount, expireTime, orderId }: NewGrant) {
      await this.lockAccount(transaction, owner);
      const times = { createTime: now(), expireTime: expireTime ?? null };
      const granted = await transaction
        .insert(quotaGrants)
        .values({ ...owner, source, amount, remain: amount, orderId: orderId ?? null, ...times })
        .onConflictDoNothing()
        .returning();
      if (granted.length === 0) return;
      await note(transaction, owner, { delta: amount, reason: source, orderId });
    },

    /** Takes back what an order granted; false, and nothing is changed: some of it was used, has expired or was never there. */
    async takeBack(transaction: Transaction, owner: IdentityOwner, orderId: string): Promise<boolean> {
      await this.lockAccount(transaction, owner);
      const [taken] = await transaction
        .select()
        .from(quotaGrants)
        .where(and(belongsTo(quotaGrants, owner), eq(quotaGrants.orderId, orderId)));
      if (!taken || taken.amount === 0 || taken.remain < taken.amount) return false;
      await transaction.update(quotaGrants).set({ amount: 0, remain: 0 }).where(eq(quotaGrants.id, taken.id));
      await note(transaction, owner, { delta: -taken.amount, reason: 'Refund', orderId });
      return true;
    },

    /** What was taken back is there again. */
    async giveBack(transaction: Transaction, owner: IdentityOwner, orderId: string, amount: number): Promise<void> {
      await this.lockAccount(transaction, owner);
      const emptied = and(eq(quotaGrants.orderId, orderId), eq(quotaGrants.amount, 0));
      const given = await transaction
        .update(quotaGrants)
        .set({ amount, remain: amount })
        .where(and(belongsTo(quotaGrants, owner), emptied))
        .returning();
      if (given.length > 0) await note(transaction, owner, { delta: amount, reason: 'RefundFailed', orderId });
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
      return withBought(transaction, owner, account);
    },

    /** Credits that may be spent now. Call it with the account locked. */
    async findRoom(transaction: Transaction, account: QuotaAccount): Promise<{ credits: number; today: number }> {
      const credits = totalRemain(await findUsableGrants(transaction, account));
      return { credits, today: account.maxTrackDaily - (await usedToday(transaction, account)) };
    },

    /** Spends credits of the grants that expire soonest; throws when they do not suffice. Call it with the account locked. */
    async spend(transaction: Transaction, owner: IdentityOwner, expenses: readonly Expense[]): Promise<void> {
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
    async findAccount(owner: Owner): Promise<Omit<QuotaAccount, 'gid' | 'scope' | 'isReminded' | 'reminderEmail'>> {
      const [account] = await db.select().from(quotaAccounts).where(belongsTo(quotaAccounts, owner));
      return withBought(db, owner, account ?? ALLOWANCES[owner.scope]);
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

    /** What may still be used, the soonest to expire first. */
    listGrants: (owner: Owner): Promise<QuotaGrant[]> => findUsableGrants(db, owner),

    /** A page of the ledger, newest first, and how many lines there are. */
    async listLedger(owner: Owner, { page, perPage }: { page: number; perPage: number }) {
      const [lines, total] = await Promise.all([
        db
          .select()
          .from(quotaLedger)
          .where(belongsTo(quotaLedger, owner))
          .orderBy(desc(quotaLedger.time), desc(quotaLedger.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(quotaLedger, belongsTo(quotaLedger, owner)),
      ]);
      return { lines, total };
    },

    /** The movements of one order, in their order. */
    async listOfOrder(owner: Owner, orderId: string): Promise<LedgerLine[]> {
      const ofOrder = and(belongsTo(quotaLedger, owner), eq(quotaLedger.orderId, orderId));
      return db.select().from(quotaLedger).where(ofOrder).orderBy(asc(quotaLedger.id));
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
