import { KEY_SCOPES } from '@tracking-console/contract/api/keyConstants';
import { time } from '../../columns.ts';
import { bigint, index, pgTable, smallint, sql, text, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    last4: text('last4').notNull(),
    /** SHA-256 of the whole key, hex. The key has 256 random bits: nothing slower is needed. */
    hash: text('hash').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    scopes: text('scopes', { enum: KEY_SCOPES })
      .array()
      .notNull()
      .default([...KEY_SCOPES]),
    status: text('status', { enum: ['Active', 'Revoked'] })
      .notNull()
      .default('Active'),
    createTime: time('create_time').notNull(),
    revokeTime: time('revoke_time'),
    /** How long each of its values lives; null: for ever. */
    expireDays: smallint('expire_days'),
    expireTime: time('expire_time'),
    lastUsedTime: time('last_used_time'),
    lastUsedIp: text('last_used_ip'),
    /** The value before the present one; it is valid until `previousUntil`. */
    previousHash: text('previous_hash'),
    previousLast4: text('previous_last4'),
    previousUntil: time('previous_until'),
    previousUsedTime: time('previous_used_time'),
    /** The value, sealed: of the one key webhooks are signed with. */
    sealed: text('sealed'),
    previousSealed: text('previous_sealed'),
    /** When the sealed value was shown once more. */
    revealTime: time('reveal_time'),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    uniqueIndex('api_keys_previous').on(table.previousHash),
    index('api_keys_gid').on(table.gid, table.id),
    uniqueIndex('api_keys_signing').on(table.gid).where(sql`${table.sealed} IS NOT NULL`),
  ],
);

export type ApiKeyRecord = typeof apiKeys.$inferSelect;
