import type { ApiLogDetail, ApiLogList, ApiLogRow, ListLogs } from '@tracking-console/contract/api/apiLogs';
import { CHECKED_CALLS } from '@tracking-console/contract/api/keyConstants';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Database } from '../../database.ts';
import { and, count, desc, eq, getTableColumns, gte, lt, max, ne, type SQL, sql } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';
import { cursorOf, isAfter } from '../../pageCursor.ts';
import { apiKeys } from '../keys/apiKeyTable.ts';
import { type ApiLogRecord, apiLogs } from './apiLogTable.ts';
import { countRefused } from './countRefused.ts';

const PAGE = 40;
const NO_KEY = 0;

export type ApiLogService = ReturnType<typeof createApiLogService>;

const {
  reqBody: _request,
  respBody: _response,
  numbers: _numbers,
  sample: _sample,
  mode: _mode,
  ...listed
} = getTableColumns(apiLogs);
const key = { name: apiKeys.name, prefix: apiKeys.prefix, last4: apiKeys.last4 };
const isFailed = sql`(${apiLogs.httpStatus} <> 200 OR ${apiLogs.code} <> 0)`;

/** A customer's own calls of the public API. */
export function createApiLogService(db: Database, now: () => Date) {
  return {
    /** Newest first, from where a page ended; however deep, a page is read from one index. */
    async list(owner: ApiOwner, { page_size: size = PAGE, cursor, ...filter }: ListLogs): Promise<ApiLogList> {
      const rows = await db
        .select({ log: listed, key })
        .from(apiLogs)
        .leftJoin(apiKeys, eq(apiKeys.id, apiLogs.keyId))
        .where(and(isOwnLog(owner), ...conditionsOf(owner.gid, filter), isAfter(cursor, apiLogs.time, apiLogs.id)))
        .orderBy(desc(apiLogs.time), desc(apiLogs.id))
        .limit(size + 1);
      const shown = rows.slice(0, size);
      const last = shown.at(-1);
      const next = rows.length > size && last ? cursorOf(last.log.time, last.log.id) : null;
      // Only the first page has the count.
      const refused = cursor ? null : await countRefused(db, owner, filter, now());
      return { logs: shown.map(({ log, key }) => toRow(log, key)), next, refused };
    },

    /** From where the last calls with a key came, those with the most calls first. */
    async listLastAddresses(gid: string): Promise<{ ip: string; calls: number; last_time: string }[]> {
      const last = db
        .select({ ip: apiLogs.ip, time: apiLogs.time })
        .from(apiLogs)
        .where(and(eq(apiLogs.gid, gid), ne(apiLogs.keyId, NO_KEY)))
        .orderBy(desc(apiLogs.time), desc(apiLogs.id))
        .limit(CHECKED_CALLS)
        .as('last');
      const rows = await db
        .select({ ip: last.ip, calls: count(), time: max(last.time) })
        .from(last)
        .groupBy(last.ip)
        .orderBy(desc(count()), last.ip);
      return rows.map(({ ip, calls, time }) => ({ ip, calls, last_time: time?.toISOString() ?? '' }));
    },

    /** null: the customer has no such call. */
    async find(owner: ApiOwner, id: number): Promise<ApiLogDetail | null> {
      const [found] = await db
        .select({ log: apiLogs, key })
        .from(apiLogs)
        .leftJoin(apiKeys, eq(apiKeys.id, apiLogs.keyId))
        .where(and(isOwnLog(owner), eq(apiLogs.id, id)));
      if (!found) return null;
      const { log } = found;
      return { ...toRow(log, found.key), numbers: log.numbers, req_body: log.reqBody, resp_body: log.respBody };
    },
  };
}

/** Every query of shown calls must have this condition. */
const isOwnLog = (owner: ApiOwner) => and(eq(apiLogs.gid, owner.gid), eq(apiLogs.mode, modeOf(owner)));

function conditionsOf(gid: string, filter: Omit<ListLogs, 'page_size' | 'cursor'>): (SQL | undefined)[] {
  const { source, number, failed } = filter;
  return [
    given(filter.from, (from) => gte(apiLogs.time, new Date(from))),
    given(filter.to, (to) => lt(apiLogs.time, new Date(to))),
    given(filter.endpoint, (endpoint) => eq(apiLogs.endpoint, endpoint)),
    given(filter.http_status, (status) => eq(apiLogs.httpStatus, status)),
    given(filter.code, (code) => eq(apiLogs.code, code)),
    given(filter.key_id, (id) => eq(apiLogs.keyId, Number(id))),
    given(filter.ip, (ip) => eq(apiLogs.ip, ip)),
    given(source, () => (source === 'CONSOLE' ? eq(apiLogs.keyId, NO_KEY) : sql`${apiLogs.keyId} <> ${NO_KEY}`)),
    given(failed, () => (failed ? isFailed : sql`NOT ${isFailed}`)),
    given(number, (text) => isNaming(gid, normalizeNumber(text))),
  ];
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

/** Finds calls by the number first: in order of time, every call would be read until enough name it. */
function isNaming(gid: string, number: string): SQL {
  return sql`${apiLogs.id} IN (
    WITH named AS MATERIALIZED (
      SELECT id FROM ${apiLogs} WHERE gid = ${gid} AND numbers @> ARRAY[${number}]::text[])
    SELECT id FROM named)`;
}

type Listed = Omit<ApiLogRecord, 'reqBody' | 'respBody' | 'numbers' | 'sample' | 'mode'>;

function toRow(log: Listed, key: { name: string; prefix: string; last4: string } | null): ApiLogRow {
  return {
    id: String(log.id),
    time: log.time.toISOString(),
    source: log.keyId === NO_KEY ? 'CONSOLE' : 'API',
    key: log.keyId === NO_KEY ? null : { id: String(log.keyId), ...(key ?? { name: '', prefix: '', last4: '' }) },
    ip: log.ip,
    endpoint: log.endpoint,
    version: log.version,
    http_status: log.httpStatus,
    code: log.code,
    items: log.items,
    accepted: log.accepted,
    rejected: log.rejected,
    duration_ms: log.durationMs,
  };
}
