// What one customer's heavy work costs the others: `node bench/server/fairness.ts`, or as a part of `npm run bench`. A PostgreSQL
// and a server process of its own; both customers speak HTTP with it.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { quotaAccounts } from '../../server/src/features/quotas/quotaTable.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedLargeAccount } from '../../server/src/seed/largeAccount.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { itself, printRows, type Row } from '../report.ts';
import { median, quantile } from '../statistics.ts';
import { type Customer, openCustomer } from './customer.ts';
import type { HostileOrder } from './hostileUploads.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { measureRefusedCalls } from './refusedCalls.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const HOSTILE = 20;
const HOSTILE_SIZE = 19 * 1024 * 1024;
const ROWS = 50_000;
/** Shipments of the customer who only opens lists. */
const SHIPMENTS = 1_000;
const LISTS = 300;
const ONE_ROW_IMPORTS = 7;

/** Prints the tables and returns what is not met. */
export async function benchFairness(): Promise<string[]> {
  return onOwnDatabase(measureOn);
}

async function measureOn(url: string): Promise<string[]> {
  await migrateDatabase(url);
  const database = openDatabase(url, 2);
  const services = createServices({ configuration: readConfiguration({ LOG_LEVEL: 'silent' }), database });
  await seedDemo(services);
  await seedLargeAccount(services, SHIPMENTS, { email: 'both@example.com', scope: 'BUYER' });
  const server = await startServerProcess(url);
  try {
    const other = await openCustomer(services, server, 'both@example.com');
    const hog = await openCustomer(services, server, 'buyer@example.com');
    await giveRoom(services, hog.gid);
    const uploads = await measureUploads(server, hog, other);
    const missed = printRows(`Beside ${HOSTILE} hostile uploads of another customer`, uploads);
    missed.push(...printRows(`Lists beside an import of ${ROWS} rows`, await measureLists(hog, other)));
    const refused = await measureRefusedCalls(services, server, 'api@example.com');
    return [...missed, ...printRows('A client that calls without a pause', refused)];
  } finally {
    await server.stop();
    await database.close();
  }
}

/** A one-row import alone and beside files of nothing but quotation marks. */
async function measureUploads(server: ServerProcess, hog: Customer, other: Customer): Promise<Row[]> {
  await importOneRow(other);
  const alone: number[] = [];
  for (let turn = 0; turn < ONE_ROW_IMPORTS; turn++) alone.push(await importOneRow(other));
  const memory = server.watchMemory();
  const { origin } = server;
  // From a thread of their own, so that this one measures only the server.
  const sender = new Worker(join(import.meta.dirname, 'hostileUploads.ts'), {
    workerData: { origin, sid: hog.sid, uploads: HOSTILE, size: HOSTILE_SIZE } satisfies HostileOrder,
  });
  const sent = once(sender, 'exit');
  await once(sender, 'message'); // all of them are on their way
  const beside: number[] = [];
  for (let turn = 0; turn < ONE_ROW_IMPORTS; turn++) beside.push(await importOneRow(other));
  await sent;
  const { before, most } = memory.stop();
  return [
    ...compared('a one-row import, from the file to its start, p50', median(beside), median(alone)),
    ...compared('a one-row import, the slowest', Math.max(...beside), Math.max(...alone)),
    ...compared('memory of the server', most, before, 'kB'),
  ];
}

async function measureLists(hog: Customer, other: Customer): Promise<Row[]> {
  await listAgain(other);
  const alone = await listAgain(other);
  const { upload_id, mapping } = await hog.uploadRows(ROWS);
  const task = await hog.startImport({ upload_id, mapping });
  await hog.untilBegun(task);
  const begun = performance.now();
  const beside = await listAgain(other);
  const { done } = await hog.findTask(task);
  const time = performance.now() - begun;
  await hog.cancel(task);
  const after = await listAgain(other);
  return [
    ...comparedLists('a list while it is imported', beside, alone, itself(1.3)),
    ...comparedLists('a list while its shipments are first looked up', after, alone),
    { measure: 'rows imported a second', unit: '', ours: (1000 * done) / time },
  ];
}

async function importOneRow(customer: Customer): Promise<number> {
  const begun = performance.now();
  const { upload_id, mapping } = await customer.uploadRows(1);
  const task = await customer.startImport({ upload_id, mapping });
  const time = performance.now() - begun;
  // This many in a row would be refused.
  await customer.cancel(task);
  return time;
}

/** Milliseconds of lists, one after another. */
async function listAgain(customer: Customer): Promise<number[]> {
  const times: number[] = [];
  while (times.length < LISTS) {
    const begun = performance.now();
    await customer.list();
    times.push(performance.now() - begun);
    await pause(20);
  }
  return times;
}

async function giveRoom({ db }: Services, gid: string): Promise<void> {
  const room = { trackingQuota: 10 * ROWS };
  await db
    .insert(quotaAccounts)
    .values({ gid, scope: 'BUYER', ...room })
    .onConflictDoUpdate({ target: [quotaAccounts.gid, quotaAccounts.scope], set: room });
}

function comparedLists(measure: string, beside: number[], alone: number[], figure?: Row['figure']): Row[] {
  return [0.5, 0.95].flatMap((share) =>
    compared(`${measure}, p${100 * share}`, quantile(beside, share), quantile(alone, share), 'ms', figure),
  );
}

/** A value alone, beside the other customer's work, and how many times as much that is. */
function compared(
  measure: string,
  beside: number,
  alone: number,
  unit: Row['unit'] = 'ms',
  figure?: Row['figure'],
): Row[] {
  return [
    { measure: `${measure}, alone`, unit, ours: alone },
    { measure, unit, ours: beside },
    { measure: `${measure}, of alone`, unit: '×', ours: beside / alone, ...(figure && { figure }) },
  ];
}

if (process.argv[1] === import.meta.filename) await benchFairness();
