import { pgTable, primaryKey, text, timestamp, uniqueIndex } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts elsewhere that customers sign in with. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    /** The provider's issuer, and the account's id there: both never change. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    /** To recognise it by. */
    name: text('name').notNull(),
    connectTime: time('connect_time').notNull(),
    lastUsedTime: time('last_used_time'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('social_accounts_gid_issuer').on(table.gid, table.issuer),
  ],
);
