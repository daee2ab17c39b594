// How fast the server answers for a small and for a large account: `node bench/server/scale.ts`, or as a part of
// `npm run bench`. A PostgreSQL of its own, both consoles' calls, no network and no browser.
import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedLargeAccount } from '../../server/src/seed/largeAccount.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { printRows, type Row } from '../report.ts';
import { benchAir } from './air.ts';
import { type Figures, measureCalls } from './measureCalls.ts';
import { benchNotifications } from './notifications.ts';
import { benchOrders } from './orders.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { benchRequestLog } from './requestLog.ts';
import { benchThroughput } from './throughput.ts';
import { measureTransfers } from './transfer.ts';
import { benchWebhooks } from './webhooks.ts';

const EMAIL = 'both@example.com';
const SMALL = 1_000;
const LARGE = Number(process.env.SHIPMENTS ?? 100_000);
/** The limit for every page of a list; the slowest of twenty is compared. */
const FIGURE = { of: 'itself', atMost: 50 } as const;

/** Prints the tables and returns what is not met. */
export async function benchScale(): Promise<string[]> {
  return [
    ...(await benchThroughput()),
    ...(await benchAccounts()),
    ...(await benchAir()),
    ...(await benchWebhooks()),
    ...(await benchRequestLog()),
    ...(await benchNotifications()),
    ...(await benchOrders()),
  ];
}

async function benchAccounts(): Promise<string[]> {
  return onOwnDatabase(measure);
}

async function measure(url: string): Promise<string[]> {
  await migrateDatabase(url);
  const database = openDatabase(url);
  const configuration = readConfiguration({ LOG_LEVEL: 'silent' });
  const services = createServices({ configuration, database });
  try {
    await seedDemo(services);
    await seed(services, SMALL);
    const small = await measureCalls(services, EMAIL, SMALL);
    const seeding = await seed(services, LARGE);
    const large = await measureCalls(services, EMAIL, LARGE);
    printRows(`An account of ${SMALL} shipments`, toRows(small));
    const missed = printRows(`An account of ${LARGE} shipments`, [
      { measure: 'adding the shipments, an identity', unit: 's', ours: seeding },
      ...toRows(large),
    ]);
    printRows('Its files', await measureTransfers(services, EMAIL, LARGE));
    return missed;
  } finally {
    await database.close();
  }
}

/** Both identities of the account; returns the median time of one in milliseconds. */
async function seed(services: Services, shipments: number): Promise<number> {
  const begun = performance.now();
  for (const scope of ['BUYER', 'API'] as const) await seedLargeAccount(services, shipments, { email: EMAIL, scope });
  return (performance.now() - begun) / 2;
}

function toRows(figures: ReadonlyMap<string, Figures>): Row[] {
  return [...figures].flatMap(([measure, { p50, p95 }]): Row[] => [
    { measure: `${measure}, p50`, unit: 'ms', ours: p50 },
    { measure: `${measure}, p95`, unit: 'ms', ours: p95, figure: FIGURE },
  ]);
}

if (process.argv[1] === import.meta.filename) await benchScale();
