import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import type { CarrierAdapter } from '../journeys/carrierAdapter.ts';
import { createRealTimeQueries } from './realTimeQueries.ts';

const UPS = '1Z5R89390357567127';
const UPS_KEY = 100002;
const ROYAL_MAIL = 11031;

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openTrackClient(server);
});

const ask = (more: object = {}) => client.call('getRealTimeTrackInfo', [{ number: UPS, carrier: UPS_KEY, ...more }]);
const allow = () => server.services.quotas.allowRealTime(client.owner, true);
const codeOf = async (more: object = {}) => (await ask(more)).json().data.rejected?.[0]?.error.code ?? 0;

it('PA-4 is refused where the account may not ask in real time, and costs nothing', async () => {
  expect(await codeOf()).toBe(-18019912);
  expect(await client.quota()).toBe(0);
});

it.each<[unknown, number]>([
  [undefined, 1],
  [null, 1],
  [0, 1],
  ['0', 1],
  ['Standard', 1],
  [1, 10],
  ['1', 10],
  ['instant', 10],
])('PA-7 PA-2 cacheLevel %j answers the journey and costs %i', async (cacheLevel, cost) => {
  await allow();
  const answer = await ask({ carrier: String(UPS_KEY), cacheLevel });
  expect(answer.json()).toMatchObject({
    code: 0,
    data: {
      accepted: [{ number: UPS, carrier: UPS_KEY, tag: null, track_info: { tracking: { providers: [{}] } } }],
      rejected: [],
    },
  });
  const [{ track_info: info }] = answer.json().data.accepted;
  expect(info.latest_event).toEqual(info.tracking.providers[0].events[0]);
  expect(info.milestone).toHaveLength(9);
  expect(await client.quota()).toBe(cost);
});

it('PA-2 answers what is registered as its journey goes on', async () => {
  await allow();
  await client.call('register', [{ number: UPS, tag: 'Mine' }]);
  await client.travel(4);
  const [stored] = await client.accepted('gettrackinfo', [{ number: UPS }]);
  for (const cacheLevel of [0, 1]) {
    const [asked] = (await ask({ cacheLevel })).json().data.accepted;
    expect(asked).toMatchObject({ tag: 'Mine', track_info: { milestone: stored.track_info.milestone } });
    expect(asked.track_info.latest_status).toEqual(stored.track_info.latest_status);
  }
});

it('PA-4 says what is wrong with a query, and charges nothing', async () => {
  await allow();
  expect(await codeOf({ carrier: ROYAL_MAIL })).toBe(-18019818);
  expect(await codeOf({ carrier: 7 })).toBe(-18019910);
  expect(await codeOf({ carrier: null })).toBe(-18010010);
  expect(await codeOf({ cacheLevel: 2 })).toBe(-18010015);
  expect(await codeOf({ cacheLevel: 'fresh' })).toBe(-18010015);
  expect(await codeOf({ number: '1Z5R89390357567128' })).toBe(-18019817);
  const two = await client.call('getrealtimetrackinfo', [{ number: UPS }, { number: UPS }]);
  expect(two.json()).toMatchObject({ code: -18010014 });
  expect(await client.quota()).toBe(0);
});

it('PA-4 needs the credits it would cost', async () => {
  await allow();
  const { db, quotas } = server.services;
  await db.transaction(async (transaction) =>
    quotas.spend(await quotas.lockAccount(transaction, { ...client.owner, scope: 'API' }), [
      { shipmentId: null, amount: 95 },
    ]),
  );
  expect(await codeOf({ cacheLevel: 1 })).toBe(-18019908);
  expect(await codeOf()).toBe(0);
});

it('PA-4 two queries at once never spend a credit twice', async () => {
  await allow();
  const { db, quotas } = server.services;
  await db.transaction(async (transaction) =>
    quotas.spend(await quotas.lockAccount(transaction, { ...client.owner, scope: 'API' }), [
      { shipmentId: null, amount: 89 },
    ]),
  );
  const codes = await Promise.all([codeOf({ cacheLevel: 1 }), codeOf({ cacheLevel: 1 })]);
  expect(codes.sort()).toEqual([-18019908, 0].sort());
  expect((await quotas.read(client.owner)).quota_remain).toBe(1);
});

it.each<[string, CarrierAdapter['fetch'], number]>([
  ['that does not answer in time', () => new Promise(() => undefined), -18019815],
  ['that answers with an error', async () => Promise.reject(new Error('no')), -18019816],
])('PA-4 a carrier %s is not charged', async (_what, fetch, code) => {
  await allow();
  const adapter: CarrierAdapter = { dataSource: 'carrier', fetch };
  const query = createRealTimeQueries({ ...server.services, adapters: [adapter], patience: 20 });
  expect(await query(client.owner, { number: UPS, carrier: UPS_KEY })).toBe(code);
  expect(await client.quota()).toBe(0);
});
