import type { SocialList } from '@tracking-console/contract/account/socialAccounts';
import type { Database, Transaction } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import type { SocialProvider } from '../../socialProvidersFile.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import { passkeys } from '../passkeys/passkeyTable.ts';
import { users } from '../users/userTable.ts';
import type { ProvenAccount } from './openIdConnect.ts';
import { socialAccounts } from './socialTable.ts';

interface Needed {
  db: Database;
  now: () => Date;
  providers: readonly SocialProvider[];
  accountEvents: AccountEventService;
}

export type SocialService = ReturnType<typeof createSocialService>;

export function createSocialService({ db, now, providers, accountEvents }: Needed) {
  const isOwn = (gid: string, { issuer }: SocialProvider) =>
    and(eq(socialAccounts.gid, gid), eq(socialAccounts.issuer, issuer));
  const isAccount = ({ issuer, subject }: ProvenAccount) =>
    and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject));

  return {
    providers,

    find: (key: string): SocialProvider | undefined => providers.find((provider) => provider.key === key),

    async list(gid: string): Promise<SocialList> {
      const rows = await db.select().from(socialAccounts).where(eq(socialAccounts.gid, gid));
      return {
        providers: providers.map(({ key, name, issuer }) => {
          const row = rows.find((one) => one.issuer === issuer);
          const account = row && {
            name: row.name,
            connect_time: row.connectTime.toISOString(),
            last_used_time: row.lastUsedTime?.toISOString() ?? null,
          };
          return { provider: key, name, account: account ?? null };
        }),
      };
    },

    /** `conflict`: it is another customer's. `occupied`: the customer has another one of this provider. */
    async connect(
      gid: string,
      account: ProvenAccount,
      provider: SocialProvider,
      client: Client,
    ): Promise<'connected' | 'conflict' | 'occupied'> {
      let refused: 'conflict' | 'occupied' | undefined;
      const event = { gid, kind: 'socialConnected', client, part: 'social' } as const;
      await accountEvents.change(
        { ...event, detail: () => `${provider.name}: ${account.name}` },
        async (transaction) => {
          const added = await transaction
            .insert(socialAccounts)
            .values({ ...account, gid, connectTime: now() })
            .onConflictDoNothing()
            .returning({ gid: socialAccounts.gid });
          if (added.length === 1) return added;
          const [known] = await transaction.select().from(socialAccounts).where(isAccount(account));
          if (known?.gid !== gid) refused = known ? 'conflict' : 'occupied';
          return null;
        },
      );
      return refused ?? 'connected';
    },

    /** `last`: without it there would be no way to sign in any more. null: none is connected. */
    async disconnect(gid: string, provider: SocialProvider, client: Client): Promise<'disconnected' | 'last' | null> {
      let isLast = false;
      const event = { gid, kind: 'socialDisconnected', client, part: 'social' } as const;
      const detail = ({ name }: { name: string }) => `${provider.name}: ${name}`;
      const removed = await accountEvents.change({ ...event, detail }, async (transaction) => {
        if (!(await hasOtherWay(transaction, gid, provider))) {
          isLast = true;
          return null;
        }
        const [row] = await transaction.delete(socialAccounts).where(isOwn(gid, provider)).returning();
        return row ?? null;
      });
      if (isLast) return 'last';
      return removed && 'disconnected';
    },

    /** The account it is connected with; its use is recorded. */
    async use(account: ProvenAccount): Promise<string | null> {
      const [row] = await db
        .update(socialAccounts)
        .set({ lastUsedTime: now(), name: account.name })
        .where(isAccount(account))
        .returning({ gid: socialAccounts.gid });
      return row?.gid ?? null;
    },
  };
}

/** Locks the user: if two are disconnected at once, the second call sees that the first one is disconnected. */
async function hasOtherWay(transaction: Transaction, gid: string, provider: SocialProvider): Promise<boolean> {
  const [user] = await transaction.select().from(users).where(eq(users.gid, gid)).for('update');
  if (user?.passwordHash) return true;
  const [passkey] = await transaction.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.gid, gid)).limit(1);
  if (passkey) return true;
  const connected = await transaction.select().from(socialAccounts).where(eq(socialAccounts.gid, gid));
  return connected.some(({ issuer }) => issuer !== provider.issuer);
}
