// How fast the API console reads air waybills: `node bench/server/air.ts`, or as a part of `npm run bench -- scale`; WAYBILLS of them.

import type { ListAir } from '@tracking-console/contract/air/air';
import { DAY } from '@tracking-console/contract/values/durations';
import { getTableColumns, sql } from '../../server/src/drizzle.ts';
import { airWaybills } from '../../server/src/features/air/airWaybillTable.ts';
import type { Services } from '../../server/src/services.ts';
import { printRows, type Row } from '../report.ts';
import { asDemoCustomer, measurePage } from './pages.ts';

const WAYBILLS = Number(process.env.WAYBILLS ?? 100_000);
const PAGE = 40;
const BOUND_MS = 50;

const anyPage = (turn: number) => 1 + ((turn * 37) % Math.max(1, Math.floor(WAYBILLS / PAGE)));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const LISTS: Record<string, (turn: number) => ListAir> = {
  'newest page': () => ({}),
  'any page': (turn) => ({ page_no: anyPage(turn) }),
  'by update': () => ({ order_by: 'UpdateTimeDesc' }),
  'by update, any page': (turn) => ({ order_by: 'UpdateTimeAsc', page_no: anyPage(turn) }),
  'filter: an airline': (turn) => ({ airline: turn % 2 ? 'EK' : 'LH' }),
  'filter: an airline there is not': () => ({ airline: 'ZZ' }),
  'filter: Exception': () => ({ status: 'Exception' }),
  'filter: an airport': (turn) => ({ airport: turn % 2 ? 'FRA' : 'JFK' }),
  'filter: an airport there is not': () => ({ airport: 'ZZZ' }),
  'filter: a week': () => ({ from: daysAgo(14), to: daysAgo(7) }),
  'filter: delayed': () => ({ delayed: true }),
  'filter: discrepancy by update': () => ({ discrepancy: true, order_by: 'UpdateTimeDesc' }),
  'filter: delayed Exceptions of an airline': () => ({ delayed: true, status: 'Exception', airline: 'EK' }),
  'search: a number': (turn) => ({ search: `999-${10_000_000 + turn * 7}` }),
  'search: a part of a number': (turn) => ({ search: String(1_000 + turn) }),
  'search: a reference': (turn) => ({ search: `PO ${turn * 31}` }),
  'search: two letters': () => ({ search: 'po' }),
  'search: found nowhere': () => ({ search: 'zzzz' }),
};

/** Prints the table and returns what is not met. */
export async function benchAir(): Promise<string[]> {
  return asDemoCustomer('api@example.com', async ({ services, gid, post }) => {
    await fill(services, gid);
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(LISTS))
      rows.push(await measurePage(name, BOUND_MS, (turn) => post('/console-api/v1/air/list', filter(turn))));
    const detail = (turn: number) => post('/console-api/v1/air/get', { awb: `999-${10_000_001 + turn * 7}` });
    rows.push(await measurePage('detail', BOUND_MS, detail));
    return printRows(`An account of ${WAYBILLS} air waybills`, rows);
  });
}

/** The demo's waybills over and over, as others. */
async function fill({ db }: Services, gid: string): Promise<void> {
  const stored = Object.values(getTableColumns(airWaybills)).filter(({ generated }) => !generated);
  const columns = sql.join(
    stored.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    INSERT INTO air_waybills (${columns}) SELECT ${columns} FROM generate_series(1, ${WAYBILLS}::int) n
    JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total, air_waybills AS row FROM air_waybills
      WHERE gid = ${gid} AND origin <> '') demo ON place = n % total
    CROSS JOIN jsonb_populate_record(demo.row, jsonb_build_object(
      'id', 1000000000 + n, 'number', '999-' || (10000000 + n), 'reference', 'PO ' || n, 'next_sync_time', NULL,
      'register_time', now() - make_interval(mins => n), 'change_time', now() - make_interval(mins => (n * 7919) % ${WAYBILLS}::int))) made`);
  await db.execute(sql`VACUUM (ANALYZE) air_waybills`);
}

if (process.argv[1] === import.meta.filename) await benchAir();
