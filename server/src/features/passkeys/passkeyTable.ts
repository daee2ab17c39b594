import { time } from '../../columns.ts';
import { bigint, index, pgTable, text, uuid } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gid: gid(),
    /** What the browser calls it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. It proves signatures and makes none. */
    publicKey: text('public_key').notNull(),
    /** Of signatures; a copy of the passkey would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** Where it was made. */
    userAgent: text('user_agent').notNull().default(''),
    createTime: time('create_time').notNull(),
    lastUsedTime: time('last_used_time'),
  },
  (table) => [index('passkeys_gid').on(table.gid)],
);

/** Random bytes a passkey has been asked to sign; a row is gone once they were. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** For whom a passkey is made; empty: any passkey may prove who is there. */
    gid: text('gid').notNull().default(''),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('passkey_challenges_expire').on(table.expireTime)],
);
