import { openTaskClient, requestId } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../testing/webhookClient.ts';

const LETTER = 'RB123456785GB';
const ROYAL_MAIL = 11031;
const USPS = 21051;

let server: TestServer;
let client: WebhookClient;
let ids: number[];
beforeEach(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  client = await openWebhookClient(server);
  ids = await client.register(LETTER);
});
afterEach(() => server.close());

const history = (carrier: number) => client.call('tracking/history', { number: LETTER, carrier });

it('PG-9e keeps what was changed of a shipment, newest first, and nothing where nothing changed', async () => {
  expect((await history(ROYAL_MAIL)).data.changes).toEqual([]);
  await client.travel(ids, 10);
  const items = { tag: 'spring', destination_city: 'Leeds' };
  await client.track('changeinfo', [{ number: LETTER, items }]);
  await client.track('changeinfo', [{ number: LETTER, items }]);
  await client.track('changecarrier', [{ number: LETTER, carrier_new: USPS }]);
  const { data } = await history(USPS);
  expect(data.changes).toMatchObject([
    {
      kind: 'carrier',
      fields: expect.arrayContaining([{ field: 'carrier', before: ROYAL_MAIL, after: USPS }]),
    },
    {
      kind: 'info',
      fields: [
        { field: 'tag', before: '', after: 'spring' },
        { field: 'destination_city', before: '', after: 'Leeds' },
      ],
    },
  ]);
  // The previous carrier has no such shipment any more.
  expect((await history(ROYAL_MAIL)).code).toBe(-18019902);
});

it('PG-9e tells retracking from other changes', async () => {
  await client.travel(ids, 10);
  await client.track('stoptrack', [{ number: LETTER }]);
  await client.track('retrack', [{ number: LETTER }]);
  expect((await history(ROYAL_MAIL)).data.changes).toMatchObject([{ kind: 'retrack' }]);
});

it('PG-9e lists the deliveries of a number under one carrier alone', async () => {
  await client.save({});
  await client.travel(ids, 10);
  const named = (carrier: number) => client.call('tracking/deliveries', { number: LETTER, carrier });
  const { deliveries } = (await named(ROYAL_MAIL)).data;
  expect(deliveries.length).toBeGreaterThan(0);
  expect(deliveries[0]).toMatchObject({ number: LETTER, carrier: ROYAL_MAIL });
  expect((await named(USPS)).data.deliveries).toEqual([]);
});

describe('an export', () => {
  const file = { format: 'csv', time_zone_offset: 0 };
  const other = '1Z5R89390357567127';
  const start = (choice: object) => client.call('tracking/export', { ...file, choice, request_id: requestId() });

  /** The numbers of the task's file. */
  async function exported(choice: object): Promise<string[]> {
    const tasks = openTaskClient(server, client.caller, 'API');
    const { data } = await start(choice);
    await tasks.work();
    const { body } = await tasks.download(data.task.id, 'result');
    const [, ...rows] = body.trim().split(/\r?\n/);
    return rows.map((row) => row.split(',')[0] ?? '');
  }

  beforeEach(async () => {
    ids.push(...(await client.register(other)));
  });

  it('PG-9b is a task that writes what the filters of the list find', async () => {
    await client.track('stoptrack', [{ number: other }]);
    expect(await exported({ filter: { tracking_status: 'Stopped' } })).toEqual([other]);
    expect(await exported({ filter: {} })).toEqual([other, LETTER]);
    expect(await exported({ filter: { package_status: 'Delivered' } })).toEqual([]);
  });

  it('PG-9b is a task that writes the numbers that were chosen, each under its carrier', async () => {
    expect(await exported({ items: [{ number: LETTER, carrier: ROYAL_MAIL }] })).toEqual([LETTER]);
    expect(await exported({ items: [{ number: LETTER, carrier: USPS }, { number: other }] })).toEqual([other]);
  });

  it('PG-9b is refused with the code of the list where a filter cannot be read, and starts nothing', async () => {
    expect((await start({ filter: { push_status: 'Maybe' } })).code).toBe(-18010011);
    expect((await start({ filter: { package_status: 'Lost' } })).code).toBe(-18010011);
    const { data } = await client.call('task/list', { scope: 'API' });
    expect(data.tasks).toEqual([]);
  });
});
