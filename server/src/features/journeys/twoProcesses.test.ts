import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { signedIn } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import { shipments } from '../shipments/shipmentTable.ts';
import { checkpoints } from './checkpointTable.ts';

const DAY = 86_400_000;
const build = createFakeBuild();
const processes = new Map<string, ChildProcess>();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(async () => {
  for (const child of processes.values()) child.kill('SIGKILL');
  await server.close();
  build.remove();
});

/** A server process as a deployment runs it, known to PostgreSQL by its name. */
function startProcess(name: string): void {
  const url = new URL(server.services.database.pool.options.connectionString ?? '');
  url.searchParams.set('application_name', name);
  const environment = { DATABASE_URL: url.href, PORT: '0', JOURNEY_SPEED: '1', LOG_LEVEL: 'silent' };
  const files = { RELEASE_FILE: build.releaseFile, DIST_DIR: build.dist };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, ...environment, ...files },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.set(name, child);
}

async function until<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** A process whose transaction waits for a lock. */
async function findWaiting(): Promise<string | undefined> {
  const { rows } = await server.services.db.execute<{ name: string }>(sql`
    SELECT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name IN ('first', 'second')`);
  return rows[0]?.name;
}

it('two processes share the work; one that is killed in the middle loses nothing, and nothing is done twice', async () => {
  const { db, shipments: service } = server.services;
  const { gid } = await signedIn(server);
  const wanted = Array.from({ length: 180 }, (_, index) => ({ number: `TBA000000000${100 + index}`, cost: 1 }));
  await service.register({ gid, scope: 'BUYER' }, wanted, 'Manual');
  // Long on their way: each has its whole story to tell at once.
  await db.update(shipments).set({ registerTime: new Date(Date.now() - 29 * DAY) });
  await db.delete(liveEvents);

  await db.transaction(async (transaction) => {
    // Whoever records a batch comes to stand in the middle of it.
    await transaction.execute(sql`LOCK TABLE ${checkpoints} IN SHARE MODE`);
    startProcess('first');
    startProcess('second');
    const victim = await until(findWaiting);
    processes.get(victim)?.kill('SIGKILL');
  });
  const unasked = isNull(shipments.trackTime);
  await until(async () => ((await db.$count(shipments, unasked)) <= 50 ? true : undefined));
  expect(await db.$count(shipments, unasked)).toBeGreaterThan(0);
  // A minute passes, in which the dead process's claims lapse.
  await db.update(shipments).set({ nextSyncTime: new Date() }).where(unasked);
  await until(async () => ((await db.$count(shipments, unasked)) === 0 ? true : undefined));

  expect(await db.$count(shipments, eq(shipments.ownerGid, gid))).toBe(wanted.length);
  const told = (await db.select().from(liveEvents)).flatMap(({ ids }) => ids ?? []);
  expect(told).toHaveLength(new Set(told).size);
  const { rows } = await db.execute<{ doubled: number }>(sql`
    SELECT count(*)::int AS doubled FROM (
      SELECT 1 FROM ${checkpoints} GROUP BY ${checkpoints.shipmentId}, ${checkpoints.description}, ${checkpoints.at}
      HAVING count(*) > 1) AS twice`);
  expect(rows).toEqual([{ doubled: 0 }]);
  const lost = await db.execute<{ missing: number }>(sql`
    SELECT count(*)::int AS missing FROM ${shipments}
    WHERE latest_event IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${checkpoints} WHERE ${checkpoints.shipmentId} = ${shipments.id})`);
  expect(lost.rows).toEqual([{ missing: 0 }]);
}, 60_000);
