// How fast the console reads the log of the public API's calls, and tracking events: `node bench/server/requestLog.ts`,
// CALLS of each.
import { DAY } from '@tracking-console/contract/values/durations';
import { sql } from '../../server/src/drizzle.ts';
import type { Services } from '../../server/src/services.ts';
import { printRows, type Row } from '../report.ts';
import { asDemoCustomer, measurePage } from './pages.ts';

const CALLS = Number(process.env.CALLS ?? 1_000_000);
const PAGE_BOUND_MS = 50;
const CHART_BOUND_MS = 100;

const period = () => ({ from: new Date(Date.now() - 30 * DAY).toISOString() });
const PAGES: Record<string, (turn: number) => object> = {
  'newest page': () => ({}),
  'any page': (turn) => ({ cursor: `${Date.now() - (turn % 25) * DAY}_999999999` }),
  'filter: a rare endpoint': () => ({ endpoint: 'retrack' }),
  'filter: HTTP 500': () => ({ http_status: 500 }),
  'filter: a code there is not': () => ({ code: -18010099 }),
  'filter: failed': () => ({ failed: true }),
  'filter: the console': () => ({ source: 'CONSOLE' }),
  'filter: an address there is not': () => ({ ip: '198.51.100.1' }),
  'filter: a number': (turn) => ({ number: `RB${100_000_000 + turn}GB` }),
};

const EVENT_PAGES: Record<string, (turn: number) => object> = {
  'newest page': () => ({}),
  'any page': (turn) => ({ cursor: `${Date.now() - (turn % 25) * DAY}_999999999` }),
  'a day weeks ago': (turn) => ({
    from: new Date(Date.now() - (20 + (turn % 5)) * DAY).toISOString(),
    to: new Date(Date.now() - (19 + (turn % 5)) * DAY).toISOString(),
  }),
  'filter: a rare status': () => ({ status: 'Exception' }),
  'filter: a carrier there is not': () => ({ carrier: 999_999 }),
  'filter: stopped': () => ({ event: 'TRACKING_STOPPED' }),
  'filter: a number': (turn) => ({ number: `RB${100_000_000 + turn}GB` }),
};

/** Prints the table and returns what is not met. */
export async function benchRequestLog(): Promise<string[]> {
  return asDemoCustomer('api@example.com', async ({ services, gid, post }) => {
    await fill(services, gid);
    const rows: Row[] = [];
    const add = async (name: string, path: string, atMost: number, body: (turn: number) => object) =>
      rows.push(await measurePage(name, atMost, (turn) => post(`/console-api/v1/${path}`, body(turn))));
    for (const [name, body] of Object.entries(PAGES)) await add(name, 'logs/list', PAGE_BOUND_MS, body);
    for (const [name, body] of Object.entries(EVENT_PAGES))
      await add(`events, ${name}`, 'events/list', PAGE_BOUND_MS, body);
    for (const metric of ['requests', 'p95'])
      for (const group_by of ['none', 'endpoint', 'key', 'carrier'])
        await add(`chart of ${metric} by ${group_by}`, 'dashboard/series', CHART_BOUND_MS, () => ({
          metric,
          group_by,
          ...period(),
        }));
    return printRows(`A log of ${CALLS} calls`, rows);
  });
}

/** Thirty days of calls with three keys, some of them failed, and their counts. */
async function fill({ db }: Services, gid: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO api_logs (gid, time, key_id, ip, endpoint, version, http_status, code, items, accepted, rejected,
      duration_ms, numbers, req_body, resp_body)
    SELECT ${gid}, now() - n * (interval '30 days' / ${CALLS}::int), CASE WHEN n % 1000 = 0 THEN 0 ELSE 1 + n % 3 END,
      '203.0.113.' || n % 7,
      CASE WHEN n % 200000 = 5 THEN 'retrack' ELSE (ARRAY['register', 'gettrackinfo', 'gettracklist'])[1 + n % 3] END,
      'v2.4', CASE WHEN n % 50000 = 7 THEN 500 WHEN n % 20 = 0 THEN 429 ELSE 200 END,
      CASE WHEN n % 50000 = 7 THEN -18010003 WHEN n % 20 = 0 THEN 429 ELSE 0 END, 2, 2, 0, n % 90,
      ARRAY['RB' || 100000000 + n % 500000 || 'GB', 'RB' || 200000000 + n || 'GB'], repeat('{"number":"RB1"},', 20),
      repeat('{"number":"RB1","carrier":11031},', 20)
    FROM generate_series(1, ${CALLS}::int) AS n`);
  await db.execute(sql`
    INSERT INTO api_usage SELECT ${gid}, carrier, date_trunc('hour', now()) - h * interval '1 hour', endpoint, key, 100, 5, 2,
      3, ARRAY[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0]
    FROM generate_series(0, 719) AS h, (
      SELECT 0 AS carrier, endpoint, key FROM generate_series(0, 3) AS key,
        unnest(ARRAY['register', 'gettrackinfo', 'gettracklist', 'stoptrack', 'getquota', 'changeinfo']) AS endpoint
      UNION ALL SELECT 100000 + c, '', 0 FROM generate_series(1, 20) AS c) AS groups`);
  await db.execute(sql`
    INSERT INTO webhook_events (gid, shipment_id, number, carrier, event, package_status, sub_status, data, create_time)
    SELECT ${gid}, n, 'RB' || 100000000 + n % 500000 || 'GB', 100000 + n % 20,
      CASE WHEN n % 100000 = 3 THEN 'TRACKING_STOPPED' ELSE 'TRACKING_UPDATED' END,
      CASE WHEN n % 100000 = 7 THEN 'Exception' ELSE 'InTransit' END, 'InTransit_Other', repeat('{"number":"RB1"},', 20),
      now() - (${CALLS}::int - n) * (interval '30 days' / ${CALLS}::int)
    FROM generate_series(1, ${CALLS}::int) AS n`);
  await db.execute(sql`VACUUM ANALYZE api_logs, api_usage, webhook_events`);
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await benchRequestLog()).length > 0 ? 1 : 0;
