import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Successful sign-ins. An address that is known for an account is not slowed down by strangers who try it. */
export const signIns = pgTable(
  'sign_ins',
  {
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    time: time('time'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sign_ins_gid_time').on(table.gid, table.time), index('sign_ins_age').on(table.time)],
);
