import { DAY } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, inArray } from '../../drizzle.ts';
import { shipments } from './model/shipmentTable.ts';

const NUMBERS = ['TBA000000000001', 'TBA000000000002', 'TBA000000000003'];

let server: TestServer;
let client: BuyerClient;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  ids = await client.add(NUMBERS);
  await deliver(ids.slice(0, 1), 20);
  await deliver(ids.slice(1, 2), 5);
});

async function deliver(which: string[], daysAgo: number) {
  const deliveryTime = new Date(server.services.now().getTime() - daysAgo * DAY);
  await server.services.db
    .update(shipments)
    .set({ packageStatus: 'Delivered', subStatus: 'Delivered_Other', deliveryTime })
    .where(inArray(shipments.id, which.map(Number)));
}

const archiveAfter = (autoArchiveDays: number) =>
  callBuyer(client.buyer, 'SaveSettings', { Section: 'tracking', Values: { autoArchiveDays } });
const run = () => server.services.autoArchive.archiveDelivered();
const archived = async () =>
  (await callBuyer(client.buyer, 'GetTrackInfoList', { IsArchived: true })).Json.map((row) => row.FTrackInfoId);

it('PG-3 archives what was delivered so many days ago, and only where it is wanted', async () => {
  await run();
  expect(await archived()).toEqual([]);
  await archiveAfter(14);
  await run();
  expect(await archived()).toEqual([ids[0]]);
  const { Json } = await callBuyer(client.buyer, 'GetIndexData', {});
  expect(Json.utn).toMatchObject({ unum: 2, anum: 1 });
});

it('PG-3 a shipment that was taken out again is left alone for as many days', async () => {
  await archiveAfter(14);
  await run();
  await callBuyer(client.buyer, 'SetTrackActivate', { TrackInfoIds: [ids[0] ?? ''] });
  await run();
  expect(await archived()).toEqual([]);
  await server.services.db
    .update(shipments)
    .set({ activateTime: new Date(server.services.now().getTime() - 15 * DAY) })
    .where(eq(shipments.id, Number(ids[0])));
  await run();
  expect(await archived()).toEqual([ids[0]]);
});

it('PG-3 each shipment is archived once, however many processes see to it', async () => {
  await archiveAfter(1);
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
});
