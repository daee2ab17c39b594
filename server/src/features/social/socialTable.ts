import { time } from '../../columns.ts';
import { pgTable, primaryKey, text, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** Accounts elsewhere that customers sign in with. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    /** The provider's issuer, and the account's id there: both never change. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    gid: gid(),
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
