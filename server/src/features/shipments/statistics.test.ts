import { DAY } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, sql } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';
import { type NewShipment, shipments } from './model/shipmentTable.ts';
import { shipmentMoments } from './shipmentMomentTable.ts';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `TBA${String(index).padStart(12, '0')}`);
const change = (id: string | undefined, values: Partial<NewShipment>) =>
  server.services.db
    .update(shipments)
    .set(values)
    .where(eq(shipments.id, Number(id)));
const today = (hours = 0) => new Date(Math.floor(server.services.now().getTime() / DAY) * DAY + hours * 3_600_000);
const days = (zone: string) => callBuyer(client.buyer, 'GetStatDaily', { Days: 5, Zone: zone });

describe('GetStatDaily', () => {
  it('PG-1d counts each day in the asker’s zone, quarter hours included', async () => {
    const [one, other] = await client.add(numbers(2));
    // 18:10 and 18:20 UTC: before and after midnight in Kathmandu.
    await change(one, { registerTime: new Date(today(18).getTime() + 600_000 - 2 * DAY) });
    await change(other, { registerTime: new Date(today(18).getTime() + 1_200_000 - 2 * DAY) });
    const added = async (zone: string) => (await days(zone)).Json.filter(({ Added }) => Added > 0);
    const date = (offset: number) => new Date(today().getTime() + offset * DAY).toISOString().slice(0, 10);
    expect(await added('UTC')).toEqual([{ Date: date(-2), Added: 2, Delivered: 0 }]);
    expect(await added('Asia/Kathmandu')).toEqual([
      { Date: date(-2), Added: 1, Delivered: 0 },
      { Date: date(-1), Added: 1, Delivered: 0 },
    ]);
  });

  it('PG-1d stays exact through everything that happens to a shipment', async () => {
    const ids = await client.add(numbers(12));
    const deliveryTime = new Date(today().getTime() - DAY);
    for (const id of ids.slice(0, 6)) await change(id, { deliveryTime });
    await change(ids[0], { deliveryTime: null });
    await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: ids.slice(0, 2) });
    await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: ids.slice(2, 5) });
    await callBuyer(client.buyer, 'RestoreTrackNo', { TrackInfoIds: ids.slice(4, 5) });
    const { Json } = await days('UTC');
    const sum = (name: 'Added' | 'Delivered') => Json.reduce((total, day) => total + day[name], 0);
    expect([sum('Added'), sum('Delivered')]).toEqual([10, 3]);
  });

  it('PG-1d nothing is lost by folding, and a user who goes leaves nothing', async () => {
    await client.add(numbers(30));
    const { db } = server.services;
    const mine = eq(shipmentMoments.ownerGid, client.buyer.gid);
    await db.execute(sql`SELECT fold_shipment_moments(${client.buyer.gid}, 'BUYER', NULL, NULL)`);
    const rows = await db.select().from(shipmentMoments).where(mine);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    await db.delete(users).where(eq(users.gid, client.buyer.gid));
    expect(await db.$count(shipmentMoments, mine)).toBe(0);
  });
});

it('PG-1d GetStatTransit tells how long half, and nine of ten, of a carrier’s deliveries took', async () => {
  const ids = await client.add(numbers(11));
  const deliveryTime = today();
  for (const [index, id] of ids.entries())
    await change(id, { carrier: 100002, deliveryTime, pickupTime: new Date(deliveryTime.getTime() - index * DAY) });
  const { Json } = await callBuyer(client.buyer, 'GetStatTransit', { Days: 30 });
  expect(Json).toEqual([{ Carrier: 100002, Delivered: 11, Median: 5, P90: 9 }]);
});

it('PG-1c GetArrivingSoon lists what is expected within three days, the first of them first', async () => {
  const ids = await client.add(numbers(6));
  const expected = (inDays: number) => {
    const at = `${new Date(today().getTime() + inDays * DAY).toISOString().slice(0, 10)}T20:00:00+00:00`;
    return { estimatedDelivery: { source: 'Official', from: at, to: at } } as const;
  };
  await change(ids[0], { ...expected(3), packageStatus: 'InTransit' });
  await change(ids[1], { ...expected(0), packageStatus: 'OutForDelivery' });
  await change(ids[2], { ...expected(4), packageStatus: 'InTransit' });
  await change(ids[3], { ...expected(-1), packageStatus: 'InTransit' });
  await change(ids[4], { ...expected(1), packageStatus: 'Delivered' });
  const { Json } = await callBuyer(client.buyer, 'GetArrivingSoon', { Zone: 'UTC' });
  expect(Json.map(({ FTrackInfoId }) => FTrackInfoId)).toEqual([ids[1], ids[0]]);
});

it('PG-1c each row says why it needs attention', async () => {
  const ids = await client.add(numbers(5));
  const longAgo = new Date(server.services.now().getTime() - 8 * DAY);
  await change(ids[0], { packageStatus: 'InTransit', subStatus: 'InTransit_CustomsRequiringInformation' });
  await change(ids[1], { packageStatus: 'DeliveryFailure', subStatus: 'DeliveryFailure_NoBody' });
  await change(ids[2], {
    packageStatus: 'AvailableForPickup',
    subStatus: 'AvailableForPickup_Other',
    changeTime: longAgo,
  });
  await change(ids[3], { packageStatus: 'InTransit', subStatus: 'InTransit_Other', changeTime: longAgo });
  const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', {});
  const reasons = Object.fromEntries(Json.map((row) => [row.FTrackInfoId, row.attention_reason]));
  expect(ids.map((id) => reasons[id])).toEqual(['customs', 'failedDelivery', 'waitsForPickup', 'quiet', null]);
});

it('PG-1c a visit ends when nothing is asked for half an hour, and the next one knows when', async () => {
  const visitor = await signedIn(server);
  const lastVisit = async () => (await callBuyer(visitor, 'GetIndexData', {})).Json.last_visit;
  expect(await lastVisit()).toBeNull();
  server.pass(20 * 60_000);
  await callBuyer(visitor, 'GetRecentUpdates', {});
  const seen = server.services.now().getTime();
  server.pass(40 * 60_000);
  const end = await lastVisit();
  expect(Math.abs(Date.parse(end ?? '') - seen)).toBeLessThan(5_000);
  expect(await lastVisit()).toBe(end);
});

it('PG-1e first steps are done when they were really done, and nobody with many shipments is bothered', async () => {
  const steps = async () => (await callBuyer(client.buyer, 'GetIndexData', {})).Json.first_steps;
  expect(await steps()).toEqual({ named: false, notified: false });
  const [id = ''] = await client.add(numbers(1));
  await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: id, Remark: 'Lamp' });
  await callBuyer(client.buyer, 'SaveSettings', { Section: 'notifications', Values: { browser: ['Delivered'] } });
  expect(await steps()).toEqual({ named: true, notified: true });
  await client.add(numbers(12));
  expect(await steps()).toBeNull();
});

it('PG-7 what a carrier may ask for is filled in from the settings, after the row’s own; an emptied one stays empty', async () => {
  const Values = { destinationCountry: 'DE', postalCode: '10115', phoneTail: '1234', translateTo: 'fr' };
  await callBuyer(client.buyer, 'SaveSettings', { Section: 'tracking', Values });
  const [usual = '', own = '', emptied = ''] = numbers(3);
  await callBuyer(client.buyer, 'AddTrackNo', {
    TrackNos: [
      usual,
      { TrackNo: own, destination_postal_code: '75001' },
      { TrackNo: emptied, destination_postal_code: '' },
    ],
  });
  const rows = await server.services.shipments.registration.findByNumbers({ gid: client.buyer.gid, scope: 'BUYER' }, [
    usual,
    own,
    emptied,
  ]);
  const usualFields = { destination_country: 'DE', destination_postal_code: '10115', phone_number_last_4: '1234' };
  expect(rows.map(({ additionalFields }) => additionalFields)).toEqual([
    usualFields,
    { ...usualFields, destination_postal_code: '75001' },
    { destination_country: 'DE', phone_number_last_4: '1234' },
  ]);
  expect(rows.map(({ lang }) => lang)).toEqual(['fr', 'fr', 'fr']);
});
