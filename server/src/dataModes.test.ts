import { type DataMode, MODE_HEADER } from '@tracking-console/contract/keyConstants';
import type { SaveWebhook } from '@tracking-console/contract/webhooks';
import { type SignedInCaller, signedIn } from '../testing/caller.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sql } from './drizzle.ts';
import { SECOND } from './durations.ts';
import { TRACK_ENDPOINTS } from './features/tracking/trackEndpoints.ts';
import { type ApiOwner, apiScope } from './owner.ts';

interface Ids {
  number: string;
  awb: string;
  webhook: string;
  delivery: string;
  event: string;
  log: string;
  task: string;
  key: string;
}
type Naming = (ids: Ids) => object;

const LETTERS = { live: 'RB123456785GB', test: 'RB123456799GB' };
const AWBS = { live: '020-12345675', test: '020-12345686' };
const REQUEST = '0f0e0d0c-0b0a-4908-8706-050403020100';

/** There is one for an account, whatever set of data, or it names nothing of either. */
const ONE_SET = [
  ...['keys/list', 'keys/create', 'keys/revoke', 'keys/roll', 'keys/reveal_once'],
  ...['ip/list', 'ip/check', 'ip/save', 'audit/list', 'audit/export', 'settings/get', 'settings/save', 'source/get'],
  ...['air/airlines', 'air/register', 'number/explain', 'tracking/template'],
  // The buyer console's, or without a number of a set.
  ...['task/export_account', 'task/upload', 'task/template', 'task/check', 'task/import', 'task/bulk', 'task/export'],
  ...['task/export_now', 'task/mapping_list', 'task/mapping_delete', 'tracking/check', 'tracking/import'],
];

const WEBHOOK: SaveWebhook = {
  ...{ url: 'https://example.com/hook', version: 'v2.4', events: ['TRACKING_UPDATED'], statuses: [], headers: [] },
  enabled: true,
};
const task: Naming = ({ task: id }) => ({ scope: 'API', id });
const exporting = { format: 'csv', time_zone_offset: 0, request_id: REQUEST };

/** What the other calls of the console are sent, so that they name what the ids stand for. */
const CONSOLE: Record<string, Naming> = {
  'webhook/get': () => ({}),
  'webhook/save': ({ webhook: id }) => ({ ...WEBHOOK, id }),
  'webhook/delete': ({ webhook: id }) => ({ id }),
  'webhook/rotate': ({ webhook: id }) => ({ id, keep: 'now' }),
  'webhook/test': ({ webhook: id }) => ({ id }),
  'webhook/deliveries': ({ webhook: webhook_id, number }) => ({ webhook_id, number }),
  'webhook/delivery': ({ delivery: id }) => ({ id }),
  'webhook/resend': ({ delivery: id }) => ({ id }),
  'events/list': ({ number }) => ({ number }),
  'events/send': ({ event: id, webhook: webhook_id }) => ({ id, webhook_id }),
  'air/list': ({ awb: search }) => ({ search }),
  'air/get': ({ awb }) => ({ awb }),
  'air/stop': ({ awb }) => ({ awbs: [awb] }),
  'air/delete': ({ awb }) => ({ awbs: [awb] }),
  'air/push': ({ awb }) => ({ awbs: [awb] }),
  'air/reference': ({ awb }) => ({ awb, reference: 'x' }),
  'air/bulk': ({ awb }) => ({ action: 'delete', choice: { awbs: [awb] }, request_id: REQUEST }),
  'air/export': ({ awb }) => ({ ...exporting, choice: { awbs: [awb] } }),
  'dashboard/summary': () => ({}),
  'dashboard/series': () => ({ metric: 'requests', group_by: 'key' }),
  'dashboard/carriers': () => ({}),
  'number/detect': ({ number }) => ({ Numbers: [number] }),
  'logs/list': ({ number }) => ({ number }),
  'logs/get': ({ log: id }) => ({ id }),
  'tracking/deliveries': ({ number }) => ({ number, carrier: 11031 }),
  'tracking/history': ({ number }) => ({ number, carrier: 11031 }),
  'tracking/export': ({ number }) => ({ ...exporting, choice: { items: [{ number }] } }),
  'task/list': () => ({ scope: 'API' }),
  'task/get': task,
  'task/cancel': task,
  'task/retry': task,
  'task/undo': task,
  'task/duplicate': (ids) => ({ ...task(ids), request_id: REQUEST }),
  'task/delete': task,
  'task/download': (ids) => ({ ...task(ids), file: 'result' }),
  'task/bulk_track': ({ number }) => ({
    ...{ scope: 'API', request_id: REQUEST, work: { action: 'deletetrack' } },
    choice: { filter: { number }, previewed: 0 },
  }),
};

const item: Naming = ({ number }) => [{ number }];
const PUBLIC: Record<string, Naming> = {
  register: () => [],
  stoptrack: item,
  deletetrack: item,
  gettrackinfo: item,
  getquota: () => ({}),
  gettracklist: ({ number }) => ({ number }),
  changecarrier: ({ number }) => [{ number, carrier_new: 100003 }],
  retrack: item,
  changeinfo: ({ number }) => [{ number, items: { tag: 'x' } }],
  getrealtimetrackinfo: ({ number }) => [{ number, carrier: 11031 }],
  push: item,
};

const ALL: [string, Naming][] = [
  ...Object.entries(CONSOLE).map(([name, naming]): [string, Naming] => [`/console-api/v1/${name}`, naming]),
  ...Object.entries(PUBLIC).map(([name, naming]): [string, Naming] => [`/track/v2.4/${name}`, naming]),
];

let server: TestServer;
let developer: SignedInCaller;
let other: SignedInCaller;
const ids = {} as Record<DataMode, Ids>;
const keys = {} as Record<DataMode, string>;
const none: Ids = {
  ...{ number: 'RB987654326GB', awb: '020-99999992', webhook: '999999999', delivery: '999999999' },
  ...{ event: '999999999', log: '999999999', task: '999999999', key: '999999999' },
};

const ask = (mode: DataMode, url: string, body: object) =>
  developer.post(url, body, { headers: { [MODE_HEADER]: mode } });

async function byKey(mode: DataMode, verb: string, payload: object) {
  server.pass(SECOND);
  const headers = { 'x-api-key': keys[mode] };
  return (await server.app.inject({ method: 'POST', url: `/track/v2.4/${verb}`, headers, payload })).json();
}

async function fill(mode: DataMode): Promise<Ids> {
  const owner: ApiOwner = { gid: developer.gid, scope: apiScope(mode) };
  const { shipments, webhooks, pushes, deliveryLog, eventLog, apiKeys, air, apiLogs, requestLog } = server.services;
  const created = await apiKeys.create(developer.gid, { name: mode, mode });
  keys[mode] = created?.key ?? '';
  const saved = await webhooks.save(owner, WEBHOOK);
  const [added] = await shipments.registration.register(owner, [{ number: LETTERS[mode], cost: 1 }], 'Api');
  await pushes.push(owner, added?.kind === 'added' ? [added.shipment.id] : []);
  await air.register(owner, [{ awb: AWBS[mode] }]);
  const started = await ask(mode, '/console-api/v1/tracking/export', {
    ...{ ...exporting, request_id: '0f0e0d0c-0b0a-4908-8706-050403020101' },
    choice: { items: [{ number: LETTERS[mode] }] },
  });
  await byKey(mode, 'gettrackinfo', [{ number: LETTERS[mode] }]);
  await requestLog.flush();
  return {
    number: LETTERS[mode],
    awb: AWBS[mode],
    webhook: typeof saved === 'string' ? '' : saved.id,
    delivery: (await deliveryLog.list(owner, {})).deliveries[0]?.id ?? '',
    event: (await eventLog.list(owner, {})).events[0]?.id ?? '',
    log: (await apiLogs.list(owner, {})).logs[0]?.id ?? '',
    task: started.json().data.task.id,
    key: String(created?.record.id),
  };
}

beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  server.stopClock();
  developer = await signedIn(server);
  other = await signedIn(server);
  const { db, quotas, shipments } = server.services;
  for (const { gid } of [developer, other]) {
    const owner = { gid, scope: 'API' } as const;
    await db.transaction(async (transaction) =>
      quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 100 }),
    );
  }
  await shipments.registration.register({ gid: other.gid, scope: 'API' }, [{ number: none.number, cost: 1 }], 'Api');
  for (const mode of ['live', 'test'] as const) ids[mode] = await fill(mode);
});
afterAll(() => server.close());

const TABLES = ['shipments', 'air_waybills', 'webhooks', 'webhook_events', 'webhook_deliveries', 'api_logs', 'tasks'];

/** All rows of the account that belong to a set of data, by the table's name. */
async function readSet(mode: DataMode): Promise<Record<string, unknown[]>> {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ name: string; owner: string; column: string }>(sql`
    SELECT owned.table_name AS name, owned.column_name AS owner, parted.column_name AS column
    FROM information_schema.columns AS owned JOIN information_schema.columns AS parted USING (table_schema, table_name)
    WHERE table_schema = 'public' AND owned.column_name IN ('gid', 'owner_gid')
      AND parted.column_name IN ('scope', 'mode') AND table_name NOT IN ('api_keys', 'live_events') ORDER BY 1`);
  const parts = tables.map(async ({ name, owner, column }) => {
    const value = column === 'mode' ? mode : apiScope(mode);
    const { rows } = await db.execute(sql`
      SELECT to_jsonb(part) AS row FROM ${sql.identifier(name)} AS part
      WHERE ${sql.identifier(owner)} = ${developer.gid} AND ${sql.identifier(column)} = ${value} ORDER BY 1`);
    return [name, rows];
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Ids and messages aside: a refusal may name the set a number is in. */
const outline = (text: string, { number, awb }: Ids) =>
  text
    .replaceAll(number, '')
    .replaceAll(awb, '')
    .replace(/"(id|create_time|expire_time|message)":"[^"]*"/g, '"$1":""');

it('names every call of the console and of the public API', () => {
  const root = '/console-api/v1/';
  const listening = routesOf(server.app).flatMap(({ path, methods }) =>
    path.startsWith(root) && methods.includes('POST') ? path.slice(root.length) : [],
  );
  expect([...Object.keys(CONSOLE), ...ONE_SET].sort()).toEqual([...new Set(listening)].sort());
  expect(Object.keys(PUBLIC).sort()).toEqual(TRACK_ENDPOINTS.map(({ name }) => name.toLowerCase()).sort());
});

describe.each([
  ['test', 'live'],
  ['live', 'test'],
] as const)('a call about %s data', (mode, otherMode) => {
  it.each(ALL)(`%s neither reads nor changes ${otherMode} data`, async (url, naming) => {
    const before = await readSet(otherMode);
    for (const table of TABLES) expect([table, before[table]?.length]).not.toEqual([table, 0]);
    const [there, nowhere] = [await ask(mode, url, naming(ids[otherMode])), await ask(mode, url, naming(none))];
    expect(outline(there.body, ids[otherMode])).toBe(outline(nowhere.body, none));
    expect(there.statusCode).toBe(nowhere.statusCode);
    await server.services.requestLog.flush();
    expect(await readSet(otherMode)).toEqual(before);
  });
});

describe('a key of the other set', () => {
  const message = async (mode: DataMode, verb: string, number: string) =>
    (await byKey(mode, verb, [{ number, ...(verb === 'changeinfo' && { items: { tag: 'x' } }) }])).data.rejected[0]
      .error;

  it.each(['stoptrack', 'deletetrack', 'gettrackinfo', 'retrack', 'push', 'changeinfo'])(
    'is told by %s which set the number is in, and nothing of another account’s',
    async (verb) => {
      const error = { code: -18019902 };
      expect(await message('test', verb, LETTERS.live)).toEqual({
        ...error,
        message: `This key is a test key; ${LETTERS.live} is live. Use a live key.`,
      });
      expect(await message('live', verb, LETTERS.test)).toEqual({
        ...error,
        message: `This key is a live key; ${LETTERS.test} is a test number. Use a test key.`,
      });
      expect(await message('test', verb, none.number)).toEqual({
        ...error,
        message: `The number ${none.number} is not registered.`,
      });
    },
  );

  it('registers the same number once more, for nothing, as far as there is room', async () => {
    const { db } = server.services;
    const before = (await byKey('live', 'getquota', {})).data;
    const { accepted } = (await byKey('test', 'register', [{ number: LETTERS.live, lang: 'de' }])).data;
    expect(accepted).toHaveLength(1);
    expect((await byKey('test', 'getquota', {})).data).toMatchObject({ quota_total: 10_000, quota_used: 2 });
    expect((await byKey('live', 'getquota', {})).data).toEqual(before);
    await db.execute(sql`UPDATE quota_accounts SET tracking_quota = 2 WHERE gid = ${developer.gid} AND scope = 'TEST'`);
    const [refused] = (await byKey('test', 'register', [{ number: 'RB123456808GB' }])).data.rejected;
    expect(refused.error.code).toBe(-18019908);
    await byKey('test', 'deletetrack', [{ number: LETTERS.live }]);
    expect((await byKey('test', 'register', [{ number: 'RB123456808GB' }])).data.accepted).toHaveLength(1);
    expect((await byKey('live', 'gettracklist', {})).data.accepted).toMatchObject([{ number: LETTERS.live }]);
  });

  it('has figures and logs of its own', async () => {
    await server.services.requestLog.flush();
    const figures = async (mode: DataMode) => {
      const { data } = (
        await ask(mode, '/console-api/v1/dashboard/series', { metric: 'requests', group_by: 'key' })
      ).json();
      return data.series.map(({ label }: { label: string | null }) => label ?? 'Console').sort();
    };
    expect(await figures('live')).toEqual(['Console', 'live']);
    expect(await figures('test')).toEqual(['Console', 'test']);
    const { data } = (await ask('test', '/console-api/v1/dashboard/summary', {})).json();
    expect(data).toMatchObject({ key: { prefix: 'tk_test_' }, quota: { quota_total: 2 } });
  });
});
