import { CHECK_MINUTES, SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
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

const HERE = { ip: '127.0.0.1', userAgent: 'test' };

/** Calls the public API as a program does. */
async function use(key: string, verb = 'getquota', ip = '192.0.2.1') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/track/v2.4/${verb}`,
    headers: { '17token': key },
    remoteAddress: ip,
    payload: [],
  });
  return { status: answer.statusCode, code: answer.json().code };
}
const REFUSED = { status: 401, code: -18010002 };

describe('PG-14d SC-25 rolling a key', () => {
  it('leaves the old value valid for as long as was chosen, and says who still uses it', async () => {
    const { data: old } = await call('create', { name: 'Shop' });
    const { data: rolled } = await call('roll', { id: old.id, keep: '1h' });
    expect(rolled).toMatchObject({ id: old.id, name: 'Shop', previous: { last4: old.last4, last_used_time: null } });
    expect(rolled.key).not.toBe(old.key);
    expect((await use(old.key)).status).toBe(200);
    expect((await use(rolled.key)).status).toBe(200);
    const [row] = (await call('list')).data.keys;
    expect(row.previous.last_used_time).not.toBeNull();
    server.pass(HOUR + 1000);
    expect(await use(old.key)).toEqual(REFUSED);
    expect((await use(rolled.key)).status).toBe(200);
    expect((await call('list')).data.keys).toMatchObject([{ previous: null, last4: rolled.last4 }]);
  });

  it.each(['now', 'revoked'])('ends the old value at once: %s', async (way) => {
    const { data: old } = await call('create', { name: 'Shop' });
    const { data: rolled } = await call('roll', { id: old.id, keep: way === 'now' ? 'now' : '7d' });
    if (way === 'revoked') await call('revoke', { id: old.id });
    expect(await use(old.key)).toEqual(REFUSED);
    expect((await use(rolled.key)).status).toBe(way === 'now' ? 200 : 401);
  });

  it('fails no call while it is rolled, by one process or another', async () => {
    const { data: old } = await call('create', { name: 'Shop' });
    const useKey = (key: string) => server.services.useKey(key, '192.0.2.1');
    const rolls = (async () => {
      const { data: first } = await call('roll', { id: old.id, keep: '24h' });
      return first.key as string;
    })();
    const used = await Promise.all(Array.from({ length: 60 }, () => useKey(old.key)));
    const key = await rolls;
    used.push(await useKey(old.key), await useKey(key));
    expect(used.map((found) => found?.refused)).toEqual(used.map(() => null));
  });

  it('is possible with ten active keys', async () => {
    const made = [];
    for (let index = 0; index < 10; index += 1) made.push((await call('create', { name: `Key ${index}` })).data);
    expect((await call('roll', { id: made[3].id, keep: '7d' })).code).toBe(0);
  });
});

it('PG-14d lets a key do what its scopes say', async () => {
  const keyFor = async (scopes: string[]) => (await call('create', { name: scopes.join(), scopes })).data.key;
  const [read, write, webhook] = [await keyFor(['read']), await keyFor(['write']), await keyFor(['webhook'])];
  const refused = { status: 401, code: -18010005 };
  expect((await use(read, 'gettracklist')).code).not.toBe(-18010005);
  expect(await use(read, 'register')).toEqual(refused);
  expect(await use(read, 'push')).toEqual(refused);
  expect((await use(write, 'register')).code).not.toBe(-18010005);
  expect(await use(write, 'gettrackinfo')).toEqual(refused);
  expect((await use(webhook, 'push')).code).not.toBe(-18010005);
  expect(await use(webhook, 'getquota')).toEqual(refused);
});

it('PG-14d SC-25 ends a key after its days, and rolling it begins them anew', async () => {
  const { data } = await call('create', { name: 'Shop', expire_days: 30 });
  const { data: other } = await call('create', { name: 'Other', expire_days: 30 });
  server.pass(29 * DAY);
  developer = Object.assign(developer, { sid: await server.services.sessions.open(developer.gid, HERE) });
  const { data: rolled } = await call('roll', { id: other.id, keep: '7d' });
  server.pass(2 * DAY);
  developer = Object.assign(developer, { sid: await server.services.sessions.open(developer.gid, HERE) });
  expect(await use(data.key)).toEqual(REFUSED);
  // The old value does not outlive its own days.
  expect(await use(other.key)).toEqual(REFUSED);
  expect((await use(rolled.key)).status).toBe(200);
  expect((await call('list')).data.keys).toMatchObject([{ status: 'Active' }, { status: 'Expired' }]);
});

describe('PG-14d SC-25 the signing key', () => {
  it('is one, is kept sealed and is shown once more', async () => {
    const { data: first } = await call('create', { name: 'First', signing: true });
    const { data } = await call('create', { name: 'Second', signing: true });
    expect((await call('list')).data.keys).toMatchObject([
      { name: 'Second', signing: true, revealable: true },
      { name: 'First', signing: false, revealable: false },
    ]);
    expect((await call('reveal_once', { id: first.id })).code).not.toBe(0);
    expect((await call('reveal_once', { id: data.id })).data.key).toBe(data.key);
    expect(await call('reveal_once', { id: data.id })).toMatchObject({ code: -12010103, data: null });
    const { rows } = await server.services.database.pool.query('SELECT api_keys::text AS row FROM api_keys');
    expect(rows.map(({ row }) => row).join()).not.toContain(data.key.slice(8));
  });

  it('signs with its old value while that is valid, and with none once it is revoked', async () => {
    const { findSigningValues } = server.services.apiKeys;
    const { data: old } = await call('create', { name: 'Shop', signing: true });
    const { data: rolled } = await call('roll', { id: old.id, keep: '1h' });
    expect(await findSigningValues(developer.gid)).toEqual([old.key, rolled.key]);
    server.pass(HOUR + 1000);
    expect(await findSigningValues(developer.gid)).toEqual([rolled.key]);
    await server.services.apiKeys.revoke(developer.gid, Number(old.id));
    expect(await findSigningValues(developer.gid)).toEqual([]);
  });
});

it('PG-14d asks again who is there before each change, and writes each into the audit log', async () => {
  const { data } = await call('create', { name: 'Shop', signing: true });
  await call('roll', { id: data.id, keep: 'now' });
  await call('reveal_once', { id: data.id });
  await call('revoke', { id: data.id });
  const { rows } = (await developer.post('/console-api/v1/audit/list')).json().data;
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['keyRevoked', 'keyRevealed', 'keyRolled', 'keyCreated'],
  ]);
  expect(rows[3].detail).toBe(`Shop (tk_live_…${data.last4})`);
  server.pass(CHECK_MINUTES * 60_000 + 1000);
  for (const [verb, body] of Object.entries({
    create: { name: 'Shop' },
    roll: { id: data.id, keep: 'now' },
    revoke: { id: data.id },
    reveal_once: { id: data.id },
  }))
    expect((await call(verb, body)).code).toBe(SECURITY_CODES.checkNeeded);
  expect((await call('list')).code).toBe(0);
});
