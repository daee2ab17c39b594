import { DATA_MODES } from '@tracking-console/contract/api/keyConstants';
import { bigint, index, integer, pgTable, smallint, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** The calls of the public API: one row each, and one a minute of those that were refused at once. */
export const apiLogs = pgTable(
  'api_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    time: timestamp('time', { withTimezone: true }).notNull(),
    /** 0: the console called. An index would not give rows in order where it is null. */
    keyId: bigint('key_id', { mode: 'number' }).notNull(),
    /** Which of the account's sets of data it was about. */
    mode: text('mode', { enum: DATA_MODES }).notNull().default('live'),
    ip: text('ip').notNull(),
    /** In lower case. */
    endpoint: text('endpoint').notNull(),
    version: text('version').notNull(),
    httpStatus: smallint('http_status').notNull(),
    code: integer('code').notNull(),
    items: smallint('items').notNull(),
    accepted: smallint('accepted').notNull(),
    rejected: smallint('rejected').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Tracking numbers the call named. */
    numbers: text('numbers').array().notNull(),
    /** How they began, without secrets. */
    reqBody: text('req_body').notNull(),
    respBody: text('resp_body').notNull(),
    /** The sample's name, if the call was refused at once (callRecord.ts). */
    sample: text('sample'),
  },
  (table) => {
    const failed = sql`${table.httpStatus} <> 200 OR ${table.code} <> 0`;
    const newest = [table.time, table.id] as const;
    return [
      // One for each filter: a page is read in order of time, however few rows match.
      index('api_logs_time').on(table.gid, ...newest),
      // Test calls are few beside live ones, or the other way around: neither's page may read past the other's.
      index('api_logs_test')
        .on(table.gid, ...newest)
        .concurrently()
        .where(sql`${table.mode} = 'test'`),
      index('api_logs_endpoint').on(table.gid, table.endpoint, ...newest),
      index('api_logs_key').on(table.gid, table.keyId, ...newest),
      index('api_logs_ip').on(table.gid, table.ip, ...newest),
      index('api_logs_failed')
        .on(table.gid, ...newest)
        .where(failed),
      index('api_logs_status')
        .on(table.gid, table.httpStatus, ...newest)
        .where(failed),
      index('api_logs_code')
        .on(table.gid, table.code, ...newest)
        .where(failed),
      index('api_logs_numbers').using('gin', table.numbers),
      index('api_logs_age').on(table.time),
      uniqueIndex('api_logs_sample').on(table.gid, table.sample).concurrently().where(sql`${table.sample} IS NOT NULL`),
    ];
  },
);

export type ApiLogRecord = typeof apiLogs.$inferSelect;
export type NewApiLog = typeof apiLogs.$inferInsert;
