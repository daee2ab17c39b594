import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../testing/webhookClient.ts';

let server: TestServer;
let client: WebhookClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openWebhookClient(server);
});

const list = async () => (await client.call('webhook/get')).data;

it('PG-13f keeps what was saved, changes it and deletes it', async () => {
  const headers = [{ name: 'authorization', value: 'Bearer north' }];
  const added = await client.save({ statuses: ['Delivered', 'Exception'], headers, version: 'v2.2' });
  expect((await list()).webhooks).toMatchObject([
    { id: added.id, url: 'https://example.com/hook', statuses: ['Delivered', 'Exception'], headers, version: 'v2.2' },
  ]);
  const changed = await client.save({ id: added.id, url: 'https://example.com/other', enabled: false });
  expect(changed).toMatchObject({
    id: added.id,
    url: 'https://example.com/other',
    enabled: false,
    headers: [],
    secret: null,
  });
  expect((await client.call('webhook/delete', { id: added.id })).code).toBe(0);
  expect((await client.call('webhook/delete', { id: added.id })).code).not.toBe(0);
  expect((await list()).webhooks).toEqual([]);
});

it.each(['__proto__', 'constructor', 'prototype'])('SC-20 refuses a header that is named %s', async (name) => {
  const wanted = { url: 'https://example.com/hook', version: 'v2.4', events: ['TRACKING_UPDATED'] };
  const headers = [{ name, value: 'x' }];
  const answer = await client.caller.post('/console-api/v1/webhook/save', {
    ...wanted,
    ...{ statuses: [], headers, enabled: true },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('headers.0.name');
  expect((await list()).webhooks).toEqual([]);
});

it('PG-13f SC-25 shows a secret once and keeps it, and headers, encrypted', async () => {
  const { id, secret } = await client.save({ headers: [{ name: 'x-token', value: 'a header nobody reads' }] });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rotated = (await client.call('webhook/rotate', { id, keep: '24h' })).data;
  expect(JSON.stringify(await list())).not.toContain(secret?.slice(12));
  const { rows } = await server.services.database.pool.query('SELECT webhooks::text AS row FROM webhooks');
  const stored = rows.map(({ row }) => row).join();
  for (const text of [secret, rotated.secret]) expect(stored).not.toContain(text.slice(12));
  expect(stored).not.toContain('nobody reads');
  expect((await list()).webhooks[0]).toMatchObject({
    secret_hint: rotated.secret.slice(0, 12),
    previous_until: expect.any(String),
  });
});

it('PG-13f lets at most ten be set, also when asked at once', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => client.save({}).catch(() => null)));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(await list()).toMatchObject({ limit: 10, webhooks: { length: 10 } });
});

it('PG-13f pages through deliveries and filters them', async () => {
  const { id } = await client.save({ url: 'https://example.com/a' });
  await client.save({ url: 'https://example.com/b' });
  const numbers = Array.from({ length: 45 }, (_, index) => `TBA000000000${100 + index}`);
  await client.travel(await client.register(...numbers), 5);
  const first = (await client.call('webhook/deliveries', { webhook_id: id })).data;
  expect(first).toMatchObject({ has_more: true, deliveries: { length: 40 } });
  const before = first.deliveries.at(-1).id;
  const rest = (await client.call('webhook/deliveries', { webhook_id: id, before })).data;
  expect(rest).toMatchObject({ has_more: false, deliveries: { length: 5 } });
  expect(await client.deliveries({ number: 'tba000000000101' })).toMatchObject([
    {
      number: 'TBA000000000101',
      url: 'https://example.com/b',
      state: 'Waiting',
      attempts: 0,
      next_time: expect.any(String),
    },
    { number: 'TBA000000000101', url: 'https://example.com/a' },
  ]);
  expect(await client.deliveries({ event: 'TRACKING_STOPPED' })).toEqual([]);
  expect(await client.deliveries({ to: '2020-01-01T00:00Z' })).toEqual([]);
});

it('PA-6 keeps deliveries and events for 30 days, and longer what is still to be sent', async () => {
  await client.save({});
  const ids = await client.register('RB123456785GB', '1Z5R89390357567127');
  await client.travel(ids, 5);
  const { deliveryLog, eventLog, database } = server.services;
  await database.pool.query(
    `UPDATE webhook_deliveries SET state = 'Failed', due_time = NULL WHERE gid = $1 AND shipment_id = $2`,
    [client.owner.gid, ids[0]],
  );
  const clear = async () => [await deliveryLog.deleteOld(), await eventLog.deleteOld()];
  server.pass(29 * 86_400_000);
  expect(await clear()).toEqual([0, 0]);
  server.pass(2 * 86_400_000);
  await clear();
  expect(await client.deliveries()).toMatchObject([{ number: '1Z5R89390357567127', state: 'Waiting' }]);
  expect((await client.call('events/list')).data.events).toMatchObject([{ number: '1Z5R89390357567127' }]);
});

it('PG-13c pages through events and filters them by number, carrier, status, kind and time', async () => {
  const numbers = Array.from({ length: 45 }, (_, index) => `TBA000000000${200 + index}`);
  await client.travel(await client.register(...numbers), 20);
  const list = async (filter: object = {}) => (await client.call('events/list', filter)).data;
  const first = await list();
  expect(first).toMatchObject({ next: expect.any(String), events: { length: 40 } });
  const rest = await list({ cursor: first.next });
  expect(rest.next).toBeNull();
  const all: EventRow[] = [...first.events, ...rest.events];
  expect(new Set(all.map(({ number }) => number)).size).toBeGreaterThan(40);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const ids = async (filter: object) => (await list(filter)).events.map(({ id }: EventRow) => id);
  const idsOf = (fits: (event: EventRow) => boolean) => all.filter(fits).map(({ id }) => id);
  const [newest] = all;
  if (!newest) throw new Error('There is no event.');
  const { number, carrier, status, create_time: time } = newest;
  expect(await ids({ number: number.toLowerCase() })).toEqual(idsOf((event) => event.number === number));
  expect(await ids({ carrier, number })).toEqual(idsOf((event) => event.number === number));
  expect(await ids({ status })).toEqual(idsOf((event) => event.status === status).slice(0, 40));
  expect(await ids({ carrier: 999_999 })).toEqual([]);
  expect(await ids({ event: 'TRACKING_STOPPED' })).toEqual(idsOf(({ event }) => event === 'TRACKING_STOPPED'));
  const later = new Date(new Date(time).getTime() + 1).toISOString();
  expect(await ids({ from: later })).toEqual([]);
  expect(await ids({ from: time, to: later })).toEqual(first.events.map(({ id }: EventRow) => id));
  const reversed = await client.call('events/list', { from: later, to: time });
  expect(reversed.message).toContain('to');
});
