import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { sql } from '../../drizzle.ts';
import { rateLimits } from '../limits/rateLimitTable.ts';
import type { CallRecord } from './callRecord.ts';
import { createRequestLog } from './requestLog.ts';

const AT_ONCE = 25;

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openTrackClient(server);
  server.pass(MINUTE - (server.services.now().getTime() % MINUTE));
});

/** A program that does not wait. */
async function loop(times: number, name: (n: number) => string = () => 'getquota', remoteAddress = '127.0.0.1') {
  const headers = { 'content-type': 'application/json', '17token': client.key };
  return some(times, (n) =>
    server.app.inject({ method: 'POST', url: `/track/v2.4/${name(n)}`, headers, payload: '[]', remoteAddress }),
  );
}

/** Some at a time: all at once they would wait too long for the database. */
async function some(times: number, call: (n: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += AT_ONCE) {
    const answers = Array.from({ length: Math.min(AT_ONCE, times - n) }, (_, place) => call(n + place));
    statuses.push(...(await Promise.all(answers)).map(({ statusCode }) => statusCode));
  }
  return statuses;
}

async function list(filter: object = {}) {
  await server.services.requestLog.flush();
  const { data } = (await client.developer.post('/console-api/v1/logs/list', { page_size: 100, ...filter })).json();
  return data;
}
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

it('PA-1 PG-13c counts what a looping program is refused, and keeps the first call of each minute', async () => {
  const statuses = await loop(300);
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([3, 297]);
  const { logs, refused } = await list();
  expect(logs).toHaveLength(4);
  expect(refused).toEqual({ limited: 297, barred: 0 });
  server.pass(MINUTE);
  await loop(100);
  expect((await list({ http_status: 429 })).logs).toHaveLength(2);
  expect(await server.services.usage.readLastDay(client.owner)).toMatchObject({ requests: 400, limited: 394 });
});

it('PG-13c says how many were refused in the chosen period, by what the list is narrowed to', async () => {
  await loop(103);
  await loop(50, () => 'gettracklist');
  expect((await list()).refused).toEqual({ limited: 150, barred: 0 });
  expect((await list({ endpoint: 'gettracklist' })).refused).toEqual({ limited: 50, barred: 0 });
  expect((await list({ source: 'CONSOLE' })).refused).toEqual({ limited: 0, barred: 0 });
  expect((await list({ key_id: String(client.keyId) })).refused.limited).toBe(150);
  expect((await list({ http_status: 200 })).refused.limited).toBe(0);
  const later = new Date(server.services.now().getTime() + 61 * MINUTE).toISOString();
  expect((await list({ from: later })).refused.limited).toBe(0);
  // The counts know neither numbers nor addresses.
  expect((await list({ number: 'RB123456785GB' })).refused).toBeNull();
  expect((await list({ ip: '127.0.0.1' })).refused).toBeNull();
});

it('PG-13c keeps one a minute of made-up endpoints', async () => {
  await loop(100, (n) => `nothing${n}`);
  expect((await list({ http_status: 429 })).logs).toHaveLength(1);
  expect((await list()).refused.limited).toBe(97);
});

it('PG-13c keeps one a minute of calls with a revoked key', async () => {
  await server.services.apiKeys.revoke(client.owner.gid, client.keyId);
  expect(countOf(await loop(100), 401)).toBe(100);
  const { logs, refused } = await list();
  expect(logs).toMatchObject([{ code: -18010002, http_status: 401 }]);
  expect(refused).toEqual({ limited: 0, barred: 100 });
});

it('PG-13c keeps one a minute of calls from an address that is not allowed', async () => {
  const { allowLists, db } = server.services;
  const ranges = [{ range: '198.51.100.0/24', note: '' }];
  await allowLists.save(client.owner.gid, { enabled: true, ranges, version: 0 }, db);
  expect(countOf(await loop(100), 401)).toBe(100);
  const { logs, refused } = await list();
  expect(logs).toMatchObject([{ code: -18010001 }]);
  expect(refused.barred).toBe(100);
});

it('PG-13c limits the consoles of an account, and keeps one a minute of what is too much', async () => {
  const { db, now } = server.services;
  // All but ten of the 600 calls a minute.
  await db.insert(rateLimits).values({ key: `track-console:${client.owner.gid}`, level: 590, time: now() });
  const statuses = await some(60, () => client.developer.post('/track/v2.4/getquota', []));
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([10, 50]);
  expect((await list({ source: 'CONSOLE', http_status: 429 })).logs).toHaveLength(1);
  expect((await list({ source: 'CONSOLE' })).refused.limited).toBe(50);
});

it('keeps one a minute, however many processes and batches write', async () => {
  const { db } = server.services;
  const fail = (message: string) => {
    throw new Error(message);
  };
  const processes = [1, 2, 3].map(() => createRequestLog({ db, onProblem: fail }));
  const began = server.services.now().getTime();
  const call = (n: number): CallRecord => ({
    gid: client.owner.gid,
    mode: 'live',
    time: new Date(began + (n % 2) * MINUTE),
    keyId: client.keyId,
    ip: '127.0.0.1',
    endpoint: n % 4 < 2 ? 'register' : 'getquota',
    isKnown: true,
    version: 'v2.4',
    httpStatus: 429,
    code: 429,
    items: 0,
    accepted: 0,
    rejected: 0,
    durationMs: 1,
    numbers: [],
    carriers: [],
    reqBody: '',
    respBody: '',
  });
  for (let n = 0; n < 3_000; n++) processes[n % 3]?.add(call(n));
  await Promise.all(processes.map((process) => process.flush()));
  expect((await list()).logs).toHaveLength(4);
  expect((await list()).refused.limited).toBe(3_000);
});

it('writes the last use of a key once a minute, from however many addresses it is used', async () => {
  await loop(1);
  const versionOf = async () => {
    const { rows } = await server.services.db.execute(sql`SELECT xmin FROM api_keys WHERE id = ${client.keyId}`);
    return rows[0]?.xmin;
  };
  const before = await versionOf();
  for (const n of [1, 2]) await loop(20, () => 'getquota', `198.51.100.${n}`);
  server.pass(SECOND);
  expect(await versionOf()).toBe(before);
  server.pass(MINUTE);
  await loop(1, () => 'getquota', '198.51.100.1');
  const [record] = await server.services.apiKeys.list(client.owner.gid);
  expect(record?.lastUsedIp).toBe('198.51.100.1');
});
