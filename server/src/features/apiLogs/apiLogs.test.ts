import { LOG_ENDPOINTS } from '@tracking-console/contract/api/logConstants';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { TRACK_ENDPOINTS } from '../tracking/trackEndpoints.ts';
import type { CallRecord } from './callRecord.ts';
import { writeCalls } from './writeCalls.ts';

const UPS = '1Z5R89390357567127';
const CALLS = 130;

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock();
  client = await openTrackClient(server);
  const { db, now } = server.services;
  const calls = Array.from({ length: CALLS }, (_, n): CallRecord => {
    const failed = n % 10 === 0;
    return {
      gid: client.owner.gid,
      mode: 'live',
      // Three at a time in the same millisecond.
      time: new Date(now().getTime() - Math.floor(n / 3) * 60_000),
      keyId: n % 2 === 0 ? client.keyId : 0,
      ip: n % 5 === 0 ? '2001:db8::1' : '203.0.113.7',
      endpoint: n % 4 === 0 ? 'register' : 'gettrackinfo',
      isKnown: true,
      version: 'v2.4',
      httpStatus: n % 20 === 0 ? 429 : 200,
      code: failed ? -18010014 : 0,
      items: 1,
      accepted: 1,
      rejected: 0,
      durationMs: n,
      numbers: n === 77 ? [UPS] : [`NUMBER-${n}`],
      carriers: [],
      reqBody: '',
      respBody: '',
    };
  });
  await writeCalls(db, calls);
});
afterAll(() => server.close());

async function list(filter: object = {}) {
  return (await client.developer.post('/console-api/v1/logs/list', filter)).json();
}
const count = async (filter: object) => (await list({ page_size: 100, ...filter })).data.logs.length;

it('PG-13f reads page after page, each call once and the newest first', async () => {
  const ids: string[] = [];
  const times: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list({ page_size: 20, ...(cursor && { cursor }) });
    for (const { id, time } of data.logs) {
      ids.push(id);
      times.push(time);
    }
    cursor = data.next ?? undefined;
  } while (cursor);
  expect(new Set(ids).size).toBe(CALLS);
  expect(times).toEqual([...times].sort().reverse());
});

it('PG-13c filters by everything a call is known by', async () => {
  expect(await count({ endpoint: 'register' })).toBe(33);
  expect(await count({ http_status: 429 })).toBe(7);
  expect(await count({ code: -18010014 })).toBe(13);
  expect(await count({ failed: true })).toBe(13);
  expect(await count({ failed: false, endpoint: 'register' })).toBe(26);
  expect(await count({ key_id: String(client.keyId) })).toBe(65);
  expect(await count({ source: 'CONSOLE' })).toBe(65);
  expect(await count({ source: 'API' })).toBe(65);
  expect(await count({ ip: '2001:db8::1' })).toBe(26);
  expect(await count({ number: UPS.toLowerCase() })).toBe(1);
  expect(await count({ number: UPS, source: 'API' })).toBe(0);
  const to = new Date(server.services.now().getTime() - 10 * 60_000);
  expect(await count({ from: new Date(to.getTime() - 5 * 60_000).toISOString(), to: to.toISOString() })).toBe(15);
});

it('PG-13f refuses a range that ends before it begins', async () => {
  const answer = await client.developer.post('/console-api/v1/logs/list', {
    from: '2026-03-02T00:00Z',
    to: '2026-03-01T00:00Z',
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('to')]);
});

it('PG-13f says that a call is not there', async () => {
  const { code, data } = (await client.developer.post('/console-api/v1/logs/get', { id: '999999999' })).json();
  expect([code, data]).toEqual([-12010201, null]);
});

it('PG-13c offers every call of the public API to filter by', () => {
  expect([...LOG_ENDPOINTS]).toEqual(TRACK_ENDPOINTS.map(({ name }) => name.toLowerCase()));
});
