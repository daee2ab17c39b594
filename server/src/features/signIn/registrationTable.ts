import { index, pgTable, text, timestamp } from '../../drizzle.ts';

/** Links that open a new account; a row is deleted once its link was used. The account exists only from then on. */
export const registrations = pgTable(
  'registrations',
  {
    /** SHA-256 of the link's token, hex: reading the table is not enough to use the link. */
    tokenHash: text('token_hash').primaryKey(),
    /** In lower case. Each address has one link that works, the newest. */
    email: text('email').notNull().unique(),
    language: text('language').notNull(),
    expireTime: timestamp('expire_time', { withTimezone: true }).notNull(),
  },
  (table) => [index('registrations_expire').on(table.expireTime)],
);
