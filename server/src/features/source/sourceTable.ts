import { time } from '../../columns.ts';
import { index, integer, pgTable, sql, text } from '../../drizzle.ts';

/** The state of the source, in one row that all processes share. */
export const sourceState = pgTable('source_state', {
  name: text('name').primaryKey(),
  /** When the next call may be made. */
  turnTime: time('turn_time').notNull(),
  /** No call is made before then. */
  retryTime: time('retry_time'),
  /** Since when calls have failed, and how many in a row. */
  awaySince: time('away_since'),
  failures: integer('failures').notNull().default(0),
  /** No new number is registered before then: the quota is used up. */
  quotaTime: time('quota_time'),
});

/** Events the source has pushed. The id is the event's own, so that one sent again is stored once. */
export const sourceEvents = pgTable(
  'source_events',
  {
    id: text('id').primaryKey(),
    /** The bytes that were signed. */
    body: text('body').notNull(),
    receiveTime: time('receive_time').notNull(),
    /** null: still to be recorded. */
    recordTime: time('record_time'),
  },
  (table) => [
    index('source_events_due').on(table.receiveTime).where(sql`${table.recordTime} IS NULL`),
    index('source_events_received').on(table.receiveTime),
  ],
);
