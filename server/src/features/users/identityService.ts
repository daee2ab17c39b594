import type { MemberInfo } from '@tracking-console/contract/account/user';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { Database, Transaction } from '../../database.ts';
import type { Company } from './companyRules.ts';
import { companies, userIdentities } from './userTable.ts';

/** Called once in a user's life for each identity, in the transaction that opens it. */
export type IdentityOpenedListener = (
  opened: { gid: string; identity: Identity },
  transaction: Transaction,
) => Promise<void>;

/** The limits and the use of the user's identities: one entry per open identity. */
export type ListMemberInfos = (gid: string) => Promise<MemberInfo[]>;

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(db: Database, now: () => Date, listeners: IdentityOpenedListener[]) {
  /** True for the one call that opened it: of two at once, the second waits for the first and finds it open. */
  async function open(gid: string, identity: Identity, transaction: Transaction): Promise<boolean> {
    const opened = await transaction
      .insert(userIdentities)
      .values({ gid, identity, openTime: now() })
      .onConflictDoNothing()
      .returning();
    if (opened.length === 0) return false;
    for (const listener of listeners) await listener({ gid, identity }, transaction);
    return true;
  }

  return {
    openBuyer: (gid: string) => db.transaction((transaction) => open(gid, 'BUYER', transaction)),

    openApi: (gid: string, company: Company) =>
      db.transaction(async (transaction) => {
        const opened = await open(gid, 'API', transaction);
        if (opened) await transaction.insert(companies).values({ gid, ...company, createTime: now() });
        return opened;
      }),
  };
}
