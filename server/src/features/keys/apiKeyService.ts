import { randomBytes } from 'node:crypto';
import { KEY_SCOPES, type KeyScope, MAX_ACTIVE_KEYS } from '@tracking-console/contract/api/keyConstants';
import { SECRET_GRACES, type SecretGrace } from '@tracking-console/contract/api/webhookConstants';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from '../../drizzle.ts';
import type { Sealer } from '../../sealing.ts';
import { sha256 } from '../../sha256.ts';
import { users } from '../users/userTable.ts';
import { type ApiKeyRecord, apiKeys } from './apiKeyTable.ts';

const PREFIXES = { live: 'tk_live_', test: 'tk_test_' } as const;

export interface NewKey {
  name: string;
  mode: 'live' | 'test';
  scopes?: readonly KeyScope[] | undefined;
  expireDays?: number | undefined;
  signing?: boolean | undefined;
}

/** A key whose value exists nowhere but here. */
export interface ShownKey {
  record: ApiKeyRecord;
  key: string;
}

interface Needed {
  db: Database;
  now: () => Date;
  sealer: Sealer;
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

export function createApiKeyService({ db, now, sealer }: Needed) {
  const isActiveOf = (gid: string) =>
    and(
      eq(apiKeys.gid, gid),
      eq(apiKeys.status, 'Active'),
      or(isNull(apiKeys.expireTime), gt(apiKeys.expireTime, now())),
    );

  /** A new value, and what is kept of it. */
  function makeValue(gid: string, mode: NewKey['mode'], signing: boolean) {
    const key = PREFIXES[mode] + randomBytes(32).toString('base64url');
    return {
      key,
      kept: { last4: key.slice(-4), hash: sha256(key), sealed: signing ? sealer.seal(key, contextOf(gid)) : null },
    };
  }

  /** Keys of an account change one at a time: two made at once must not both be the last one allowed. */
  const lock = (transaction: Transaction, gid: string) =>
    transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');

  /** There is one signing key at a time. */
  const unmark = (transaction: Transaction, gid: string) =>
    transaction
      .update(apiKeys)
      .set({ sealed: null, previousSealed: null })
      .where(and(eq(apiKeys.gid, gid), isNotNull(apiKeys.sealed)));

  const expiryOf = (days: number | null) => (days === null ? null : new Date(now().getTime() + days * DAY));

  return {
    /** null: there are too many already. */
    async create(gid: string, wanted: NewKey, transaction?: Transaction): Promise<ShownKey | null> {
      if (!transaction) return db.transaction((own) => this.create(gid, wanted, own));
      const { name, mode, scopes = KEY_SCOPES, expireDays = null, signing = false } = wanted;
      await lock(transaction, gid);
      const [active] = await transaction.select({ count: count() }).from(apiKeys).where(isActiveOf(gid));
      if (!active || active.count >= MAX_ACTIVE_KEYS) return null;
      if (signing) await unmark(transaction, gid);
      const { key, kept } = makeValue(gid, mode, signing);
      const [record] = await transaction
        .insert(apiKeys)
        .values({
          gid,
          name,
          mode,
          prefix: PREFIXES[mode],
          ...kept,
          createTime: now(),
          scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
          expireDays,
          expireTime: expiryOf(expireDays),
        })
        .returning();
      return record ? { record, key } : null;
    },

    /**
     * Gives the key a new value; the old one stays valid for a while. Of a key that is rolled again within that time, the
     * value before the old one ends. null: there is no such active key.
     */
    async roll(
      gid: string,
      { id, keep, signing = false }: { id: number; keep: SecretGrace; signing?: boolean },
      transaction: Transaction,
    ): Promise<ShownKey | null> {
      await lock(transaction, gid);
      const [known] = await transaction
        .select()
        .from(apiKeys)
        .where(and(isActiveOf(gid), eq(apiKeys.id, id)));
      if (!known) return null;
      if (signing && !known.sealed) await unmark(transaction, gid);
      const grace = SECRET_GRACES[keep] * HOUR;
      const until = new Date(
        Math.min(now().getTime() + grace, known.expireTime?.getTime() ?? Number.POSITIVE_INFINITY),
      );
      const previous =
        grace > 0
          ? {
              previousHash: known.hash,
              previousLast4: known.last4,
              previousUntil: until,
              previousUsedTime: known.lastUsedTime,
              previousSealed: known.sealed,
            }
          : {
              previousHash: null,
              previousLast4: null,
              previousUntil: null,
              previousUsedTime: null,
              previousSealed: null,
            };
      const { key, kept } = makeValue(gid, known.mode, signing || known.sealed !== null);
      const [record] = await transaction
        .update(apiKeys)
        .set({ ...previous, ...kept, revealTime: null, expireTime: expiryOf(known.expireDays) })
        .where(eq(apiKeys.id, id))
        .returning();
      return record ? { record, key } : null;
    },

    /** Newest first. */
    async list(gid: string): Promise<ApiKeyRecord[]> {
      return db.select().from(apiKeys).where(eq(apiKeys.gid, gid)).orderBy(desc(apiKeys.id));
    },

    /** Its old value ends with it. null: the customer has no such active key. */
    async revoke(gid: string, id: number, transaction: Database = db): Promise<ApiKeyRecord | null> {
      const [revoked] = await transaction
        .update(apiKeys)
        .set({ status: 'Revoked', revokeTime: now(), sealed: null, previousSealed: null, previousHash: null })
        .where(and(isActiveOf(gid), eq(apiKeys.id, id)))
        .returning();
      return revoked ?? null;
    },

    /** The signing key, once more; null: it was shown already, or is none. */
    async reveal(gid: string, id: number, transaction: Database = db): Promise<ShownKey | null> {
      const [record] = await transaction
        .update(apiKeys)
        .set({ revealTime: now() })
        .where(and(isActiveOf(gid), eq(apiKeys.id, id), isNotNull(apiKeys.sealed), isNull(apiKeys.revealTime)))
        .returning();
      return record?.sealed ? { record, key: sealer.open(record.sealed, contextOf(gid)) } : null;
    },

    /** What webhooks are signed with, the newest last; none: no key is marked. */
    async findSigningValues(gid: string): Promise<string[]> {
      const [key] = await db
        .select({
          sealed: apiKeys.sealed,
          previous: sql<
            string | null
          >`CASE WHEN ${apiKeys.previousUntil} > ${now()} THEN ${apiKeys.previousSealed} END`,
        })
        .from(apiKeys)
        .where(and(isActiveOf(gid), isNotNull(apiKeys.sealed)));
      const sealed = [key?.previous, key?.sealed].filter((value) => typeof value === 'string');
      return sealed.map((value) => sealer.open(value, contextOf(gid)));
    },
  };
}

/** What the sealed values of an account's keys belong to. */
const contextOf = (gid: string) => `api key ${gid}`;
