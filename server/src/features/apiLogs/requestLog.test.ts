import { addUser } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { openDatabase } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';
import type { CallRecord } from './callRecord.ts';
import { createRequestLog } from './requestLog.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openTrackClient(server);
});

async function logs(filter: object = {}) {
  await server.services.requestLog.flush();
  return (await server.services.apiLogs.list(client.owner, filter)).logs;
}
const usage = async () =>
  (await server.services.usage.readLastDay(client.owner)) satisfies { requests: number; errors: number };

const call = (changes: Partial<CallRecord> = {}): CallRecord => ({
  gid: client.owner.gid,
  mode: 'live',
  time: server.services.now(),
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
  durationMs: 7,
  numbers: [UPS],
  carriers: [100002],
  reqBody: '[]',
  respBody: '{}',
  ...changes,
});

it('PG-13c logs a call with what was sent, answered and touched, without secrets', async () => {
  await client.call('register', [{ number: UPS, email: 'ann@example.com', remark: client.key }, { number: 'ab' }]);
  const [row] = await logs();
  expect(row).toMatchObject({
    source: 'API',
    key: { name: 'Shop', prefix: 'tk_live_', last4: client.key.slice(-4) },
    ip: '127.0.0.1',
    endpoint: 'register',
    version: 'v2.4',
    http_status: 200,
    code: 0,
    items: 2,
    accepted: 1,
    rejected: 1,
  });
  const log = await server.services.apiLogs.find(client.owner, Number(row?.id));
  expect(log?.numbers).toEqual([UPS, 'AB']);
  expect(JSON.parse(log?.req_body ?? '')).toEqual([{ number: UPS, email: '•••', remark: '•••' }, { number: 'ab' }]);
  expect(JSON.parse(log?.resp_body ?? '').data.accepted).toMatchObject([{ number: UPS, email: '•••' }]);
});

it.each<[string, () => Promise<unknown>, object]>([
  ['malformed JSON', () => client.send('register', '[{"number":'), { code: -18010013, http_status: 200 }],
  ['no list', () => client.call('register', { number: UPS }), { code: -18010013, items: 0 }],
  ['41 items', () => client.call('register', Array(41).fill({ number: UPS })), { code: -18010014, items: 41 }],
  ['10 MB', () => client.send('register', ' '.repeat(10_000_000)), { code: -18010013, http_status: 413 }],
  ['a call there is not', () => client.call('nothing', []), { code: 404, http_status: 404, endpoint: 'nothing' }],
  [
    'a revoked key',
    async () => {
      await server.services.apiKeys.revoke(client.owner.gid, client.keyId);
      await client.call('register', [{ number: UPS }]);
    },
    { code: -18010002, http_status: 401 },
  ],
])('PA-4 PG-13c logs %s as one failed call', async (_what, send, row) => {
  await send();
  expect(await logs({ failed: true })).toMatchObject([row]);
  expect(await logs()).toHaveLength(1);
  expect(await usage()).toMatchObject({ requests: 1, errors: 1, limited: 0 });
});

it('PA-1 PG-8b logs and counts what comes too fast', async () => {
  server.pass(1_000);
  const one = {
    method: 'POST',
    url: '/track/v2.4/getquota',
    payload: [],
    headers: { 'x-api-key': client.key },
  } as const;
  await Promise.all(Array.from({ length: 5 }, () => server.app.inject(one)));
  expect((await logs({ http_status: 429 })).length).toBeGreaterThan(0);
  expect(await usage()).toMatchObject({ requests: 5, errors: 2, limited: 2 });
});

it('logs nobody’s key nowhere, and the console’s calls as its own', async () => {
  const { rows } = await server.services.db.execute('SELECT count(*)::int AS n FROM api_logs');
  await client.call('getquota', [], { '17token': 'tk_live_nonsense' });
  await client.developer.post('/track/v2.4/gettracklist', { number: `${UPS},${LETTER}` });
  expect(await logs()).toMatchObject([{ source: 'CONSOLE', key: null, endpoint: 'gettracklist', items: 0 }]);
  const after = await server.services.db.execute('SELECT count(*)::int AS n FROM api_logs');
  expect(after.rows[0]?.n).toBe(Number(rows[0]?.n) + 1);
  expect(await logs({ number: LETTER })).toHaveLength(1);
});

it('cuts bodies at 4 kB, and keeps what PostgreSQL could not', async () => {
  const remark = `${'x'.repeat(900)}😀`;
  await client.call('register', Array(40).fill({ number: UPS, remark }));
  await client.send('register', '\u0000[😀'.repeat(2_000));
  const [broken, long] = await logs();
  const find = (id = '') => server.services.apiLogs.find(client.owner, Number(id));
  expect(Buffer.byteLength((await find(long?.id))?.req_body ?? '')).toBeLessThanOrEqual(4_100);
  expect((await find(broken?.id))?.req_body).toMatch(/^\[😀\[😀/u);
});

it('leaves out an account that was deleted meanwhile, and nobody else', async () => {
  const { db, requestLog } = server.services;
  const gone = await addUser(server, { identities: ['API'] });
  await db.delete(users).where(eq(users.gid, gone));
  requestLog.add(call({ gid: gone }));
  requestLog.add(call());
  expect(await logs()).toHaveLength(1);
});

it('counts what two processes write at once', async () => {
  const { db } = server.services;
  const processes = [1, 2, 3].map(() => createRequestLog({ db, onProblem: fail }));
  for (let n = 0; n < 300; n++) processes[n % 3]?.add(call({ carriers: [100002, 11031], endpoint: `e${n % 5}` }));
  await Promise.all(processes.map((process) => process.flush()));
  expect(await usage()).toMatchObject({ requests: 300, errors: 0 });
});

const fail = (message: string) => {
  throw new Error(message);
};

it('keeps calls while the database is away, loses the newest beyond a bound, and says how many', async () => {
  const url = server.services.database.pool.options.connectionString ?? '';
  const away = openDatabase(url.replace(/:\d+\//, ':9/'), 1);
  const problems: string[] = [];
  const db = { transaction: away.db.transaction } as typeof away.db;
  const log = createRequestLog({ db, onProblem: (message) => problems.push(message) });
  for (let n = 0; n < 10_010; n++) log.add(call());
  await log.flush();
  expect(problems).toEqual([]);
  db.transaction = server.services.db.transaction;
  await log.flush();
  expect(problems).toEqual(['10 calls were not logged: too many waited for the database']);
  expect(await usage()).toMatchObject({ requests: 10_000 });
  await away.close();
});

it('writes what waits when the server closes', async () => {
  const other = await startTestServer();
  const theirs = await openTrackClient(other);
  await theirs.call('getquota', []);
  const find = jest.spyOn(other.services.requestLog, 'flush');
  await other.close();
  expect(find).toHaveBeenCalled();
});
