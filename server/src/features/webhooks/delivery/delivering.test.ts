import { createHash, createHmac } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../../testing/webhookClient.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../testing/webhookReceiver.ts';
import type { Mail } from '../../mail/mailer.ts';

const LETTER = 'RB123456785GB';
const UPS = '1Z5R89390357567127';

let server: TestServer;
let receiver: WebhookReceiver;
let client: WebhookClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  server.stopClock();
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  client = await openWebhookClient(server);
});
afterEach(() => receiver.close());

const bodies = () => receiver.requests.map(({ body }) => JSON.parse(body.toString()));
const last = () => receiver.requests.at(-1);

const apiCall = (verb: string, payload: object) => client.track(verb, payload);

it('PA-6 tells of an update with the bytes gettrackinfo answers with, and of a stop', async () => {
  await client.save({ url: receiver.url });
  const ids = await client.register(LETTER);
  await client.travel(ids, 12);
  await client.deliver();
  const info = await apiCall('gettrackinfo', [{ number: LETTER }]);
  const { data_source: _source, ...item } = info.data.accepted[0];
  // The moment of asking is in no field that a second changes.
  expect(bodies()).toEqual([{ event: 'TRACKING_UPDATED', data: item }]);
  await apiCall('stoptrack', [{ number: LETTER }]);
  await client.deliver();
  expect(bodies().slice(1)).toEqual([
    { event: 'TRACKING_STOPPED', data: { number: LETTER, carrier: item.carrier, param: null, tag: null } },
  ]);
});

it('PA-6 SC-24 signs the exact bytes, in both ways', async () => {
  const { secret } = await client.save({ url: receiver.url });
  await client.travel(await client.register(LETTER), 12);
  await client.deliver();
  const { headers, body } = last() ?? {};
  expect(headers?.sign).toBe(
    createHash('sha256')
      .update(Buffer.concat([body ?? Buffer.of(), Buffer.from(`/${secret}`)]))
      .digest('hex'),
  );
  const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret?.replace('whsec_', '') ?? '', 'base64');
  expect(headers?.['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(Number(headers?.['webhook-timestamp'])).toBe(Math.floor(server.services.now().getTime() / 1000));
});

it('PG-14d signs the wire’s own header with the account’s signing key where one is marked', async () => {
  const { id, secret } = await client.save({ url: receiver.url });
  const { gid } = client.owner;
  const key = (await server.services.apiKeys.create(gid, { name: 'Signing', mode: 'live', signing: true }))?.key;
  const signedWith = async () => {
    await client.call('webhook/test', { id });
    const { headers, body } = last() ?? {};
    const known = Object.entries({ key, secret }).filter(
      ([, value]) => headers?.sign === createHash('sha256').update(`${body}/${value}`).digest('hex'),
    );
    return known.map(([name]) => name);
  };
  expect(await signedWith()).toEqual(['key']);
  const [record] = await server.services.apiKeys.list(gid);
  await server.services.apiKeys.revoke(gid, record?.id ?? 0);
  expect(await signedWith()).toEqual(['secret']);
});

it('SC-24 signs with both secrets while one is rotated, and with the new one alone afterwards', async () => {
  const { id, secret: old } = await client.save({ url: receiver.url });
  const rotated = (await client.call('webhook/rotate', { id, keep: '1h' })).data;
  expect(rotated.secret).not.toBe(old);
  const signaturesOf = async (secrets: (string | null)[]) => {
    await client.call('webhook/test', { id });
    const { headers, body } = last() ?? {};
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`;
    const expected = secrets.map((secret) => {
      const key = Buffer.from(secret?.replace('whsec_', '') ?? '', 'base64');
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
    expect(headers?.['webhook-signature']).toBe(expected.join(' '));
    expect(headers?.sign).toBe(createHash('sha256').update(`${body}/${secrets[0]}`).digest('hex'));
  };
  await signaturesOf([old, rotated.secret]);
  server.pass(61 * MINUTE);
  await signaturesOf([rotated.secret]);
  const now = (await client.call('webhook/rotate', { id, keep: 'now' })).data;
  await signaturesOf([now.secret]);
});

it('PA-6 tries again after 10, 30 and 60 minutes with the same id, then keeps it to be sent by hand', async () => {
  receiver.answerStatus(500, 'broken');
  await client.save({ url: receiver.url });
  await client.travel(await client.register(LETTER), 12);
  for (const [pause, attempts] of [
    [0, 1],
    [9, 1],
    [1, 2],
    [29, 2],
    [1, 3],
    [59, 3],
    [1, 4],
  ] as const) {
    server.pass(pause * MINUTE);
    await client.deliver();
    expect(receiver.requests).toHaveLength(attempts);
  }
  const [failed] = await client.deliveries();
  expect(failed).toMatchObject({ state: 'Failed', attempts: 4, code: 500, next_time: null });
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed?.event_id]));
  expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
  server.pass(DAY);
  await client.deliver();
  expect(receiver.requests).toHaveLength(4);
  receiver.answerStatus(200);
  expect((await client.call('webhook/resend', { id: failed?.id })).data).toEqual({ resent: 1 });
  await client.deliver();
  expect(await client.deliveries()).toMatchObject([{ state: 'Delivered', attempts: 5, code: 200 }]);
  const detail = (await client.call('webhook/delivery', { id: failed?.id })).data;
  expect(detail.body).toBe(last()?.body.toString());
  expect(detail.log).toHaveLength(5);
  expect(detail.log[0]).toMatchObject({
    code: 500,
    response: 'broken',
    error: null,
    headers: { sign: expect.any(String) },
  });
});

it('PG-13f sends again all that failed in a range, and says when a failed one comes next', async () => {
  receiver.answerStatus(404);
  const { id } = await client.save({ url: receiver.url });
  const from = server.services.now().toISOString();
  await client.travel(await client.register(LETTER, UPS), 12);
  await client.deliver();
  // The first failure leaves one request at a time, and the other is tried in the next round.
  await client.deliver();
  const waiting = await client.deliveries({ state: 'Waiting' });
  const next = new Date(server.services.now().getTime() + 10 * MINUTE).toISOString();
  expect(waiting.map(({ next_time }) => next_time)).toEqual([next, next]);
  await server.services.database.pool.query("UPDATE webhook_deliveries SET state = 'Failed', due_time = NULL");
  receiver.answerStatus(200);
  const to = server.services.now().toISOString();
  server.pass(SECOND);
  const later = server.services.now().toISOString();
  expect((await client.call('webhook/resend', { from: later, to: later })).data).toEqual({ resent: 0 });
  expect((await client.call('webhook/resend', { from, to, webhook_id: id })).data).toEqual({ resent: 2 });
  await client.deliver();
  await client.deliver();
  expect((await client.deliveries({ state: 'Delivered' })).length).toBe(2);
});

it('PA-6 keeps the order of each shipment’s events, whatever fails in between', async () => {
  await client.save({ url: receiver.url });
  const ids = await client.register(LETTER, UPS);
  const fails = new Set([LETTER]);
  receiver.answer((response, { body }) =>
    response.writeHead(fails.has(JSON.parse(body.toString()).data.number) ? 503 : 200).end(),
  );
  await client.travel(ids, 3);
  await client.deliver();
  await apiCall('push', [{ number: LETTER }, { number: UPS }]);
  await apiCall('stoptrack', [{ number: LETTER }, { number: UPS }]);
  for (let round = 0; round < 8; round += 1) {
    server.pass(SECOND);
    await client.deliver();
  }
  const eventsOf = (number: string) =>
    bodies()
      .filter(({ data }) => data.number === number)
      .map(({ event }) => event);
  // The second one is through; of the first, nothing but its first event was tried.
  expect(eventsOf(UPS)).toEqual(['TRACKING_UPDATED', 'TRACKING_UPDATED', 'TRACKING_STOPPED']);
  expect(eventsOf(LETTER)).toEqual(['TRACKING_UPDATED']);
  fails.clear();
  server.pass(10 * MINUTE);
  for (let round = 0; round < 4; round += 1) {
    await client.deliver();
    server.pass(2 * SECOND);
  }
  expect(eventsOf(LETTER)).toEqual(['TRACKING_UPDATED', 'TRACKING_UPDATED', 'TRACKING_UPDATED', 'TRACKING_STOPPED']);
});

it('PG-13f leaves out events and statuses that are not wanted, webhooks that are off, and test shipments of live ones', async () => {
  await client.save({ url: `${receiver.url}/stops`, events: ['TRACKING_STOPPED'] });
  await client.save({ url: `${receiver.url}/exceptions`, statuses: ['Exception'] });
  await client.save({ url: `${receiver.url}/off`, enabled: false });
  await client.save({ url: `${receiver.url}/all`, headers: [{ name: 'x-shop', value: 'north' }] });
  await client.travel(await client.register(LETTER), 3);
  await client.deliver();
  expect(receiver.requests.map(({ path, headers }) => [path, headers['x-shop']])).toEqual([['/all', 'north']]);
  await apiCall('push', [{ number: LETTER }]);
  await client.deliver();
  // An explicit push is sent whatever the status.
  expect(
    receiver.requests
      .map(({ path }) => path)
      .slice(1)
      .sort(),
  ).toEqual(['/all', '/exceptions']);
});

it('PA-6 sends older versions their own shape', async () => {
  await client.save({ url: receiver.url, version: 'v2.2' });
  const { db, shipments } = server.services;
  await shipments.registration.register(
    client.owner,
    [{ number: LETTER, cost: 1, additionalFields: { param: '75001', shipper: 'A' } }],
    'Api',
  );
  const { rows } = await db.execute<{ id: string }>(`SELECT id FROM shipments WHERE owner_gid = '${client.owner.gid}'`);
  await client.travel(
    rows.map(({ id }) => Number(id)),
    3,
  );
  await client.deliver();
  expect(Object.keys(bodies()[0].data).sort()).toEqual(['carrier', 'number', 'param', 'tag', 'track_info']);
});

it('PA-6 a public push is accepted, or refused with the documented codes', async () => {
  await client.register(LETTER);
  expect(await apiCall('push', [{ number: LETTER }])).toMatchObject({ code: -18010204 });
  await client.save({ url: receiver.url });
  const answer = await apiCall('push', [{ number: LETTER }, { number: UPS }]);
  expect(answer.data.rejected.map(({ error }: { error: { code: number } }) => error.code)).toEqual([
    -18019909, -18019902,
  ]);
});

it('PA-6 gettracklist shows and filters by what became of the last push', async () => {
  await client.save({ url: receiver.url });
  await client.travel(await client.register(LETTER, UPS), 12);
  receiver.answer((response, { body }) =>
    response.writeHead(JSON.parse(body.toString()).data.number === UPS ? 410 : 200).end(),
  );
  await client.deliver();
  await client.deliver();
  const list = async (filter: object) =>
    (await apiCall('gettracklist', filter)).data.accepted.map(
      ({ number, push_status, push_status_code }: Record<string, unknown>) => [number, push_status, push_status_code],
    );
  expect(await list({ push_status: 'Success' })).toEqual([[LETTER, 'Success', 200]]);
  expect(await list({ push_status_code: '410' })).toEqual([[UPS, 'Failure', 410]]);
  expect(
    await list({ push_time_from: new Date(server.services.now().getTime() - 10 * SECOND).toISOString() }),
  ).toHaveLength(2);
  expect(await list({ push_status: 'NotPushed' })).toEqual([]);
});

it('PA-6 switches a webhook off that has failed for three days, says so by mail, and keeps what waits', async () => {
  const mails: Mail[] = [];
  jest.spyOn(server.services.mailer, 'send').mockImplementation(async (mail) => {
    mails.push(mail);
    return { kind: 'sent' };
  });
  receiver.answerStatus(500);
  const { id } = await client.save({ url: receiver.url });
  const ids = await client.register(LETTER, UPS);
  await client.travel(ids, 3);
  await client.deliver();
  await client.travel(ids, 2);
  await client.deliver();
  const find = async () => (await client.call('webhook/get')).data.webhooks[0];
  expect(await find()).toMatchObject({ enabled: true, failing_since: expect.any(String), auto_disabled_at: null });
  await client.travel(ids, 2);
  await apiCall('push', [{ number: LETTER }, { number: UPS }]);
  for (let round = 0; round < 4; round += 1) await client.deliver();
  expect(await find()).toMatchObject({ enabled: false, auto_disabled_at: expect.any(String) });
  expect((await client.deliveries()).every(({ state }) => state === 'Failed')).toBe(true);
  const asked = receiver.requests.length;
  await apiCall('push', [{ number: LETTER }]);
  await client.deliver();
  expect(receiver.requests).toHaveLength(asked);
  const [webhook] = (await client.call('webhook/get')).data.webhooks;
  const email = await client.email();
  const own = mails.filter(({ to }) => to === email);
  expect(own.map(({ text }) => text.includes(receiver.url) && text.includes('/api/settings'))).toEqual([true]);
  expect((await client.call('webhook/resend', { id: (await client.deliveries())[0]?.id })).code).not.toBe(0);
  receiver.answerStatus(200);
  await client.save({ id, url: webhook.url, enabled: true });
  expect(await find()).toMatchObject({ enabled: true, failing_since: null, auto_disabled_at: null });
  await client.call('webhook/resend', { id: (await client.deliveries())[0]?.id });
  await client.deliver();
  expect(receiver.requests).toHaveLength(asked + 1);
});

it('PA-6 takes 200 alone for a success, follows no redirect and keeps 4 kB of a long answer', async () => {
  const { id } = await client.save({ url: receiver.url });
  for (const status of [201, 204, 301, 302, 307, 400, 500]) {
    receiver.answer((response) => response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end());
    expect(await client.call('webhook/test', { id })).toMatchObject({
      code: -18010203,
      message: `The webhook test failed: HTTP ${status}.`,
      data: { code: status },
    });
  }
  expect(receiver.requests.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  receiver.answerStatus(200, 'a\0b'.repeat(100_000));
  const { code, data } = await client.call('webhook/test', { id });
  expect([code, data.code]).toEqual([0, 200]);
  expect(Buffer.byteLength(data.response)).toBeLessThanOrEqual(4096);
  expect((await client.call('webhook/get')).data.webhooks[0].last_test).toMatchObject({ code: 200 });
});

it('PG-13c PG-13f lists every event with what went out, and sends one to a webhook', async () => {
  await client.travel(await client.register(LETTER), 12);
  const { id: webhook_id } = await client.save({ url: receiver.url });
  const read = async () => (await client.call('events/list', { number: LETTER })).data.events[0];
  const event = await read();
  expect(event).toMatchObject({ event: 'TRACKING_UPDATED', number: LETTER, deliveries: [] });
  const sent = await client.call('events/send', { id: event.id, webhook_id });
  expect([sent.code, sent.data]).toEqual([0, { delivery_id: expect.stringMatching(/^\d+$/) }]);
  await client.deliver();
  expect(last()?.headers['webhook-id']).toBe(event.event_id);
  const delivery = { webhook_id, url: receiver.url, state: 'Delivered', code: 200 };
  expect((await read()).deliveries).toEqual([{ id: sent.data.delivery_id, ...delivery }]);
  // After another send, the later delivery is the webhook's.
  const again = await client.call('events/send', { id: event.id, webhook_id });
  expect((await read()).deliveries).toEqual([
    { ...delivery, id: again.data.delivery_id, state: 'Waiting', code: null },
  ]);
  await client.save({ id: webhook_id, url: receiver.url, enabled: false });
  expect((await client.call('events/send', { id: event.id, webhook_id })).code).not.toBe(0);
});
