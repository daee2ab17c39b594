import type { AirDetail, AirRow } from '@tracking-console/contract/air';
import { FSU_CODES } from '@tracking-console/contract/airConstants';
import { airCheckDigit } from '@tracking-console/contract/airWaybillNumber';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../testing/webhookClient.ts';
import { HOUR } from '../../durations.ts';

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
