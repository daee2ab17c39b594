import type { AddressRange } from '@tracking-console/contract/api/keys';
import { boolean, integer, jsonb, pgTable, text } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';

/** From where an account's keys may be used. */
export const allowLists = pgTable('allow_lists', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  /** While it is off, keys may be used from everywhere. */
  enabled: boolean('enabled').notNull(),
  ranges: jsonb('ranges').$type<AddressRange[]>().notNull(),
  /** Of two tabs that change it, the second is refused. */
  version: integer('version').notNull(),
});
