import { type DataMode, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import { SECOND } from '@tracking-console/contract/values/durations';
import { type SignedInCaller, signedIn } from '../testing/caller.ts';
import {
  ALL_CALLS,
  AWBS,
  CONSOLE_CALLS,
  exporting,
  type Ids,
  LETTERS,
  NOTHING,
  ONE_SET,
  PUBLIC_CALLS,
  WEBHOOK,
} from '../testing/dataModeCalls.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sql } from './drizzle.ts';
import { TRACK_ENDPOINTS } from './features/tracking/trackEndpoints.ts';
import { type ApiOwner, apiScope } from './owner.ts';

let server: TestServer;
let developer: SignedInCaller;
let other: SignedInCaller;
const ids = {} as Record<DataMode, Ids>;
const keys = {} as Record<DataMode, string>;

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
  await shipments.registration.register({ gid: other.gid, scope: 'API' }, [{ number: NOTHING.number, cost: 1 }], 'Api');
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
  expect([...Object.keys(CONSOLE_CALLS), ...ONE_SET].sort()).toEqual([...new Set(listening)].sort());
  expect(Object.keys(PUBLIC_CALLS).sort()).toEqual(TRACK_ENDPOINTS.map(({ name }) => name.toLowerCase()).sort());
});

describe.each([
  ['test', 'live'],
  ['live', 'test'],
] as const)('a call about %s data', (mode, otherMode) => {
  it.each(ALL_CALLS)(`%s neither reads nor changes ${otherMode} data`, async (url, naming) => {
    const before = await readSet(otherMode);
    for (const table of TABLES) expect([table, before[table]?.length]).not.toEqual([table, 0]);
    const [there, nowhere] = [await ask(mode, url, naming(ids[otherMode])), await ask(mode, url, naming(NOTHING))];
    expect(outline(there.body, ids[otherMode])).toBe(outline(nowhere.body, NOTHING));
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
      expect(await message('test', verb, NOTHING.number)).toEqual({
        ...error,
        message: `The number ${NOTHING.number} is not registered.`,
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
