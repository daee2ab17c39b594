import { furtherIt } from '../../../../testing/furtherIt.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../../testing/serverProcess.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../../testing/webhookClient.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../testing/webhookReceiver.ts';

/** Real processes start, and on a busy machine that takes long. */
const TIMEOUT_MS = 90_000;
const NUMBERS = Array.from({ length: 120 }, (_, index) => `TBA000000000${100 + index}`);

let server: TestServer;
let processes: ServerProcesses;
let receiver: WebhookReceiver;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  processes = serverProcesses(server, { JOURNEY_SPEED: '1' });
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await processes.killAll();
  await receiver.close();
});
afterAll(async () => {
  await processes.end();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows;

/** A customer with carrier updates that are committed and not sent. */
async function openCustomer(): Promise<WebhookClient> {
  const client = await openWebhookClient(server);
  for (const path of ['a', 'b', 'c']) await client.save({ url: `${receiver.url}/${path}` });
  const ids = await client.register(...NUMBERS);
  await query('UPDATE shipments SET next_sync_time = NULL WHERE owner_gid = $1', [client.owner.gid]);
  const { pushes } = server.services;
  for (let round = 0; round < 3; round += 1) await pushes.push(client.owner, ids);
  return client;
}

/** Neither in progress nor behind one that is. */
const NOT_BEHIND_CLAIMED = `NOT EXISTS (SELECT FROM webhook_deliveries claimed WHERE claimed.state = 'Sending'
  AND claimed.webhook_id = d.webhook_id AND claimed.shipment_id = d.shipment_id)`;

async function isAllDelivered({ owner }: WebhookClient, which = 'true'): Promise<boolean> {
  const [{ left }] = await query(
    `SELECT count(*)::int AS left FROM webhook_deliveries d WHERE gid = $1 AND state <> 'Delivered' AND ${which}`,
    [owner.gid],
  );
  return left === 0;
}

/** Each webhook got each shipment's events in their order; one that came twice counts as it came first. */
async function expectAllInOrder({ owner }: WebhookClient): Promise<void> {
  const events = await query('SELECT key, number FROM webhook_events WHERE gid = $1 ORDER BY id', [owner.gid]);
  for (const path of ['/a', '/b', '/c']) {
    const got = receiver.requests
      .filter((request) => request.path === path)
      .map(({ headers }) => headers['webhook-id']);
    const numberOf = new Map(events.map(({ key, number }) => [key, number]));
    for (const number of NUMBERS) {
      const own = [...new Set(got)].filter((key) => numberOf.get(key) === number);
      expect([number, own]).toEqual([number, events.filter((one) => one.number === number).map(({ key }) => key)]);
    }
  }
}

furtherIt(
  'SC-24 two processes share the deliveries, each sent once and in order',
  async () => {
    const client = await openCustomer();
    processes.start('first');
    processes.start('second');
    await until(() => isAllDelivered(client));
    expect(receiver.requests).toHaveLength(3 * 3 * NUMBERS.length);
    await expectAllInOrder(client);
  },
  TIMEOUT_MS,
);

it(
  'PA-6 loses nothing when a process is killed between commit and sending, or while it sends',
  async () => {
    const client = await openCustomer();
    // No answer comes: what is being sent is not in the log yet.
    receiver.answer(() => undefined);
    processes.start('first');
    await until(async () => receiver.requests.length >= 20);
    await processes.kill('first');
    const begun = receiver.requests.length;
    expect(await isAllDelivered(client)).toBe(false);
    receiver.answerStatus(200);
    processes.start('second');
    // Deliveries claimed by the dead process are left to it, longer than any of its requests lasts …
    await until(() => isAllDelivered(client, NOT_BEHIND_CLAIMED));
    const keys = receiver.requests.map(({ headers, path }) => `${path} ${headers['webhook-id']}`);
    expect(new Set(keys).size).toBe(keys.length);
    // … and sent by another one afterwards, under the same id.
    await query(`UPDATE webhook_deliveries SET due_time = now() WHERE gid = $1 AND due_time IS NOT NULL`, [
      client.owner.gid,
    ]);
    await until(() => isAllDelivered(client));
    expect(receiver.requests.length).toBeGreaterThan(begun);
    await expectAllInOrder(client);
  },
  TIMEOUT_MS,
);

furtherIt(
  'PA-6 a receiver that never answers delays no other',
  async () => {
    receiver.answer((response, { path }) => {
      if (path !== '/a') response.end();
    });
    const client = await openCustomer();
    processes.start('first');
    await until(async () => receiver.requests.filter(({ path }) => path !== '/a').length === 2 * 3 * NUMBERS.length);
    const [left] = await query(
      `SELECT count(*)::int AS others FROM webhook_deliveries JOIN webhooks w ON w.id = webhook_id
       WHERE w.gid = $1 AND state = 'Failed'`,
      [client.owner.gid],
    );
    // The silent one has not even had the time to fail.
    expect(left).toEqual({ others: 0 });
    expect(receiver.requests.filter(({ path }) => path === '/a').length).toBeLessThan(NUMBERS.length);
  },
  TIMEOUT_MS,
);
