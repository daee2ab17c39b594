import { DAY } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, sql } from '../../drizzle.ts';
import { checkpoints } from '../journeys/checkpointTable.ts';
import { shipments } from './model/shipmentTable.ts';
import { createRemoval } from './removal.ts';

let server: TestServer;
let client: BuyerClient;
beforeEach(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  client = await openBuyerClient(server);
});
afterEach(() => server.close());

const numbers = async () =>
  (await server.services.db.select({ number: shipments.number }).from(shipments)).map(({ number }) => number).sort();

it('removes a shipment with its journey 90 days after it was stopped, and none that is followed', async () => {
  const { db, removal } = server.services;
  const [stopped = ''] = await client.add(['RB123456785GB', 'TBA000000000123']);
  await client.sync([stopped], 20);
  expect(await db.$count(checkpoints)).toBeGreaterThan(0);
  await server.services.shipments.changes.stop({ gid: client.buyer.gid, scope: 'BUYER' }, [Number(stopped)]);
  server.pass(89 * DAY);
  expect(await removal.deleteFinished()).toBe(0);
  server.pass(DAY);
  expect(await removal.deleteFinished()).toBe(1);
  expect(await numbers()).toEqual(['TBA000000000123']);
  expect(await db.$count(checkpoints)).toBe(0);
  expect(
    await server.services.shipments.statistics.readCapacity({ gid: client.buyer.gid, scope: 'BUYER' }),
  ).toMatchObject({
    used: 1,
  });
});

it('removes what was deleted once no undo can bring it back', async () => {
  const [id = ''] = await client.add(['TBA000000000123']);
  await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: [id] });
  server.pass(DAY - 60_000);
  expect(await server.services.removal.deleteFinished()).toBe(0);
  server.pass(60_000);
  expect(await server.services.removal.deleteFinished()).toBe(1);
});

it('removes each once when two processes do it at once', async () => {
  const { db, now, removal } = server.services;
  await client.add(Array.from({ length: 30 }, (_, index) => `TBA0000000000${10 + index}`));
  await db.execute(sql`
    INSERT INTO ${shipments} (owner_gid, scope, number, origin, check_digit, data_origin, register_time, data_source,
      package_status, sub_status, change_time, latest_event_time)
    SELECT owner_gid, scope, 'X' || number || step, origin, check_digit, data_origin, register_time, data_source,
      package_status, sub_status, change_time, latest_event_time FROM ${shipments}, generate_series(1, 39) AS step`);
  await db
    .update(shipments)
    .set({ trackingStatus: 'Stopped', stopTrackTime: now(), stopTrackReason: 'ByRequest' })
    .where(eq(shipments.ownerGid, client.buyer.gid));
  server.pass(91 * DAY);
  const counts = await Promise.all([removal.deleteFinished(), createRemoval(db, now).deleteFinished()]);
  expect(counts[0] + counts[1]).toBe(1_200);
  expect(await numbers()).toEqual([]);
});
