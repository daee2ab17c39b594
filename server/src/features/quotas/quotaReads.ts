import type { Quota } from '@tracking-console/contract/api/tracking';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, desc, eq, gt, gte, isNull, or, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { ALLOWANCES, type QuotaAccount } from './lockAccount.ts';
import { type QuotaGrant, quotaAccounts, quotaGrants, quotaLedger } from './quotaTable.ts';

type Reader = Database | Transaction;
export type LedgerLine = typeof quotaLedger.$inferSelect;

/** Figures about quota to show, read without the account's lock: they may have changed by now, and decide nothing. */
export function createQuotaReads(db: Database, now: () => Date) {
  async function readAccount(owner: Owner): Promise<Pick<QuotaAccount, keyof typeof ALLOWANCES.API>> {
    const [account] = await db.select().from(quotaAccounts).where(belongsTo(quotaAccounts, owner));
    return account ?? ALLOWANCES[owner.scope];
  }

  return {
    /** The identity's quota; the free allowance before its account is opened. */
    readAccount,

    /** Numbers a buyer can follow at a time: the allowance, and what was bought and is valid. */
    async readCapacity(owner: Owner): Promise<number> {
      const [{ trackingQuota }, grants] = await Promise.all([readAccount(owner), findUsableGrants(db, owner, now())]);
      return capacityOf(trackingQuota, grants);
    },

    /** The seven counters of the public API. */
    async read(owner: Owner): Promise<Quota> {
      const [grants, account, today] = await Promise.all([
        db
          .select()
          .from(quotaGrants)
          .where(and(belongsTo(quotaGrants, owner), isValid(now()))),
        readAccount(owner),
        usedToday(db, owner, now()),
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

    /** Grants that can still be used, the soonest to expire first. */
    listGrants: (owner: Owner): Promise<QuotaGrant[]> => findUsableGrants(db, owner, now()),

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
    async readNextExpiry(owner: Owner): Promise<Date | null> {
      const [soonest] = await findUsableGrants(db, owner, now());
      return soonest?.expireTime ?? null;
    },
  };
}

/** Grants that still hold credits, the soonest to expire first. */
export async function findUsableGrants(reader: Reader, owner: Owner, now: Date): Promise<QuotaGrant[]> {
  return reader
    .select()
    .from(quotaGrants)
    .where(and(belongsTo(quotaGrants, owner), gt(quotaGrants.remain, 0), isValid(now)))
    .orderBy(sql`${quotaGrants.expireTime} ASC NULLS LAST`, asc(quotaGrants.id));
}

export async function usedToday(reader: Reader, owner: Owner, now: Date): Promise<number> {
  const since = gte(quotaLedger.time, startOfDay(now));
  const [row] = await reader
    .select({ used: sql<number>`coalesce(-sum(${quotaLedger.delta}), 0)::int` })
    .from(quotaLedger)
    .where(and(belongsTo(quotaLedger, owner), eq(quotaLedger.reason, 'Register'), since));
  return row?.used ?? 0;
}

export function belongsTo(
  table: typeof quotaAccounts | typeof quotaGrants | typeof quotaLedger,
  { gid, scope }: Owner,
) {
  return and(eq(table.gid, gid), eq(table.scope, scope));
}

export const isValid = (now: Date) => or(isNull(quotaGrants.expireTime), gt(quotaGrants.expireTime, now));

export function totalRemain(grants: readonly QuotaGrant[]): number {
  return grants.reduce((sum, { remain }) => sum + remain, 0);
}

export const capacityOf = (allowance: number, bought: readonly QuotaGrant[]) => allowance + totalRemain(bought);

/** Days of the quota begin at midnight UTC. */
function startOfDay(time: Date): Date {
  return new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`);
}
