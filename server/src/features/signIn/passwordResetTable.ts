import { index, pgTable, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** Links to choose a new password for a forgotten one; a row is deleted once its link was used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, hex: reading the table is not enough to use the link. */
    tokenHash: text('token_hash').primaryKey(),
    gid: gid(),
    expireTime: timestamp('expire_time', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_gid').on(table.gid), index('password_resets_expire').on(table.expireTime)],
);
