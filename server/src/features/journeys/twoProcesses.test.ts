import { DAY } from '@tracking-console/contract/values/durations';
import { signedIn } from '../../../testing/caller.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../testing/serverProcess.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, isNull, sql } from '../../drizzle.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { checkpoints } from './checkpointTable.ts';

let server: TestServer;
let processes: ServerProcesses;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  processes = serverProcesses(server, { JOURNEY_SPEED: '1' });
});
afterAll(async () => {
  await processes.end();
  await server.close();
});

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
  await service.registration.register({ gid, scope: 'BUYER' }, wanted, 'Manual');
  // Long on their way: each has its whole journey to report at once.
  await db.update(shipments).set({ registerTime: new Date(Date.now() - 29 * DAY) });
  await db.delete(liveEvents);

  await db.transaction(async (transaction) => {
    // Recording a batch stops in the middle.
    await transaction.execute(sql`LOCK TABLE ${checkpoints} IN SHARE MODE`);
    processes.start('first');
    processes.start('second');
    await processes.kill(await until(findWaiting));
  });
  const unasked = isNull(shipments.trackTime);
  await until(async () => (await db.$count(shipments, unasked)) <= 50);
  expect(await db.$count(shipments, unasked)).toBeGreaterThan(0);
  // A minute passes, in which the dead process's claims lapse.
  await db.update(shipments).set({ nextSyncTime: new Date() }).where(unasked);
  await until(async () => (await db.$count(shipments, unasked)) === 0);

  expect(await db.$count(shipments, eq(shipments.ownerGid, gid))).toBe(wanted.length);
  const emitted = (await db.select().from(liveEvents)).flatMap(({ ids }) => ids ?? []);
  expect(emitted).toHaveLength(new Set(emitted).size);
  const { rows } = await db.execute<{ doubled: number }>(sql`
    SELECT count(*)::int AS doubled FROM (
      SELECT 1 FROM ${checkpoints} GROUP BY ${checkpoints.shipmentId}, ${checkpoints.description}, ${checkpoints.at}
      HAVING count(*) > 1) AS twice`);
  expect(rows).toEqual([{ doubled: 0 }]);
  const lost = await db.execute<{ missing: number }>(sql`
    SELECT count(*)::int AS missing FROM ${shipments}
    WHERE latest_event IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${checkpoints} WHERE ${checkpoints.shipmentId} = ${shipments.id})`);
  expect(lost.rows).toEqual([{ missing: 0 }]);
}, 180_000);
