import { doublePrecision, pgTable, text, timestamp } from '../../drizzle.ts';

/** How much of a limit each key has used. Unlogged: a crash of PostgreSQL empties it, and no call waits for the disk. */
export const rateLimits = pgTable('rate_limits', {
  /** The limit and its key, such as "csp:203.0.113.7". */
  key: text('key').primaryKey(),
  /** Calls that count, as of `time`; it falls as time passes. */
  level: doublePrecision('level').notNull(),
  time: timestamp('time', { withTimezone: true }).notNull(),
});
