import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** How often the public API was called, kept as calls are logged: charts count no calls. */
export const apiUsage = pgTable(
  'api_usage',
  {
    gid: gid(),
    /**
     * 0: all calls, each once. Else those that touched a shipment of the carrier, which one call may do for several; they are
     * not split by endpoint and key, or an account with many carriers would have rows without end.
     */
    carrier: integer('carrier').notNull(),
    /** When the hour begins. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** Empty: a call there is not, or any. */
    endpoint: text('endpoint').notNull(),
    /** 0: the console called, or any; of test data as usageKey.ts says. */
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
