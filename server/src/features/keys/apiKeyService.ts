import { randomBytes } from 'node:crypto';
import { MAX_ACTIVE_KEYS } from '@tracking-console/contract/keyConstants';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { sha256 } from '../../sha256.ts';
import { users } from '../users/userTable.ts';
import { type ApiKeyRecord, apiKeys } from './apiKeyTable.ts';

const PREFIXES = { live: 'tk_live_', test: 'tk_test_' } as const;
/** The last use of a key is written at most this often. */
const USE_STEP = 60_000;

export interface NewKey {
  name: string;
  mode: 'live' | 'test';
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

export function createApiKeyService(db: Database, now: () => Date) {
  return {
    /** The new key, which exists nowhere but in the answer; null when there are too many already. */
    async create(gid: string, { name, mode }: NewKey): Promise<{ record: ApiKeyRecord; key: string } | null> {
      const key = PREFIXES[mode] + randomBytes(32).toString('base64url');
      return db.transaction(async (transaction) => {
        // Two keys made at once must not both be the last one allowed.
        await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
        const [active] = await transaction.select({ count: count() }).from(apiKeys).where(isActiveOf(gid));
        if (!active || active.count >= MAX_ACTIVE_KEYS) return null;
        const [record] = await transaction
          .insert(apiKeys)
          .values({
            gid,
            name,
            mode,
            prefix: PREFIXES[mode],
            last4: key.slice(-4),
            hash: sha256(key),
            createTime: now(),
          })
          .returning();
        return record ? { record, key } : null;
      });
    },

    /** Newest first. */
    async list(gid: string): Promise<ApiKeyRecord[]> {
      return db.select().from(apiKeys).where(eq(apiKeys.gid, gid)).orderBy(desc(apiKeys.id));
    },

    /** False when the customer has no such active key. */
    async revoke(gid: string, id: number): Promise<boolean> {
      const revoked = await db
        .update(apiKeys)
        .set({ status: 'Revoked', revokeTime: now() })
        .where(and(isActiveOf(gid), eq(apiKeys.id, id)))
        .returning({ id: apiKeys.id });
      return revoked.length === 1;
    },

    /** The key a program presents, which may be revoked; the use of an active one is noted. */
    async use(key: string, ip: string): Promise<ApiKeyRecord | null> {
      // A key of an account that is about to be deleted works no more, unless its owner comes back.
      const [found] = await db
        .select({ record: apiKeys })
        .from(apiKeys)
        .innerJoin(users, eq(users.gid, apiKeys.gid))
        .where(and(eq(apiKeys.hash, sha256(key)), isNull(users.deleteTime)));
      const record = found?.record;
      if (record?.status !== 'Active') return record ?? null;
      const lastUse = record.lastUsedTime?.getTime() ?? 0;
      if (record.lastUsedIp !== ip || now().getTime() - lastUse > USE_STEP) {
        await db.update(apiKeys).set({ lastUsedTime: now(), lastUsedIp: ip }).where(eq(apiKeys.id, record.id));
      }
      return record;
    },
  };
}

function isActiveOf(gid: string) {
  return and(eq(apiKeys.gid, gid), eq(apiKeys.status, 'Active'));
}
