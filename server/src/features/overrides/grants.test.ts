import type { Grant, GrantList } from '@tracking-console/contract/releases/overrides';
import { HOUR } from '@tracking-console/contract/values/durations';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const GRANTS = '/release-api/v1/grants';
const BUYER = '@tracking-console/buyer-app';
const wanted = { modules: [BUYER], hours: 8, reason: 'A look at the new dashboard' };

let server: TestServer;
let build: FakeBuild;
let developer: SignedInCaller;

beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer({
    distDir: build.dist,
    releaseFile: build.releaseFile,
    overrideOrigins: ['https://modules.example.com'],
  });
});
afterAll(async () => {
  await server.close();
  build.remove();
});
beforeEach(async () => {
  developer = await signedIn(server, { mayOverride: true });
});

async function issue(more: object = {}, caller = developer): Promise<Grant> {
  const answer = await caller.post(GRANTS, { ...wanted, ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const remove = ({ id }: Grant, caller = developer) => caller.post(`${GRANTS}/${id}`, {}, { method: 'DELETE' });
const list = async (caller = developer): Promise<GrantList> => (await caller.get(GRANTS)).json();
const policyOf = async (caller = developer) => String((await caller.get('/buyer')).headers['content-security-policy']);
const report = ({ id }: Grant, told: object, caller = developer) => caller.post(`${GRANTS}/${id}/outcomes`, told);

it('OV-2 gives a developer a grant for modules of the release that is served, and lists it', async () => {
  const grant = await issue();
  expect(grant).toMatchObject({
    ...{ modules: [BUYER] },
    origins: ['http://localhost:*'],
    isActive: true,
    isOwn: true,
  });
  expect(Date.parse(grant.expireTime) - Date.parse(grant.issueTime)).toBe(8 * HOUR);
  const { grants, modules, origins } = await list();
  expect(grants).toEqual([grant]);
  expect(modules).toContain(BUYER);
  expect(modules).not.toContain('react');
  expect(modules).not.toContain('@tracking-console/root-config');
  expect(origins).toEqual(['http://localhost:*', 'https://modules.example.com']);
});

it.each([
  ['longer than 8 hours', { hours: 8.5 }],
  ['no time at all', { hours: 0 }],
  ['no module', { modules: [] }],
  ['a module the release does not have', { modules: ['@tracking-console/ghost'] }],
  ['the module that stands in the page', { modules: ['@tracking-console/root-config'] }],
  ['an origin nobody allowed', { origins: ['https://evil.example'] }],
  ['an origin that looks like an allowed one', { origins: ['https://modules.example.com.evil.test'] }],
  ['a machine named like this one', { origins: ['http://localhost.evil.test:9100'] }],
  ['every port of an allowed one', { origins: ['https://modules.example.com:*'] }],
  ['what would end the directive', { origins: ["http://localhost:1; script-src 'unsafe-inline'"] }],
  ['no reason', { reason: '   ' }],
  ['somebody else’s session', { session: 'x' }],
])('OV-2 refuses %s', async (_what, more) => {
  const answer = await developer.post(GRANTS, { ...wanted, ...more });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ type: 'invalid', status: 400, detail: expect.stringMatching(/\w/) });
  expect((await list()).grants).toEqual([]);
});

it('OV-2 SC-12 gives none to a customer, to a stranger, nor to a release engineer who may not override', async () => {
  const customer = await signedIn(server);
  expect((await customer.post(GRANTS, wanted)).json()).toMatchObject({ type: 'notAllowed', status: 403 });
  expect((await customer.get(GRANTS)).statusCode).toBe(403);
  expect((await stranger(server).post(GRANTS, wanted)).json()).toMatchObject({ type: 'notSignedIn', status: 401 });
  const engineer = await signedIn(server, { mayRelease: true });
  expect((await engineer.post(GRANTS, wanted)).statusCode).toBe(403);
  expect((await engineer.get(GRANTS)).statusCode).toBe(200);
});

it('OV-2 opens the page’s policy to the granted origins, for that session alone', async () => {
  await issue({ origins: ['http://localhost:9104', 'https://modules.example.com'] });
  const policy = await policyOf();
  const sources = (name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  for (const name of ['script-src', 'style-src', 'connect-src'])
    expect(sources(name)).toMatch(/ http:\/\/localhost:9104 https:\/\/modules\.example\.com( |$)/);
  expect(sources('connect-src')).toContain(' ws://localhost:9104 wss://modules.example.com');
  const elsewhere = await server.services.sessions.open(developer.gid, { ip: '127.0.0.1', userAgent: 'test' });
  expect(await policyOf(Object.assign(stranger(server), { gid: developer.gid, sid: elsewhere }))).not.toContain(
    'localhost',
  );
});

it('OV-2 tells the page its grant, on any host, and no other page', async () => {
  const { id, expireTime } = await issue();
  const { body } = await developer.get('/buyer', { headers: { host: 'console.example.com' } });
  const told = JSON.stringify({ id, modules: [BUYER], origins: ['http://localhost:*'], expireTime });
  expect(body).toContain(`"overrides":${told}`);
  const { body: other } = await (await signedIn(server, { mayOverride: true })).get('/buyer');
  expect(other).toContain('"overrides":null');
});

it('OV-2 ends a grant when its time is over, when it is revoked, when its session ends or when the right is taken', async () => {
  const endings: [string, (grant: Grant) => Promise<unknown>][] = [
    ['revoked', (grant) => remove(grant)],
    ['run out', async () => server.pass(HOUR + 1)],
    ['taken', () => server.services.database.pool.query('UPDATE users SET may_override = false')],
  ];
  for (const [, end] of endings) {
    developer = await signedIn(server, { mayOverride: true, mayRelease: true });
    const grant = await issue({ hours: 1 });
    expect(await policyOf()).toContain('localhost');
    await end(grant);
    expect(await policyOf()).not.toContain('localhost');
    expect((await list()).grants).toContainEqual(expect.objectContaining({ id: grant.id, isActive: false }));
  }
  const watcher = await signedIn(server, { mayRelease: true });
  developer = await signedIn(server, { mayOverride: true });
  const grant = await issue();
  await developer.post('/user-api/v1/sign-out');
  expect((await list(watcher)).grants).toContainEqual(expect.objectContaining({ id: grant.id, isActive: false }));
});

it('OV-2 a session holds one grant: the next takes the place of the last', async () => {
  const first = await issue();
  const second = await issue({ modules: ['@tracking-console/api-app'] });
  const { grants } = await list();
  expect(grants.map(({ id, isActive }) => [id, isActive])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect((await developer.get('/buyer')).body).toContain('"modules":["@tracking-console/api-app"]');
});

it('OV-2 can be revoked by its holder and by a release engineer, by nobody else', async () => {
  const grant = await issue();
  const other = await signedIn(server, { mayOverride: true });
  const missing = { ...grant, id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
  const [theirs, none] = [await remove(grant, other), await remove(missing, other)];
  expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
  expect((await list(other)).grants).toEqual([]);
  const engineer = await signedIn(server, { mayRelease: true });
  expect((await remove(grant, engineer)).statusCode).toBe(204);
  expect((await remove(grant, engineer)).statusCode).toBe(404);
  expect((await list()).grants).toMatchObject([{ id: grant.id, revokedBy: expect.stringContaining('@example.com') }]);
});

it('OV-2 audits who was given it, what ran, failed or was ignored, and who took it back', async () => {
  const grant = await issue();
  const override = { module: BUYER, address: 'http://localhost:9104/buyer-app.js' };
  for (const outcome of ['used', 'used', 'ignored'])
    expect((await report(grant, { outcome, ...override })).statusCode).toBe(204);
  expect((await report(grant, { outcome: 'failed', ...override, reason: 'unreachable' })).statusCode).toBe(204);
  await remove(grant);
  const [{ events } = { events: [] }] = (await list()).grants;
  expect(events.map(({ action, override: told }) => [action, told])).toEqual([
    ['issued', null],
    ['used', override],
    ['ignored', override],
    ['failed', { ...override, reason: 'unreachable' }],
    ['revoked', null],
  ]);
  expect(new Set(events.map(({ actor }) => actor)).size).toBe(1);
});

it('SC-18 SC-19 takes word of a grant from its own session alone, and only what it knows', async () => {
  const grant = await issue();
  const told = { outcome: 'used', module: BUYER, address: 'http://localhost:9104/buyer-app.js' };
  const other = await signedIn(server, { mayOverride: true, mayRelease: true });
  const missing = { ...grant, id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
  const [theirs, none] = [await report(grant, told, other), await report(missing, told, other)];
  expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
  for (const more of [{ actor: 'x' }, { outcome: 'issued' }, { address: 'x'.repeat(301) }])
    expect((await report(grant, { ...told, ...more })).statusCode).toBe(400);
  expect((await list()).grants[0]?.events).toHaveLength(1);
});

it('OV-2 a page that tells without end does not fill the audit', async () => {
  const grant = await issue();
  for (let index = 0; index < 210; index++)
    await report(grant, { outcome: 'ignored', module: `m${index}`, address: 'http://localhost:1/x.js' });
  expect((await list()).grants[0]?.events).toHaveLength(200);
  await remove(grant);
  expect((await list()).grants[0]?.events.at(-1)).toMatchObject({ action: 'revoked' });
});

describe('a program with a token', () => {
  async function program(...verbs: string[]) {
    const engineer = await signedIn(server, { mayRelease: true });
    const requested = { name: 'terminal', channels: ['uat'], verbs, days: 1 };
    const made = (await engineer.post('/release-api/v1/tokens', requested)).json();
    const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
      server.app.inject({
        method,
        url: GRANTS + path,
        headers: { authorization: `Bearer ${made.token}` },
        ...(payload && { payload }),
      });
    return { ask, caller: made.caller as string };
  }

  it('OV-2 RL-9 lists everybody’s grants with "read" and takes one back with "revoke", under its name', async () => {
    const grant = await issue();
    const { ask, caller } = await program('read', 'revoke');
    const { grants, modules }: GrantList = (await ask('GET')).json();
    expect(grants).toContainEqual(expect.objectContaining({ id: grant.id, isActive: true, isOwn: false }));
    expect(modules).toContain(BUYER);
    expect((await ask('DELETE', `/${grant.id}`)).statusCode).toBe(204);
    expect(await policyOf()).not.toContain('localhost');
    const [mine] = (await list()).grants;
    expect(mine).toMatchObject({ id: grant.id, isActive: false, revokedBy: caller });
    expect((await ask('DELETE', `/${grant.id}`)).json()).toMatchObject({ type: 'notFound' });
  });

  it('OV-2 SC-12 may do nothing else: not issue one, not tell of one, and each with its own verb', async () => {
    const grant = await issue();
    const reader = await program('read');
    expect((await reader.ask('DELETE', `/${grant.id}`)).json()).toMatchObject({ type: 'notAllowed', status: 403 });
    const other = await program('publish', 'check', 'promote', 'canary', 'rollback');
    expect((await other.ask('GET')).statusCode).toBe(403);
    const all = await program('read', 'revoke', 'publish', 'promote');
    expect((await all.ask('POST', '', wanted)).statusCode).toBe(401);
    const told = { outcome: 'used', module: BUYER, address: 'http://localhost:9104/x.js' };
    expect((await all.ask('POST', `/${grant.id}/outcomes`, told)).statusCode).toBe(401);
    const unknown = { url: GRANTS, headers: { authorization: 'Bearer tkr_nobody' } };
    expect((await server.app.inject(unknown)).json()).toMatchObject({ type: 'notSignedIn', status: 401 });
    expect((await list()).grants).toContainEqual(expect.objectContaining({ id: grant.id, isActive: true }));
  });
});
