import { MAX_TEST_NUMBERS } from '@tracking-console/contract/api/keyConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { Transaction } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import type { Owner, Scope } from '../../owner.ts';
import { quotaAccounts } from './quotaTable.ts';

export type QuotaAccount = typeof quotaAccounts.$inferSelect;

declare const lock: unique symbol;

/**
 * An account that is locked until its transaction ends. Decisions about quota take one, and read and write through the
 * transaction in it, so that a decision outside the lock, or by what another connection reads, does not compile.
 */
export interface LockedAccount<Of extends Scope = Scope> extends Readonly<Omit<QuotaAccount, 'scope'>> {
  readonly scope: Of;
  readonly transaction: Transaction;
  readonly [lock]: true;
}

/** An account that holds credits and a ledger; that of test data holds neither. */
export type PaidAccount = LockedAccount<Identity>;

/** Whether each number costs credits: only live data of the API. A buyer's numbers take places; test data is free. */
export const isPaying = (account: LockedAccount): account is LockedAccount<'API'> => account.scope === 'API';

/** The free quota of each set of data. Test data costs nothing: it has no credits, and no ledger. */
export const ALLOWANCES = {
  BUYER: { trackingQuota: 500, maxTrackDaily: 0, freeEmailQuota: 0, freeEmailQuotaUsed: 0, realTime: false },
  API: { trackingQuota: 0, maxTrackDaily: 1_000, freeEmailQuota: 100, freeEmailQuotaUsed: 0, realTime: false },
  TEST: {
    ...{ trackingQuota: MAX_TEST_NUMBERS, maxTrackDaily: 0, freeEmailQuota: 0, freeEmailQuotaUsed: 0 },
    realTime: true,
  },
} as const;

/**
 * Makes everything else that decides about the owner's quota wait until the transaction ends. An account that does not exist
 * yet is opened.
 *
 * A transaction takes its locks in this order, and never an earlier one after a later one, or two could wait for each other:
 * 1. the task whose batch it is
 * 2. an invoice, then orders by their numbers
 * 3. the quota account, of one identity; where it is several accounts, by gid and scope
 * 4. shipments or air waybills, by their ids
 * 5. the user's row, which every new row that refers to it locks as well: a transaction that locks it first takes none of the
 *    locks above afterwards
 * A statement that passes over locked rows never waits for a lock and may come at any place.
 */
export async function lockAccount<Of extends Scope>(
  transaction: Transaction,
  { gid, scope }: Owner<Of>,
): Promise<LockedAccount<Of>> {
  await transaction
    .insert(quotaAccounts)
    .values({ gid, scope, ...ALLOWANCES[scope] })
    .onConflictDoNothing();
  const [account] = await transaction
    .select()
    .from(quotaAccounts)
    .where(and(eq(quotaAccounts.gid, gid), eq(quotaAccounts.scope, scope)))
    .for('update');
  if (!account) throw new Error('a quota account was not opened');
  return { ...account, transaction } as unknown as LockedAccount<Of>; // here alone, of this scope
}
