import type { AirDetail, AirRow } from '@tracking-console/contract/air';
import { AIR_CODES, FSU_CODES } from '@tracking-console/contract/airConstants';
import { airCheckDigit } from '@tracking-console/contract/airWaybillNumber';
import { TrackInfo } from '@tracking-console/contract/trackInfo';
import { Value } from 'typebox/value';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../testing/webhookClient.ts';
import { HOUR } from '../../durations.ts';
import { RETENTIONS } from '../retention/retentions.ts';

let server: TestServer;
let client: WebhookClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openWebhookClient(server);
});

const call = (verb: string, body: object = {}) => client.call(`air/${verb}`, body);
const register = (...awbs: string[]) => call('register', { items: awbs.map((awb) => ({ awb })) });
const list = async (filter: object = {}): Promise<AirRow[]> => (await call('list', filter)).data.waybills;
const get = async (awb: string): Promise<AirDetail> => (await call('get', { awb })).data;
const quota = async () => (await client.track('getquota', [])).data;

/** Whose story is of this kind: the digit before the last. */
function awbOf(story: number, { prefix = '020', serial = '123456' } = {}) {
  return `${prefix}-${serial}${story}${airCheckDigit(`${serial}${story}`)}`;
}

async function fly(hours: number): Promise<void> {
  server.pass(hours * HOUR);
  const { airSync } = server.services;
  for (let ids = await airSync.claimDue(50); ids.length > 0; ids = await airSync.claimDue(50))
    await airSync.syncWaybills(ids);
}

it('PG-10e registers waybills and refuses row by row, each with its reason', async () => {
  const { data } = await register('020-12345675', '02012345675', '020-12345670', '20-1', '043-12345675', '17600000000');
  expect(data.accepted).toEqual([{ number: '020-12345675' }, { number: '176-00000000' }]);
  expect(data.rejected).toMatchObject([
    { number: '02012345675', error: { code: -18019901 } },
    { number: '020-12345670', error: { code: -18010011, message: expect.stringContaining('020-12345675') } },
    { number: '20-1', error: { code: -18010012 } },
    { number: '043-12345675', error: { code: -18019903 } },
  ]);
  expect((await register('020-12345675')).data.rejected).toMatchObject([{ error: { code: -18019901 } }]);
});

it('PG-10e takes an unknown prefix with its airline named, and no airline that there is not', async () => {
  const named = (airline: string) => call('register', { items: [{ awb: '043-12345675', airline, reference: 'PO 7' }] });
  expect((await named('QQ')).data.rejected).toMatchObject([{ error: { code: -18019910 } }]);
  expect((await named('LH')).data.accepted).toHaveLength(1);
  expect(await list()).toMatchObject([{ airline: 'LH', airline_name: 'Lufthansa Cargo', reference: 'PO 7' }]);
});

it('PG-10e takes at most 40 a call', async () => {
  const items = Array.from({ length: 41 }, () => ({ awb: '020-12345675' }));
  expect((await call('register', { items })).code).not.toBe(0);
  expect(await list()).toEqual([]);
});

it('PG-10d names the cost and spends it once for each waybill', async () => {
  const { data } = await call('airlines');
  expect(data.cost).toBe(10);
  expect(data.airlines).toContainEqual({
    ...{ prefix: '160', iata: 'CX', icao: 'CPA', name: 'Cathay Pacific', country: 'HK' },
  });
  const before = await quota();
  await register('020-12345675', '176-00000000', '020-12345675');
  const after = await quota();
  expect(before.quota_remain - after.quota_remain).toBe(20);
});

it('PG-10d registers as many as the credits suffice for', async () => {
  const { db, quotas } = server.services;
  await db.transaction((transaction) =>
    quotas.spend(transaction, client.owner, [{ shipmentId: null, amount: 1_000 - 25 }]),
  );
  const { data } = await register(awbOf(0), awbOf(1), awbOf(2));
  expect(data.accepted).toHaveLength(2);
  expect(data.rejected).toMatchObject([{ number: awbOf(2), error: { code: -18019908 } }]);
  expect((await quota()).quota_remain).toBe(5);
});

it('PG-10b plays every code on a schedule, and nothing before its time', async () => {
  const stories = Array.from({ length: 10 }, (_, story) => awbOf(story));
  await register(...stories);
  await fly(0);
  expect(await list({ status: 'NotFound' })).toHaveLength(10);
  const seen = new Set<string>();
  for (let hours = 0; hours < 140; hours += 4) {
    await fly(4);
    for (const awb of stories) for (const { code } of (await get(awb)).events) seen.add(code);
  }
  expect([...seen].sort()).toEqual([...FSU_CODES].sort());
  const now = server.services.now().toISOString();
  for (const awb of stories) for (const { time } of (await get(awb)).events) expect(time <= now).toBe(true);
  expect(await list({ status: 'Delivered' })).toHaveLength(7);
}, 60_000);

it('PG-10c splits the pieces over several flights, with planned and actual times', async () => {
  await register(awbOf(2));
  await fly(60);
  const { flights, pieces, origin, destination, weight_kg } = await get(awbOf(2));
  expect(flights).toHaveLength(3);
  const inbound = flights.filter(({ to }) => to === destination);
  expect(inbound).toHaveLength(2);
  expect(inbound.reduce((sum, flight) => sum + flight.pieces, 0)).toBe(pieces);
  expect(inbound.reduce((sum, flight) => sum + flight.weight_kg, 0)).toBeCloseTo(weight_kg ?? 0, 0);
  expect(flights[0]).toMatchObject({ from: origin, pieces, atd: expect.any(String), ata: expect.any(String) });
});

it('PG-10c books offloaded pieces on another flight, and counts the waybill as late until they are there', async () => {
  await register(awbOf(3));
  await fly(24);
  const early = await get(awbOf(3));
  const offloaded = early.events.find(({ reason }) => reason === 'OFLD');
  expect(offloaded).toMatchObject({ code: 'DIS', remark: expect.any(String) });
  expect(early).toMatchObject({ discrepancy: true, notes: [offloaded?.remark] });
  expect(early.flights.map(({ pieces }) => pieces)).toEqual([
    (early.pieces ?? 0) - (offloaded?.pieces ?? 0),
    offloaded?.pieces,
  ]);
  expect(early.delay_minutes).toBe(24 * 60);
  expect(await list({ delayed: true })).toHaveLength(1);
  await fly(90);
  expect(await get(awbOf(3))).toMatchObject({ status: 'Delivered', discrepancy: false, mismatch: null });
});

it('PG-10c tells a delay from the first schedule, before and after the departure', async () => {
  await register(awbOf(4), awbOf(0));
  await fly(26);
  expect(await list({ delayed: true })).toMatchObject([{ awb: awbOf(4), delay_minutes: 330 }]);
  const [flight] = (await get(awbOf(4))).flights;
  expect(Date.parse(flight?.etd ?? '') - Date.parse(flight?.std ?? '')).toBe(5.5 * HOUR);
  await fly(90);
  expect(await list({ delayed: true })).toMatchObject([{ awb: awbOf(4), status: 'Delivered', delay_minutes: 330 }]);
});

it('PG-10c warns of pieces that do not add up until they are found', async () => {
  const [found, lost, damaged] = [awbOf(5), awbOf(6), awbOf(7)];
  await register(found, lost, damaged);
  await fly(45);
  const { mismatch, pieces = 0, destination } = await get(lost);
  expect(mismatch).toEqual({ airport: destination, expected: pieces, counted: (pieces ?? 0) - 1 });
  expect(await get(lost)).toMatchObject({ status: 'Exception', sub_status: 'Exception_Lost', discrepancy: true });
  expect(await get(damaged)).toMatchObject({ sub_status: 'Exception_Damage', discrepancy: true, mismatch: null });
  await fly(60);
  expect(await get(found)).toMatchObject({ status: 'Delivered', discrepancy: false, mismatch: null });
  expect((await list({ discrepancy: true })).map(({ awb }) => awb)).toEqual([damaged, lost]);
});

it('PG-10b finds waybills by number, reference, airline, airport and time, in either order', async () => {
  const items = [
    { awb: awbOf(0), reference: 'Spring 100%' },
    { awb: awbOf(1, { prefix: '160' }), reference: 'Autumn' },
  ];
  await call('register', { items });
  await fly(5);
  const awbs = async (filter: object) => (await list(filter)).map(({ awb }) => awb);
  const [first = '', second = ''] = items.map(({ awb }) => awb);
  expect(await awbs({ search: first.replace('-', ' ') })).toEqual([first]);
  expect(await awbs({ search: '0%' })).toEqual([first]);
  expect(await awbs({ search: 'AUTUMN' })).toEqual([second]);
  expect(await awbs({ airline: 'CX' })).toEqual([second]);
  expect(await awbs({ airport: 'HKG', airline: 'CX' })).toEqual([second]);
  expect(await awbs({ airport: 'XXX' })).toEqual([]);
  expect(await awbs({ order_by: 'RegisterTimeAsc' })).toEqual([first, second]);
  expect(await awbs({ to: '2026-01-01T00:00Z' })).toEqual([]);
  expect((await call('list', { from: '2026-02-01T00:00Z', to: '2026-01-01T00:00Z' })).code).not.toBe(0);
  expect((await call('list', { page_no: 2 })).data).toMatchObject({ waybills: [], page: { data_total: 2 } });
});

it('PG-10b stops, changes references and deletes, each row by itself', async () => {
  await register(awbOf(0), awbOf(1));
  await fly(5);
  const stopped = await call('stop', { awbs: [awbOf(0), awbOf(2), 'x'] });
  expect(stopped.data).toMatchObject({
    accepted: [{ number: awbOf(0) }],
    rejected: [
      { number: awbOf(2), error: { code: -18019902 } },
      { number: 'x', error: { code: -18010012 } },
    ],
  });
  const before = await get(awbOf(0));
  await fly(60);
  expect((await get(awbOf(0))).events).toEqual(before.events);
  expect((await call('stop', { awbs: [awbOf(0)] })).data.rejected).toMatchObject([{ error: { code: -18019906 } }]);
  await call('reference', { awb: awbOf(1), reference: '  PO 7 ' });
  expect((await get(awbOf(1))).reference).toBe('PO 7');
  expect((await call('delete', { awbs: [awbOf(1)] })).data.accepted).toHaveLength(1);
  expect((await call('get', { awb: awbOf(1) })).code).toBe(-18019902);
  expect((await register(awbOf(1))).data.accepted).toHaveLength(1);
});

it('PG-10b ends by itself, and is deleted 90 days after', async () => {
  await register(awbOf(0), awbOf(9));
  await fly(100);
  await fly(31 * 24);
  expect(await list()).toMatchObject([
    { awb: awbOf(9), tracking_status: 'Stopped', status: 'NotFound' },
    { awb: awbOf(0), tracking_status: 'Stopped', status: 'Delivered' },
  ]);
  const kept = RETENTIONS.find(({ tables }) => tables.includes('air_waybills'));
  server.pass(89 * 24 * HOUR);
  await kept?.clear?.(server.services);
  expect(await list()).toHaveLength(2);
  server.pass(2 * 24 * HOUR);
  await kept?.clear?.(server.services);
  expect(await list()).toEqual([]);
});

it('PG-10b tells webhooks of every update and of the end, and pushes again when asked', async () => {
  expect((await register(awbOf(4))).data.accepted).toHaveLength(1);
  await fly(1);
  expect((await call('push', { awbs: [awbOf(4)] })).code).toBe(-18010204);
  await client.save({});
  await fly(60);
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
  expect((await call('push', { awbs: [awbOf(4), awbOf(5)] })).data).toMatchObject({
    accepted: [{ number: awbOf(4) }],
    rejected: [{ error: { code: -18019902 } }],
  });
  expect(await client.deliveries()).toHaveLength(count + 1);
  await call('stop', { awbs: [awbOf(4)] });
  expect((await client.deliveries())[0]).toMatchObject({ event: 'TRACKING_STOPPED', number: awbOf(4) });
  const shipments = await client.register('RB123456785GB');
  expect((await client.call('webhook/deliveries', { number: 'RB123456785GB' })).data.deliveries).toEqual([]);
  expect(shipments).toHaveLength(1);
});

it('PG-10b gives a waybill an id no shipment has', async () => {
  const [before = 0] = await client.register('RB123456785GB');
  await register(awbOf(0));
  const [after = 0] = await client.register('1Z5R89390357567127');
  const { rows } = await server.services.database.pool.query('SELECT id::int FROM air_waybills WHERE gid = $1', [
    client.owner.gid,
  ]);
  expect(rows).toEqual([{ id: after - 1 }]);
  expect(after - before).toBe(2);
});

it('PG-10b tells open consoles what has changed, once', async () => {
  await register(awbOf(0));
  await fly(2);
  await fly(0);
  const { rows } = await server.services.database.pool.query(
    'SELECT kind, scope, ids FROM live_events WHERE gid = $1 ORDER BY id',
    [client.owner.gid],
  );
  const told = { kind: 'waybills', scope: 'API', ids: [expect.any(String)] };
  expect(rows).toEqual([told, told]);
});

it('PG-10b records an answer once when two processes have asked', async () => {
  await register(awbOf(0));
  await fly(0);
  server.pass(3 * HOUR);
  const { airSync } = server.services;
  const [id = 0] = await airSync.claimDue(10);
  await client.save({});
  await Promise.all([airSync.syncWaybills([id]), airSync.syncWaybills([id])]);
  expect((await get(awbOf(0))).events).toHaveLength(1);
  expect(await client.deliveries()).toHaveLength(1);
});

it('PG-10b exports what a filter finds, or what was chosen, as a task', async () => {
  await call('register', { items: [{ awb: awbOf(4), reference: 'PO "7"' }, { awb: awbOf(0) }] });
  await fly(30);
  const start = async (choice: object, request_id: string) => {
    const body = { format: 'csv', choice, time_zone: 'UTC', time_zone_offset: 0, request_id };
    const { data } = await call('export', body);
    await server.services.taskRunner.run(Number(data.task.id), () => false);
    return (
      await client.caller.post('/console-api/v1/task/download', { scope: 'API', id: data.task.id, file: 'result' })
    ).body;
  };
  const late = await start({ filter: { delayed: true } }, 'a0e0d0c0-0001');
  expect(late).toContain('Air waybill,Airline,Origin,Destination,Pieces');
  expect(late).toContain(`${awbOf(4)},Lufthansa Cargo`);
  expect(late).toContain('"PO ""7"""');
  expect(late).not.toContain(awbOf(0));
  const chosen = await start({ awbs: [awbOf(0), '176-00000000'] }, 'a0e0d0c0-0002');
  expect(chosen.trim().split('\n')).toHaveLength(2);
});

it('PG-10e registers nothing where journeys come from a real source', async () => {
  const { configuration } = server.services;
  const source = { kind: 'aftership', url: 'https://example.com', key: 'a-key-of-tests', secrets: [] } as const;
  configuration.carrierSource = source;
  const { code } = await register(awbOf(0));
  configuration.carrierSource = null;
  expect(code).toBe(AIR_CODES.noSource);
  expect(await list()).toEqual([]);
});
