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
    /** COSE, base64url. It verifies signatures and cannot make any. */
    publicKey: text('public_key').notNull(),
    /** The number of signatures, by which a copy of the passkey is noticed. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** The browser it was made in. */
    userAgent: text('user_agent').notNull().default(''),
    createTime: time('create_time').notNull(),
    lastUsedTime: time('last_used_time'),
  },
  (table) => [index('passkeys_gid').on(table.gid)],
);

/** Random bytes for a passkey to sign; a row is deleted once they are signed. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The account a passkey is made for; empty: any passkey may prove who is there. */
    gid: text('gid').notNull().default(''),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('passkey_challenges_expire').on(table.expireTime)],
);
