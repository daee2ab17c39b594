import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, hex: reading the table is not enough to sign in. */
    idHash: text('id_hash').primaryKey(),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    signInTime: time('sign_in_time'),
    lastSeenTime: time('last_seen_time'),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sessions_gid').on(table.gid)],
);
