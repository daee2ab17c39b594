import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const apiKeys = pgTable(
  'api_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    last4: text('last4').notNull(),
    /** SHA-256 of the whole key, hex. The key has 256 random bits: nothing slower is needed. */
    hash: text('hash').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    status: text('status', { enum: ['Active', 'Revoked'] })
      .notNull()
      .default('Active'),
    createTime: time('create_time').notNull(),
    revokeTime: time('revoke_time'),
    lastUsedTime: time('last_used_time'),
    lastUsedIp: text('last_used_ip'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_gid').on(table.gid, table.id)],
);

export type ApiKeyRecord = typeof apiKeys.$inferSelect;
