import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** How often the public API was called, counted as calls are logged, so that charts need not count the log. */
export const apiUsage = pgTable(
  'api_usage',
  {
    gid: gid(),
    /**
     * 0: all calls, each once. Else the calls that touched a shipment of the carrier; one call may count for several
     * carriers. These are not split by endpoint and key, which would make too many rows for many carriers.
     */
    carrier: integer('carrier').notNull(),
    /** When the hour begins. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** Empty: an unknown endpoint, or any. */
    endpoint: text('endpoint').notNull(),
    /** 0: the console called, or any; for test data see usageKey.ts. */
    keyId: bigint('key_id', { mode: 'number' }).notNull(),
    calls: integer('calls').notNull(),
    /** Of them, those that failed as a whole. */
    errors: integer('errors').notNull(),
    /** Of them, those over the limit of calls a second. */
    limited: integer('limited').notNull(),
    /** Of them, those whose key was revoked or had expired, or came from an address that is not allowed. */
    barred: integer('barred').notNull().default(0),
    /** Items the calls rejected. */
    rejected: integer('rejected').notNull(),
    /** Calls by how long they took, in the steps of latency.ts. */
    latency: integer('latency').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gid, table.carrier, table.hour, table.endpoint, table.keyId] }),
    index('api_usage_age').on(table.hour),
  ],
);
