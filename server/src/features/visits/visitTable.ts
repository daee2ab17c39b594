import { pgTable, primaryKey, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** When a customer was last seen in a console, on any device. */
export const visits = pgTable(
  'visits',
  {
    gid: gid(),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    seenTime: timestamp('seen_time', { withTimezone: true }).notNull(),
    /** The end of the visit before this one; null: this is the first. */
    previousTime: timestamp('previous_time', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.gid, table.scope] })],
);
