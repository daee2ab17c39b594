// How fast the API console reads air waybills: `node bench/server/air.ts`, or as a part of `npm run bench -- scale`; WAYBILLS of them.
import type { ListAir } from '@tracking-console/contract/air';
import { getTableColumns, sql } from 'drizzle-orm';
import { buildApp } from '../../server/src/app.ts';
import { readConfiguration } from '../../server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../server/src/database.ts';
import { airWaybills } from '../../server/src/features/air/airWaybillTable.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { itself, printRows, type Row } from '../report.ts';
import { quantile } from '../statistics.ts';
import { onOwnDatabase } from './ownDatabase.ts';

const EMAIL = 'api@example.com';
const WAYBILLS = Number(process.env.WAYBILLS ?? 100_000);
const PAGE = 40;
const REPETITIONS = 100;
const BOUND_MS = 50;
const DAY = 86_400_000;

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

/** Prints the table and answers with what is not met. */
export async function benchAir(): Promise<string[]> {
  return onOwnDatabase(async (url) => {
    await migrateDatabase(url);
    const database = openDatabase(url);
    const services = createServices({ configuration: readConfiguration({ LOG_LEVEL: 'silent' }), database });
    try {
      await seedDemo(services);
      return printRows(`An account of ${WAYBILLS} air waybills`, await measure(services));
    } finally {
      await database.close();
    }
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

async function measure(services: Services): Promise<Row[]> {
  const user = await services.users.findByEmail(EMAIL);
  if (!user) throw new Error(`There is no account ${EMAIL}.`);
  await fill(services, user.gid);
  const app = await buildApp(services);
  const sid = await services.sessions.open(user.gid, { ip: '127.0.0.1', userAgent: 'bench' });
  const [origin = ''] = services.configuration.origins;
  const rows: Row[] = [];
  for (const [name, filter] of Object.entries(LISTS))
    rows.push(await repeat(name, (turn) => post('list', filter(turn))));
  rows.push(await repeat('detail', (turn) => post('get', { awb: `999-${10_000_001 + turn * 7}` })));
  await app.close();
  return rows;

  async function post(verb: string, payload: object): Promise<void> {
    const url = `/console-api/v1/air/${verb}`;
    const cookies = { '__Host-sid': sid };
    const answer = await app.inject({ method: 'POST', url, payload, headers: { origin }, cookies });
    if (answer.json<{ code: number }>().code !== 0) throw new Error(`${url} answered ${answer.body.slice(0, 200)}`);
  }
}

async function repeat(name: string, call: (turn: number) => Promise<void>): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < REPETITIONS; turn++) {
    const begun = performance.now();
    await call(turn);
    times.push(performance.now() - begun);
  }
  return { measure: `${name}, p95`, unit: 'ms', ours: quantile(times, 0.95), figure: itself(BOUND_MS) };
}

if (process.argv[1] === import.meta.filename) await benchAir();
