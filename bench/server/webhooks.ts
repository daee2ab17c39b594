// How many deliveries to webhooks two server processes make a second, and what becomes of them when one is killed:
// `node bench/server/webhooks.ts`, or as a part of `npm run bench -- scale`.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { eq, sql } from '../../server/src/drizzle.ts';
import { shipments } from '../../server/src/features/shipments/model/shipmentTable.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedLargeAccount } from '../../server/src/seed/largeAccount.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { printRows } from '../report.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { startServerProcess } from './serverProcess.ts';
import type { Received } from './webhookReceiver.ts';

const EMAIL = 'both@example.com';
const SHIPMENTS = 3_000;
const WEBHOOKS = 10;
/** Updates of each shipment. */
const PUSHES = Number(process.env.PUSHES ?? 2);
const BATCH = 500;
const MIN_PER_SECOND = 1_000;
/** How long after a kill a missing event counts as lost; in ms. */
const TIMEOUT_MS = 240_000;
const RECEIVER = join(import.meta.dirname, 'webhookReceiver.ts');

/** Prints the table and returns what is not met. */
export async function benchWebhooks(): Promise<string[]> {
  // Both processes, and this one, open what the others have sealed.
  process.env.SECRET_KEYS = randomBytes(32).toString('base64');
  return onOwnDatabase(async (url) => {
    const receiver = fork(RECEIVER);
    try {
      const [port] = await once(receiver, 'message');
      return await measure(url, `http://127.0.0.1:${port}`);
    } finally {
      receiver.kill();
    }
  });
}

async function measure(databaseUrl: string, target: string): Promise<string[]> {
  const total = await seed(databaseUrl, target);
  const read = async () => (await (await fetch(target)).json()) as Received; // what webhookReceiver.ts answers with
  const servers = await Promise.all([startServerProcess(databaseUrl), startServerProcess(databaseUrl)]);
  try {
    const half = await until(read, ({ count }) => count >= total / 2);
    await servers[0].kill();
    const end = await until(read, ({ different }) => different >= total, TIMEOUT_MS);
    const seconds = (half.last - half.first) / 1000;
    return printRows(`${total} deliveries to ${WEBHOOKS} webhooks`, [
      { measure: 'of two processes, a second', unit: '', ours: half.count / seconds },
      {
        measure: 'of two processes, time each',
        unit: 'ms',
        ours: (1000 * seconds) / half.count,
        figure: { of: 'itself', atMost: 1000 / MIN_PER_SECOND },
      },
      {
        measure: 'lost when one is killed',
        unit: '',
        ours: total - end.different,
        figure: { of: 'itself', atMost: 0 },
      },
      {
        measure: 'twice within a minute',
        unit: '',
        ours: end.doubledWithinMinute,
        figure: { of: 'itself', atMost: 0 },
      },
      { measure: 'twice after a minute or more', unit: '', ours: end.doubledLater },
      { measure: 'until all were through', unit: 's', ours: end.last - half.last },
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Everything is committed before a process begins; returns how many deliveries that makes. */
async function seed(databaseUrl: string, target: string): Promise<number> {
  await migrateDatabase(databaseUrl);
  const database = openDatabase(databaseUrl);
  try {
    const services = createServices({
      configuration: readConfiguration({ ...process.env, LOG_LEVEL: 'silent' }),
      database,
    });
    await seedDemo(services);
    await seedLargeAccount(services, SHIPMENTS, { email: EMAIL, scope: 'API' });
    return await pushAll(services, target);
  } finally {
    await database.close();
  }
}

async function pushAll({ db, users, webhooks, pushes }: Services, target: string): Promise<number> {
  const user = await users.findByEmail(EMAIL);
  if (!user) throw new Error(`There is no account ${EMAIL}.`);
  // Only test data is delivered to this machine.
  await db.update(shipments).set({ scope: 'TEST' }).where(eq(shipments.ownerGid, user.gid));
  const owner = { gid: user.gid, scope: 'TEST' } as const;
  for (let index = 0; index < WEBHOOKS; index += 1) {
    await webhooks.save(owner, {
      url: `${target}/${index}`,
      version: 'v2.4',
      statuses: [],
      headers: [],
      enabled: true,
      events: ['TRACKING_UPDATED'],
    });
  }
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      sql`${shipments.ownerGid} = ${owner.gid} AND ${shipments.scope} = 'TEST' AND ${shipments.deletedAt} IS NULL`,
    );
  // Nothing else happens to them meanwhile.
  await db.update(shipments).set({ nextSyncTime: null });
  let pushed = 0;
  for (let round = 0; round < PUSHES; round += 1) {
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
      pushed += (await pushes.push(owner, ids))?.length ?? 0;
    }
  }
  await db.execute(sql`ANALYZE`);
  return pushed * WEBHOOKS;
}

async function until(
  read: () => Promise<Received>,
  isReached: (received: Received) => boolean,
  patience = Number.POSITIVE_INFINITY,
): Promise<Received> {
  const end = performance.now() + patience;
  for (;;) {
    const received = await read();
    if (isReached(received) || performance.now() > end) return received;
    await pause(100);
  }
}

if (process.argv[1] === import.meta.filename) await benchWebhooks();
