import type { Database, Transaction } from '../../database.ts';
import { and, eq, gt, inArray, lte } from '../../drizzle.ts';
import type { IdentityOwner, Owner } from '../../owner.ts';
import { type LockedAccount, lockAccount, type PaidAccount } from './lockAccount.ts';
import { planSpending } from './planSpending.ts';
import {
  belongsTo,
  capacityOf,
  createQuotaReads,
  findUsableGrants,
  isValid,
  totalRemain,
  usedToday,
} from './quotaReads.ts';
import { type QuotaGrant, quotaAccounts, quotaGrants, quotaLedger } from './quotaTable.ts';

export type QuotaService = ReturnType<typeof createQuotaService>;

export const SIGNUP_BONUS = 100;

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

/** Credits to spend on a shipment, or on a number without one. */
export interface Expense {
  shipmentId: number | null;
  amount: number;
  /** Register, unless it is spent on something else. */
  reason?: 'Register' | 'Translate' | 'RealTime' | 'AirWaybill';
  /** Now, unless it is recorded afterwards. */
  time?: Date;
}

/** Decisions about quota take the locked account; the rest only reads, see quotaReads.ts. */
export function createQuotaService(db: Database, now: () => Date) {
  const usableGrants = (account: LockedAccount) => findUsableGrants(account.transaction, account, now());

  /** Call it after the change. */
  async function note(account: PaidAccount, { delta, reason, orderId }: Movement): Promise<void> {
    const { transaction, gid, scope } = account;
    const balanceAfter = totalRemain(await usableGrants(account));
    const line = { time: now(), delta, reason, orderId: orderId ?? null, balanceAfter };
    await transaction.insert(quotaLedger).values({ gid, scope, ...line });
  }

  return {
    lockAccount,

    /** Opens an identity's account, with the welcome credits of the API; repeating it changes nothing. */
    async openAccount(transaction: Transaction, owner: IdentityOwner): Promise<void> {
      const account = await lockAccount(transaction, owner);
      if (owner.scope === 'API') await this.grant(account, { source: 'SignupBonus', amount: SIGNUP_BONUS });
    },

    /** Adds credits and their line in the ledger. A second welcome is not given, nor an order delivered twice. */
    async grant(account: PaidAccount, { source, amount, expireTime, orderId }: NewGrant): Promise<void> {
      const { transaction, gid, scope } = account;
      const times = { createTime: now(), expireTime: expireTime ?? null };
      const granted = await transaction
        .insert(quotaGrants)
        .values({ gid, scope, source, amount, remain: amount, orderId: orderId ?? null, ...times })
        .onConflictDoNothing()
        .returning();
      if (granted.length === 0) return;
      await note(account, { delta: amount, reason: source, orderId });
    },

    /** Revokes what an order granted; false, with no change: some of it was used, has expired or never existed. */
    async takeBack(account: PaidAccount, orderId: string): Promise<boolean> {
      const { transaction } = account;
      const [taken] = await transaction
        .select()
        .from(quotaGrants)
        .where(and(belongsTo(quotaGrants, account), eq(quotaGrants.orderId, orderId), isValid(now())));
      if (!taken || taken.amount === 0 || taken.remain < taken.amount) return false;
      await transaction.update(quotaGrants).set({ amount: 0, remain: 0 }).where(eq(quotaGrants.id, taken.id));
      await note(account, { delta: -taken.amount, reason: 'Refund', orderId });
      return true;
    },

    /** Restores revoked grants. */
    async giveBack(account: PaidAccount, orderId: string, amount: number): Promise<void> {
      const emptied = and(eq(quotaGrants.orderId, orderId), eq(quotaGrants.amount, 0));
      const given = await account.transaction
        .update(quotaGrants)
        .set({ amount, remain: amount })
        .where(and(belongsTo(quotaGrants, account), emptied))
        .returning();
      if (given.length > 0) await note(account, { delta: amount, reason: 'RefundFailed', orderId });
    },

    /** Credits that may be spent now. */
    async findRoom(account: LockedAccount): Promise<{ credits: number; today: number }> {
      const credits = totalRemain(await usableGrants(account));
      return { credits, today: account.maxTrackDaily - (await usedToday(account.transaction, account, now())) };
    },

    /** Numbers that can be followed at a time, and of test data those there can be. What was bought is not spent but filled. */
    async findCapacity(account: LockedAccount): Promise<number> {
      return capacityOf(account.trackingQuota, await usableGrants(account));
    },

    /** Spends credits of the grants that expire soonest; throws when they do not suffice. */
    async spend(account: PaidAccount, expenses: readonly Expense[]): Promise<void> {
      if (expenses.length === 0) return;
      const { transaction, gid, scope } = account;
      const grants = await usableGrants(account);
      const amount = expenses.reduce((sum, expense) => sum + expense.amount, 0);
      for (const { id, remain } of planSpending(grants, amount)) {
        await transaction.update(quotaGrants).set({ remain }).where(eq(quotaGrants.id, id));
      }
      let balanceAfter = totalRemain(grants);
      const lines = expenses.map(({ shipmentId, amount, reason = 'Register' as const, time = now() }) => {
        balanceAfter -= amount;
        return { gid, scope, time, delta: -amount, reason, shipmentId, balanceAfter };
      });
      await transaction.insert(quotaLedger).values(lines);
    },

    /** Notes what was left of grants that have expired. Answers with how many there were. */
    async expire(account: LockedAccount): Promise<number> {
      const { transaction, gid, scope } = account;
      const time = now();
      const isLeft = and(gt(quotaGrants.remain, 0), lte(quotaGrants.expireTime, time));
      const expired = await transaction
        .select()
        .from(quotaGrants)
        .where(and(belongsTo(quotaGrants, account), isLeft));
      if (expired.length === 0) return 0;
      const ids = expired.map(({ id }) => id);
      await transaction.update(quotaGrants).set({ remain: 0 }).where(inArray(quotaGrants.id, ids));
      const balanceAfter = totalRemain(await usableGrants(account));
      const line = { gid, scope, time, reason: 'Expired', balanceAfter } as const;
      const lines = expired.map(({ remain, orderId }) => ({ ...line, delta: -remain, orderId }));
      await transaction.insert(quotaLedger).values(lines);
      return expired.length;
    },

    /** Lets the identity query carriers in real time, or no longer. */
    async allowRealTime(owner: Owner, realTime: boolean): Promise<void> {
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, owner);
        await transaction.update(quotaAccounts).set({ realTime }).where(belongsTo(quotaAccounts, owner));
      });
    },

    ...createQuotaReads(db, now),
  };
}
