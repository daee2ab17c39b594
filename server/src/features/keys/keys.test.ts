import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let developer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  developer = await signedIn(server);
});

const call = async (verb: string, payload: object = {}, caller = developer) =>
  (await caller.post(`/console-api/v1/keys/${verb}`, payload)).json();

it('PG-14d SC-25 shows a key once and keeps only its hash', async () => {
  const { data } = await call('create', { name: ' Shop ' });
  expect(data).toMatchObject({
    name: 'Shop',
    prefix: 'tk_live_',
    status: 'Active',
    mode: 'live',
    last_used_time: null,
  });
  expect(data.key).toMatch(/^tk_live_[\w-]{43}$/);
  const list = await call('list');
  expect(list.data).toMatchObject({ limit: 10, keys: [{ id: data.id, last4: data.key.slice(-4) }] });
  expect(JSON.stringify(list)).not.toContain(data.key);
  const stored = await server.services.database.pool.query('SELECT api_keys::text AS row FROM api_keys');
  expect(stored.rows.map(({ row }) => row).join()).not.toContain(data.key.slice(8));
});

it('PG-14d lets at most ten be active, also when asked at once', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => call('create', { name: `Key ${index}` })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
  const [first] = (await call('list')).data.keys;
  await call('revoke', { id: first.id });
  expect((await call('create', { name: 'One more', mode: 'test' })).data.prefix).toBe('tk_test_');
});

it('PG-14d revokes a key for good', async () => {
  const { data } = await call('create', { name: 'Shop' });
  expect((await call('revoke', { id: data.id })).code).toBe(0);
  expect((await call('revoke', { id: data.id })).code).not.toBe(0);
  expect((await call('list')).data.keys).toMatchObject([{ id: data.id, status: 'Revoked' }]);
  const used = await server.app.inject({
    method: 'POST',
    url: '/track/v2.4/getquota',
    headers: { '17token': data.key },
    payload: [],
  });
  expect(used.statusCode).toBe(401);
});

it('SC-18 treats another account’s key as a missing one', async () => {
  const { data } = await call('create', { name: 'Shop' });
  const other = await signedIn(server);
  expect(await call('revoke', { id: data.id }, other)).toEqual(await call('revoke', { id: '999999999' }, other));
  expect((await call('list', {}, other)).data.keys).toEqual([]);
  expect((await call('list')).data.keys).toMatchObject([{ status: 'Active' }]);
});

it('SC-19 takes no field but the name and the mode', async () => {
  for (const extra of [{ gid: '1' }, { status: 'Active' }, { hash: 'x' }]) {
    expect((await developer.post('/console-api/v1/keys/create', { name: 'Shop', ...extra })).statusCode).toBe(400);
  }
  expect((await developer.post('/console-api/v1/keys/create', { name: '   ' })).statusCode).toBe(400);
});

it('ER-3 asks a stranger to sign in', async () => {
  expect((await call('list', {}, Object.assign(stranger(server), { gid: '' }))).code).toBe(-6);
});
