import { time } from '../../columns.ts';
import { bigint, index, pgTable, text } from '../../drizzle.ts';
import { gid, users } from '../users/userTable.ts';

/** Two-step sign-in of an account; a row without a time is being set up. */
export const twoSteps = pgTable('two_steps', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  /** Encrypted, so that reading the table is not enough to make codes. */
  secret: text('secret').notNull(),
  onTime: time('on_time'),
  /** The half minute of the last accepted code: it and all before it are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256, hex, of the unused codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

/** Sign-ins whose password was right and whose second step is missing. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the cookie's value, hex. */
    tokenHash: text('token_hash').primaryKey(),
    gid: gid(),
    expireTime: time('expire_time').notNull(),
  },
  (table) => [index('sign_in_steps_gid').on(table.gid), index('sign_in_steps_expire').on(table.expireTime)],
);
