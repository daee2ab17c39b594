import { AIR_CODES } from '@tracking-console/contract/air/airConstants';
import { type AirClient, awbOf, openAirClient } from '../../../testing/airClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: AirClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openAirClient(server);
});

it('PG-10e registers waybills and refuses row by row, each with its reason', async () => {
  const { data } = await client.add(
    '020-12345675',
    '02012345675',
    '020-12345670',
    '20-1',
    '043-12345675',
    '17600000000',
  );
  expect(data.accepted).toEqual([{ number: '020-12345675' }, { number: '176-00000000' }]);
  expect(data.rejected).toMatchObject([
    { number: '02012345675', error: { code: -18019901 } },
    { number: '020-12345670', error: { code: -18010011, message: expect.stringContaining('020-12345675') } },
    { number: '20-1', error: { code: -18010012 } },
    { number: '043-12345675', error: { code: -18019903 } },
  ]);
  expect((await client.add('020-12345675')).data.rejected).toMatchObject([{ error: { code: -18019901 } }]);
});

it('PG-10e takes an unknown prefix with its airline named, and no airline that there is not', async () => {
  const named = (airline: string) =>
    client.air('register', { items: [{ awb: '043-12345675', airline, reference: 'PO 7' }] });
  expect((await named('QQ')).data.rejected).toMatchObject([{ error: { code: -18019910 } }]);
  expect((await named('LH')).data.accepted).toHaveLength(1);
  expect(await client.list()).toMatchObject([{ airline: 'LH', airline_name: 'Lufthansa Cargo', reference: 'PO 7' }]);
});

it('PG-10e takes at most 40 a call', async () => {
  const items = Array.from({ length: 41 }, () => ({ awb: '020-12345675' }));
  expect((await client.air('register', { items })).code).not.toBe(0);
  expect(await client.list()).toEqual([]);
});

it('PG-10d names the cost and spends it once for each waybill', async () => {
  const { data } = await client.air('airlines');
  expect(data.cost).toBe(10);
  expect(data.airlines).toContainEqual({
    ...{ prefix: '160', iata: 'CX', icao: 'CPA', name: 'Cathay Pacific', country: 'HK' },
  });
  const before = await client.quota();
  await client.add('020-12345675', '176-00000000', '020-12345675');
  const after = await client.quota();
  expect(before.quota_remain - after.quota_remain).toBe(20);
});

it('PG-10d registers as many as the credits suffice for', async () => {
  const { db, quotas } = server.services;
  await db.transaction(async (transaction) =>
    quotas.spend(await quotas.lockAccount(transaction, { ...client.owner, scope: 'API' }), [
      { shipmentId: null, amount: 1_000 - 25 },
    ]),
  );
  const { data } = await client.add(awbOf(0), awbOf(1), awbOf(2));
  expect(data.accepted).toHaveLength(2);
  expect(data.rejected).toMatchObject([{ number: awbOf(2), error: { code: -18019908 } }]);
  expect((await client.quota()).quota_remain).toBe(5);
});

it('PG-10b finds waybills by number, reference, airline, airport and time, in either order', async () => {
  const items = [
    { awb: awbOf(0), reference: 'Spring 100%' },
    { awb: awbOf(1, { prefix: '160' }), reference: 'Autumn' },
  ];
  await client.air('register', { items });
  await client.fly(5);
  const awbs = async (filter: object) => (await client.list(filter)).map(({ awb }) => awb);
  const [first = '', second = ''] = items.map(({ awb }) => awb);
  expect(await awbs({ search: first.replace('-', ' ') })).toEqual([first]);
  expect(await awbs({ search: '0%' })).toEqual([first]);
  expect(await awbs({ search: 'AUTUMN' })).toEqual([second]);
  expect(await awbs({ airline: 'CX' })).toEqual([second]);
  expect(await awbs({ airport: 'HKG', airline: 'CX' })).toEqual([second]);
  expect(await awbs({ airport: 'XXX' })).toEqual([]);
  expect(await awbs({ order_by: 'RegisterTimeAsc' })).toEqual([first, second]);
  expect(await awbs({ to: '2026-01-01T00:00Z' })).toEqual([]);
  expect((await client.air('list', { from: '2026-02-01T00:00Z', to: '2026-01-01T00:00Z' })).code).not.toBe(0);
  expect((await client.air('list', { page_no: 2 })).data).toMatchObject({ waybills: [], page: { data_total: 2 } });
});

it('PG-10b stops, changes references and deletes, each row by itself', async () => {
  await client.add(awbOf(0), awbOf(1));
  await client.fly(5);
  const stopped = await client.air('stop', { awbs: [awbOf(0), awbOf(2), 'x'] });
  expect(stopped.data).toMatchObject({
    accepted: [{ number: awbOf(0) }],
    rejected: [
      { number: awbOf(2), error: { code: -18019902 } },
      { number: 'x', error: { code: -18010012 } },
    ],
  });
  const before = await client.get(awbOf(0));
  await client.fly(60);
  expect((await client.get(awbOf(0))).events).toEqual(before.events);
  expect((await client.air('stop', { awbs: [awbOf(0)] })).data.rejected).toMatchObject([
    { error: { code: -18019906 } },
  ]);
  await client.air('reference', { awb: awbOf(1), reference: '  PO 7 ' });
  expect((await client.get(awbOf(1))).reference).toBe('PO 7');
  expect((await client.air('delete', { awbs: [awbOf(1)] })).data.accepted).toHaveLength(1);
  expect((await client.air('get', { awb: awbOf(1) })).code).toBe(-18019902);
  expect((await client.add(awbOf(1))).data.accepted).toHaveLength(1);
});

it('PG-10b gives a waybill an id no shipment has', async () => {
  const [before = 0] = await client.register('RB123456785GB');
  await client.add(awbOf(0));
  const [after = 0] = await client.register('1Z5R89390357567127');
  const { rows } = await server.services.database.pool.query('SELECT id::int FROM air_waybills WHERE gid = $1', [
    client.owner.gid,
  ]);
  expect(rows).toEqual([{ id: after - 1 }]);
  expect(after - before).toBe(2);
});

it('PG-10b exports what a filter finds, or what was chosen, as a task', async () => {
  await client.air('register', { items: [{ awb: awbOf(4), reference: 'PO "7"' }, { awb: awbOf(0) }] });
  await client.fly(30);
  const start = async (choice: object, request_id: string) => {
    const body = { format: 'csv', choice, time_zone: 'UTC', time_zone_offset: 0, request_id };
    const { data } = await client.air('export', body);
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
  const { code } = await client.add(awbOf(0));
  configuration.carrierSource = null;
  expect(code).toBe(AIR_CODES.noSource);
  expect(await client.list()).toEqual([]);
});
