import { DAY, HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { openWebhookClient } from '../../../testing/webhookClient.ts';
import { startWebhookReceiver } from '../../../testing/webhookReceiver.ts';
import type { CallRecord } from '../apiLogs/callRecord.ts';
import { writeCalls } from '../apiLogs/writeCalls.ts';

const NOW = Date.UTC(2030, 2, 20, 10, 30);

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  server.stopClock();
  server.pass(NOW - server.services.now().getTime());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.pass(NOW - server.services.now().getTime());
  client = await openTrackClient(server);
});

const call = (hours: number, changes: Partial<CallRecord> = {}): CallRecord => ({
  gid: client.owner.gid,
  mode: 'live',
  time: new Date(NOW - hours * HOUR),
  keyId: client.keyId,
  ip: '203.0.113.7',
  endpoint: 'register',
  isKnown: true,
  version: 'v2.4',
  httpStatus: 200,
  code: 0,
  items: 1,
  accepted: 1,
  rejected: 0,
  durationMs: 10,
  numbers: [],
  carriers: [],
  reqBody: '',
  respBody: '',
  ...changes,
});

async function ask(name: string, body: object) {
  return (await client.developer.post(`/console-api/v1/dashboard/${name}`, body)).json();
}
const series = async (body: object) => (await ask('series', body)).data;
const iso = (time: number) => new Date(time).toISOString();

it('PG-8e gives a metric by the hour, whole hours with those without calls', async () => {
  await writeCalls(server.services.db, [
    call(0),
    call(3),
    call(3, { httpStatus: 429, code: 429 }),
    call(3, { code: -18010013, rejected: 2 }),
    call(30),
  ]);
  const requests = await series({ metric: 'requests' });
  expect(requests).toMatchObject({ step: 'hour', times: { length: 25 } });
  expect(requests.times.at(-1)).toBe('2030-03-20T10:00:00.000Z');
  const [{ name, values, total }] = requests.series;
  expect([name, total, values.at(-1), values.at(-4), values.at(-2)]).toEqual(['all', 4, 1, 3, 0]);
  for (const [metric, expected] of [
    ['errors', 2],
    ['limited', 1],
    ['rejected', 2],
  ])
    expect((await series({ metric })).series[0].total).toBe(expected);
});

it('PG-8b gives a longer period by the days of the reader', async () => {
  await writeCalls(server.services.db, [call(0), call(11), call(24 * 6)]);
  const period = { from: iso(NOW - 7 * DAY), to: iso(NOW) };
  const utc = await series({ metric: 'requests', ...period });
  expect(utc.step).toBe('day');
  expect(utc.times.slice(-2)).toEqual(['2030-03-19T00:00:00.000Z', '2030-03-20T00:00:00.000Z']);
  expect(utc.series[0].values.slice(-2)).toEqual([1, 1]);
  const there = await series({ metric: 'requests', ...period, zone: 'Asia/Tokyo' });
  expect(there.times.at(-1)).toBe('2030-03-19T15:00:00.000Z');
  expect(there.series[0].values.slice(-2)).toEqual([0, 2]);
  expect((await series({ metric: 'requests', ...period, zone: 'Pacific/Honolulu' })).series[0].values.at(-1)).toBe(1);
});

it('PG-8b splits by endpoint, key and carrier, and keeps what is small together', async () => {
  const calls = [
    call(1),
    call(1, { keyId: 0, endpoint: 'gettracklist' }),
    call(1, { carriers: [100002, 11031] }),
    call(1, { endpoint: 'nonsense', isKnown: false }),
  ];
  await writeCalls(server.services.db, calls);
  const by = async (group_by: string) =>
    (await series({ metric: 'requests', group_by })).series.map(({ name, label, total }: Record<string, unknown>) => [
      name,
      label,
      total,
    ]);
  expect(await by('endpoint')).toEqual([
    ['register', null, 2],
    ['gettracklist', null, 1],
    ['other', null, 1],
  ]);
  expect(await by('key')).toEqual([
    [String(client.keyId), 'Shop', 3],
    ['0', null, 1],
  ]);
  expect((await by('carrier')).sort()).toEqual([
    ['100002', 'UPS', 1],
    ['11031', 'Royal Mail', 1],
  ]);
  const many = Array.from({ length: 14 }, (_, n) => call(1, { carriers: [n + 1] }));
  await writeCalls(server.services.db, many);
  expect((await by('carrier')).at(-1)).toEqual(['other', null, 6]);
});

it('PG-8b says how long half of the calls took, and 95 of 100', async () => {
  const calls = Array.from({ length: 100 }, (_, n) => call(1, { durationMs: n < 90 ? 7 : 400 }));
  await writeCalls(server.services.db, calls);
  const { series: half } = await series({ metric: 'p50' });
  const { series: most } = await series({ metric: 'p95' });
  expect(half[0].total).toBeGreaterThan(5);
  expect(half[0].total).toBeLessThanOrEqual(8);
  expect(most[0].total).toBeGreaterThan(200);
  expect(most[0].total).toBeLessThanOrEqual(500);
  expect(most[0].values.filter((value: number | null) => value === null)).toHaveLength(24);
});

it('PG-8c counts registrations and deliveries by day', async () => {
  await client.call('register', [{ number: '1Z5R89390357567127' }, { number: 'RB123456785GB' }]);
  const period = { from: iso(NOW - 3 * DAY), to: iso(NOW + DAY) };
  const { step, series: lines, times } = await series({ metric: 'registrations', ...period });
  expect([step, times.length, lines[0].total]).toEqual(['day', 5, 2]);
  expect(lines[0].values).toEqual([0, 0, 0, 2, 0]);
  expect((await series({ metric: 'deliveries', ...period })).series[0].total).toBe(0);
});

it('PG-8c PG-8e tells how the carriers did', async () => {
  const numbers = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB', '1Z5R89390357567127'];
  await client.call(
    'register',
    numbers.map((number) => ({ number })),
  );
  for (let day = 0; day < 40; day += 4) await client.travel(4);
  client.developer.sid = await server.services.sessions.open(client.owner.gid, { ip: '127.0.0.1', userAgent: 'test' });
  const now = server.services.now().getTime();
  const { data } = await ask('carriers', { from: iso(now - 60 * DAY), to: iso(now) });
  expect(data.carriers.length).toBeGreaterThan(0);
  for (const figures of data.carriers) {
    expect(figures).toMatchObject({ carrier: expect.any(Number), destination: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(figures.median).toBeGreaterThan(0);
    expect(figures.p90).toBeGreaterThanOrEqual(figures.median);
    expect(figures.on_time).toBeGreaterThanOrEqual(0);
    expect(figures.on_time).toBeLessThanOrEqual(1);
  }
  expect(data.exceptions).toEqual(expect.any(Array));
});

it('PG-8a PG-8d has the last day’s calls and the latest errors in the summary', async () => {
  await writeCalls(
    server.services.db,
    [1, 2, 3, 4].map((hours) => call(hours, { code: -18010013 - hours })),
  );
  await writeCalls(server.services.db, [call(1), call(25)]);
  const { data } = await ask('summary', {});
  expect(data.requests).toMatchObject({ requests: 5, errors: 4, limited: 0 });
  expect(data.recent_errors.map(({ code }: { code: number }) => code)).toEqual([-18010014, -18010015, -18010016]);
});

it('PG-8a PG-8d counts requests to webhooks and has the deliveries that were given up in the summary', async () => {
  const receiver = await startWebhookReceiver();
  const webhooks = await openWebhookClient(server);
  const summary = async () => (await webhooks.call('dashboard/summary')).data;
  expect(await summary()).toMatchObject({
    webhooks: { delivered: 0, failed: 0, has_webhook: false, has_delivered: false },
    recent_failures: [],
  });
  await webhooks.save({ url: receiver.url });
  await webhooks.travel(await webhooks.register('RB123456785GB'), 12);
  await webhooks.deliver();
  receiver.answerStatus(500);
  await webhooks.travel(await webhooks.register('1Z5R89390357567127'), 12);
  for (const minutes of [0, 10, 30, 60]) {
    server.pass(minutes * MINUTE);
    await webhooks.deliver();
  }
  expect(await summary()).toMatchObject({
    webhooks: { delivered: 0, failed: 4, has_webhook: true, has_delivered: true },
    recent_failures: [{ number: '1Z5R89390357567127', state: 'Failed', code: 500 }],
  });
  await receiver.close();
});

it.each<[object, string]>([
  [{ from: '2030-03-02T00:00Z', to: '2030-03-01T00:00Z' }, 'to'],
  [{ from: '2029-01-01T00:00Z' }, 'from'],
])('PG-8e refuses the period %j', async (period, field) => {
  for (const [name, body] of [
    ['series', { metric: 'requests', ...period }],
    ['carriers', period],
  ] as const) {
    const answer = await client.developer.post(`/console-api/v1/dashboard/${name}`, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(field)]);
  }
});
