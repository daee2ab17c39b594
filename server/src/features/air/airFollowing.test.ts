import { FSU_CODES } from '@tracking-console/contract/air/airConstants';
import { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { HOUR } from '@tracking-console/contract/values/durations';
import { Value } from 'typebox/value';
import { type AirClient, awbOf, openAirClient } from '../../../testing/airClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { RETENTIONS } from '../retention/retentions.ts';

let server: TestServer;
let client: AirClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openAirClient(server, 'test');
});

it('PG-10b plays every code on a schedule, and nothing before its time', async () => {
  const stories = Array.from({ length: 10 }, (_, story) => awbOf(story));
  await client.add(...stories);
  await client.fly(0);
  expect(await client.list({ status: 'NotFound' })).toHaveLength(10);
  const seen = new Set<string>();
  for (let hours = 0; hours < 140; hours += 4) {
    await client.fly(4);
    for (const awb of stories) for (const { code } of (await client.get(awb)).events) seen.add(code);
  }
  expect([...seen].sort()).toEqual([...FSU_CODES].sort());
  const now = server.services.now().toISOString();
  for (const awb of stories) for (const { time } of (await client.get(awb)).events) expect(time <= now).toBe(true);
  expect(await client.list({ status: 'Delivered' })).toHaveLength(7);
}, 180_000);

it('PG-10c splits the pieces over several flights, with planned and actual times', async () => {
  await client.add(awbOf(2));
  await client.fly(60);
  const { flights, pieces, origin, destination, weight_kg } = await client.get(awbOf(2));
  expect(flights).toHaveLength(3);
  const inbound = flights.filter(({ to }) => to === destination);
  expect(inbound).toHaveLength(2);
  expect(inbound.reduce((sum, flight) => sum + flight.pieces, 0)).toBe(pieces);
  expect(inbound.reduce((sum, flight) => sum + flight.weight_kg, 0)).toBeCloseTo(weight_kg ?? 0, 0);
  expect(flights[0]).toMatchObject({ from: origin, pieces, atd: expect.any(String), ata: expect.any(String) });
});

it('PG-10c books offloaded pieces on another flight, and counts the waybill as late until they are there', async () => {
  await client.add(awbOf(3));
  await client.fly(24);
  const early = await client.get(awbOf(3));
  const offloaded = early.events.find(({ reason }) => reason === 'OFLD');
  expect(offloaded).toMatchObject({ code: 'DIS', remark: expect.any(String) });
  expect(early).toMatchObject({ discrepancy: true, notes: [offloaded?.remark] });
  expect(early.flights.map(({ pieces }) => pieces)).toEqual([
    (early.pieces ?? 0) - (offloaded?.pieces ?? 0),
    offloaded?.pieces,
  ]);
  expect(early.delay_minutes).toBe(24 * 60);
  expect(await client.list({ delayed: true })).toHaveLength(1);
  await client.fly(90);
  expect(await client.get(awbOf(3))).toMatchObject({ status: 'Delivered', discrepancy: false, mismatch: null });
});

it('PG-10c tells a delay from the first schedule, before and after the departure', async () => {
  await client.add(awbOf(4), awbOf(0));
  await client.fly(26);
  expect(await client.list({ delayed: true })).toMatchObject([{ awb: awbOf(4), delay_minutes: 330 }]);
  const [flight] = (await client.get(awbOf(4))).flights;
  expect(Date.parse(flight?.etd ?? '') - Date.parse(flight?.std ?? '')).toBe(5.5 * HOUR);
  await client.fly(90);
  expect(await client.list({ delayed: true })).toMatchObject([
    { awb: awbOf(4), status: 'Delivered', delay_minutes: 330 },
  ]);
});

it('PG-10c warns of pieces that do not add up until they are found', async () => {
  const [found, lost, damaged] = [awbOf(5), awbOf(6), awbOf(7)];
  await client.add(found, lost, damaged);
  await client.fly(45);
  const { mismatch, pieces = 0, destination } = await client.get(lost);
  expect(mismatch).toEqual({ airport: destination, expected: pieces, counted: (pieces ?? 0) - 1 });
  expect(await client.get(lost)).toMatchObject({
    status: 'Exception',
    sub_status: 'Exception_Lost',
    discrepancy: true,
  });
  expect(await client.get(damaged)).toMatchObject({
    sub_status: 'Exception_Damage',
    discrepancy: true,
    mismatch: null,
  });
  await client.fly(60);
  expect(await client.get(found)).toMatchObject({ status: 'Delivered', discrepancy: false, mismatch: null });
  expect((await client.list({ discrepancy: true })).map(({ awb }) => awb)).toEqual([damaged, lost]);
});

it('PG-10b ends by itself, and is deleted 90 days after', async () => {
  await client.add(awbOf(0), awbOf(9));
  await client.fly(100);
  await client.fly(31 * 24);
  expect(await client.list()).toMatchObject([
    { awb: awbOf(9), tracking_status: 'Stopped', status: 'NotFound' },
    { awb: awbOf(0), tracking_status: 'Stopped', status: 'Delivered' },
  ]);
  const kept = RETENTIONS.find(({ tables }) => tables.includes('air_waybills'));
  server.pass(89 * 24 * HOUR);
  await kept?.clear?.(server.services);
  expect(await client.list()).toHaveLength(2);
  server.pass(2 * 24 * HOUR);
  await kept?.clear?.(server.services);
  expect(await client.list()).toEqual([]);
});

it('PG-10b tells webhooks of every update and of the end, and pushes again when asked', async () => {
  expect((await client.add(awbOf(4))).data.accepted).toHaveLength(1);
  await client.fly(1);
  expect((await client.air('push', { awbs: [awbOf(4)] })).code).toBe(-18010204);
  await client.save({});
  await client.fly(60);
  const [newest] = await client.deliveries({ number: awbOf(4) });
  const { body } = (await client.call('webhook/delivery', { id: newest?.id })).data;
  const { event, data } = JSON.parse(body);
  expect(event).toBe('TRACKING_UPDATED');
  expect(data).toMatchObject({ number: awbOf(4), carrier: 0, air_waybill: { airline: 'LH', flights: { length: 1 } } });
  expect(Value.Check(TrackInfo, data.track_info)).toBe(true);
  expect(data.track_info).toMatchObject({
    latest_event: { stage: expect.any(String) },
    misc_info: { pieces: String(data.air_waybill.pieces) },
    tracking: { providers: [{ provider: { name: 'Lufthansa Cargo' } }] },
  });
  const count = (await client.deliveries()).length;
  expect((await client.air('push', { awbs: [awbOf(4), awbOf(5)] })).data).toMatchObject({
    accepted: [{ number: awbOf(4) }],
    rejected: [{ error: { code: -18019902 } }],
  });
  expect(await client.deliveries()).toHaveLength(count + 1);
  await client.air('stop', { awbs: [awbOf(4)] });
  expect((await client.deliveries())[0]).toMatchObject({ event: 'TRACKING_STOPPED', number: awbOf(4) });
  const shipments = await client.register('RB123456785GB');
  expect((await client.call('webhook/deliveries', { number: 'RB123456785GB' })).data.deliveries).toEqual([]);
  expect(shipments).toHaveLength(1);
});

it('PG-10b tells open consoles what has changed, once', async () => {
  await client.add(awbOf(0));
  await client.fly(2);
  await client.fly(0);
  const { rows } = await server.services.database.pool.query(
    'SELECT kind, scope, ids FROM live_events WHERE gid = $1 ORDER BY id',
    [client.owner.gid],
  );
  const told = { kind: 'waybills', scope: 'API', ids: [expect.any(String)] };
  expect(rows).toEqual([told, told]);
});

it('PG-10b records an answer once when two processes have asked', async () => {
  await client.add(awbOf(0));
  await client.fly(0);
  server.pass(3 * HOUR);
  const { airSync } = server.services;
  const [id = 0] = await airSync.claimDue(10);
  await client.save({});
  await Promise.all([airSync.syncWaybills([id]), airSync.syncWaybills([id])]);
  expect((await client.get(awbOf(0))).events).toHaveLength(1);
  expect(await client.deliveries()).toHaveLength(1);
});
