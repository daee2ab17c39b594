import type { ChangeChannel } from '@tracking-console/contract/releases/releases';
import { stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, integrityOf, manifestOf } from '../../../testing/fakeBuild.ts';
import { type ReleaseCaller, releaseEngineer, tokenHolder } from '../../../testing/releaseCaller.ts';
import { buyerVersion, passingChecks } from '../../../testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';
import type { CheckRelease } from './checks/candidate.ts';
import { approvals } from './releaseTable.ts';

const BUYER = '@tracking-console/buyer-app';
const VERSIONS = `/v1/modules/${encodeURIComponent(BUYER)}/versions`;
const FINDING = {
  check: 'parse',
  module: BUYER,
  where: '/app/buyer/6.6.6/x.js',
  message: 'It cannot be read.',
} as const;

let server: TestServer;
let build: FakeBuild;
let ada: ReleaseCaller;
let checks: jest.Mock<ReturnType<CheckRelease>, Parameters<CheckRelease>>;

beforeEach(async () => {
  build = createFakeBuild();
  checks = jest.fn(async (candidate, options) => {
    const report = { ...(await passingChecks(candidate, options)), time: server.services.now().toISOString() };
    const isBad = candidate.modules[BUYER] === '6.6.6';
    return isBad ? { ...report, passed: false, findings: [FINDING] } : report;
  });
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile }, { checkRelease: checks });
  await server.services.releases.start();
  ada = await releaseEngineer(server);
});
afterEach(async () => {
  await server.close();
  build.remove();
});

async function makeRelease(version: string): Promise<string> {
  await ada.ask('POST', VERSIONS, buyerVersion(version));
  const { stable: base } = (await ada.ask('GET', '/v1/channels/production')).json();
  return (await ada.ask('POST', '/v1/releases', { base, modules: { [BUYER]: version } })).json().id;
}

const put = async (who: ReleaseCaller, change: Partial<ChangeChannel>, headers = {}) =>
  who.ask(
    'PUT',
    '/v1/channels/production',
    { reason: 'a test', ...change },
    {
      ...(await who.seen('production')),
      ...headers,
    },
  );

describe('the way of a version', () => {
  it('RL-8 leads over HTTP from publishing to the page and back', async () => {
    const published = await ada.ask('POST', VERSIONS, buyerVersion('1.5.0'));
    expect([published.statusCode, published.json()]).toMatchObject([201, { version: '1.5.0', author: ada.email }]);
    const release = await makeRelease('1.5.0');
    const swapped = await put(ada, { stable: release });
    expect([swapped.statusCode, swapped.json().stable]).toEqual([200, release]);
    expect(swapped.headers.etag).toBe(`"${swapped.json().etag}"`);
    const detail = (await ada.ask('GET', `/v1/releases/${release}`)).json();
    expect(detail).toMatchObject({ id: release, modules: { [BUYER]: '1.5.0' }, checks: { passed: true } });
    const plan = (await ada.ask('GET', '/v1/channels/production/rollback')).json();
    expect(plan).toMatchObject({
      row: { actor: 'checkout' },
      changes: [{ module: BUYER, from: '1.5.0', to: '1.0.0' }],
    });
    const back = await ada.ask(
      'POST',
      '/v1/channels/production/rollback',
      { reason: 'wrong' },
      await ada.seen('production'),
    );
    expect([back.statusCode, back.json().stable]).toEqual([200, plan.row.to.stable]);
    const history = (await ada.ask('GET', '/v1/channels/production/history')).json();
    expect(history.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['rollback', ada.email],
      ['promote', ada.email],
      ['adopt', 'checkout'],
    ]);
    expect((await ada.ask('GET', '/v1/ledger/verify')).json()).toMatchObject({ rows: 6, broken: [] });
    expect((await ada.ask('GET', `/v1/releases/${release}/diff/${back.json().stable}`)).json().changes).toHaveLength(1);
    expect((await ada.ask('GET', '/v1/releases')).json()).toHaveLength(2);
  });

  it('RL-3 answers 428 without If-Match and 412 to the loser of a race', async () => {
    const stable = await makeRelease('1.5.0');
    const body = { stable, reason: 'a test' };
    const seen = await ada.seen('production');
    const without = await ada.ask('PUT', '/v1/channels/production', body);
    const [first, second] = [
      await ada.ask('PUT', '/v1/channels/production', body, seen),
      await ada.ask('PUT', '/v1/channels/production', body, seen),
    ];
    expect([without, first, second].map(({ statusCode }) => statusCode)).toEqual([428, 200, 412]);
    expect(second.headers['content-type']).toContain('application/problem+json');
    expect(second.json()).toMatchObject({ type: 'preconditionFailed', status: 412, detail: expect.any(String) });
    expect((await ada.ask('PUT', '/v1/channels/production', body, { 'if-match': '*' })).statusCode).toBe(412);
  });

  it('RL-3 does once what is sent twice with a key, and answers the same', async () => {
    const stable = await makeRelease('1.5.0');
    const headers = { ...(await ada.seen('production')), 'idempotency-key': 'once' };
    const answers = [];
    for (const reason of ['a test', 'a test', 'another']) answers.push(await put(ada, { stable, reason }, headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 422]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(answers[2]?.json().type).toBe('keyReused');
    // The same keys of another caller are other keys.
    expect((await put(await releaseEngineer(server), { stable }, { 'idempotency-key': 'once' })).statusCode).toBe(200);
  });

  it('RL-8 refuses other files for a version that stands, and a manifest that names what it does not have', async () => {
    await ada.ask('POST', VERSIONS, buyerVersion('1.5.0'));
    const other = await ada.ask('POST', VERSIONS, { ...buyerVersion('1.5.0'), buildId: 'another' });
    expect([other.statusCode, other.json().type]).toEqual([409, 'published']);
    expect((await ada.ask('POST', VERSIONS, buyerVersion('1.5.0'))).statusCode).toBe(200);
    const broken = [
      { ...buyerVersion('1.6.0'), entry: 'nothing.js' },
      { ...buyerVersion('1.6.0'), url: 'https://example.com/' },
      { ...buyerVersion('1.6.0'), extra: true },
      { ...manifestOf('ui', '1.6.0') },
      { name: BUYER },
    ];
    for (const manifest of broken)
      expect((await ada.ask('POST', VERSIONS, manifest)).json()).toMatchObject({ type: 'invalid', status: 400 });
  });

  it('RL-8 tells which versions fit into a release', async () => {
    const demanding = { ...buyerVersion('9.0.0'), requires: { version: 99, capabilities: [] } };
    await ada.ask('POST', VERSIONS, demanding);
    const rows = (await ada.ask('GET', '/v1/compat')).json();
    expect(rows).toContainEqual({ module: BUYER, version: '1.0.0', fits: true, reasons: [] });
    expect(rows).toContainEqual({
      module: BUYER,
      version: '9.0.0',
      fits: false,
      reasons: expect.arrayContaining([expect.stringContaining('needs contract 99')]),
    });
  });
});

it('RL-8 answers with a problem where nothing stands, as everywhere in the release API', async () => {
  for (const [method, path] of [
    ['GET', '/v1/nothing'],
    ['POST', '/v1/channels/production'],
  ] as const) {
    const answer = await ada.ask(method, path);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { type: 'notFound', status: 404 }]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});

describe('the checks', () => {
  it('RL-5 refuse a bad release with what they found, and the ledger says so', async () => {
    const stable = await makeRelease('6.6.6');
    const before = await ada.seen('production');
    const answer = await put(ada, { stable });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { type: 'checksFailed', findings: [FINDING] }]);
    expect(await ada.seen('production')).toEqual(before);
    const [newest] = (await ada.ask('GET', '/v1/channels/production/history')).json();
    expect(newest).toMatchObject({
      action: 'refuse',
      actor: ada.email,
      checks: { passed: false, findings: [FINDING] },
    });
    expect((await put(ada, { canary: { release: stable, percent: 1 } })).statusCode).toBe(422);
  });

  it('RL-5 run once for a release that passed, in a browser too, and again when asked for', async () => {
    const stable = await makeRelease('1.5.0');
    await put(ada, { stable });
    await ada.ask('PUT', '/v1/channels/uat', { stable, reason: 'a test' }, await ada.seen('uat'));
    expect(checks.mock.calls.map(([, options]) => options)).toEqual([{ mount: true, by: ada.email }]);
    expect((await ada.ask('POST', `/v1/releases/${stable}/checks`)).json()).toMatchObject({ passed: true });
    expect(checks).toHaveBeenCalledTimes(2);
  });

  it('RL-6 look at the files of a way back alone, and without a browser at that of one module', async () => {
    await put(ada, { stable: await makeRelease('1.5.0') });
    const shell = { ...manifestOf('shell', '1.5.0') };
    await ada.ask('POST', `/v1/modules/${encodeURIComponent(shell.name)}/versions`, shell);
    const base = (await ada.ask('GET', '/v1/channels/production')).json().stable;
    const next = (await ada.ask('POST', '/v1/releases', { base, modules: { [shell.name]: '1.5.0' } })).json().id;
    await put(ada, { stable: next });
    checks.mockClear();
    expect((await rollBack({ module: BUYER })).statusCode).toBe(200);
    expect((await rollBack({})).statusCode).toBe(200);
    expect(checks.mock.calls.map(([, options]) => options)).toEqual([
      { mount: false, by: ada.email },
      { mount: false, bytesOnly: true, by: ada.email },
    ]);
  });

  it('RL-6 hold up a way back whose files are gone', async () => {
    const stable = await makeRelease('1.5.0');
    await put(ada, { stable });
    checks.mockImplementation(async (candidate, options) => ({
      ...(await passingChecks(candidate, options)),
      passed: false,
      findings: [FINDING],
    }));
    expect((await rollBack({})).json()).toMatchObject({ type: 'checksFailed', findings: [FINDING] });
    expect((await ada.ask('GET', '/v1/channels/production')).json()).toMatchObject({ stable });
  });

  it('RL-5 look at the files again of what passed more than an hour ago', async () => {
    const stable = await makeRelease('1.5.0');
    await ada.ask('POST', `/v1/releases/${stable}/checks`);
    checks.mockClear();
    server.pass(3_600_001);
    // Whose last check is recent.
    const later = await releaseEngineer(server);
    await put(later, { canary: { release: stable, percent: 1 } });
    expect(checks.mock.calls.map(([, options]) => options)).toEqual([
      { mount: false, bytesOnly: true, by: later.email },
    ]);
    checks.mockImplementation(async (candidate, options) => ({
      ...(await passingChecks(candidate, options)),
      passed: false,
      findings: [FINDING],
    }));
    expect((await put(later, { stable })).json()).toMatchObject({ type: 'checksFailed', findings: [FINDING] });
  });

  const rollBack = async (requested: object) =>
    ada.ask(
      'POST',
      '/v1/channels/production/rollback',
      { reason: 'wrong', ...requested },
      await ada.seen('production'),
    );
});

describe('breaking the glass', () => {
  const rename = (from: string, email: string) =>
    server.services.db.update(users).set({ email }).where(eq(users.email, from));

  it('RL-5 takes a second person within the hour', async () => {
    const stable = await makeRelease('6.6.6');
    const asked = await put(ada, { stable, breakGlass: true, reason: 'The shop is down.' });
    expect(asked.statusCode).toBe(202);
    const path = `/v1/channels/production/approvals/${asked.json().id}`;
    const alone = await ada.ask('POST', path);
    expect([alone.statusCode, alone.json().type]).toEqual([403, 'needsSecondPerson']);
    const bob = await releaseEngineer(server);
    expect((await bob.ask('GET', '/v1/approvals')).json()).toMatchObject([{ requestedBy: ada.email }]);
    expect((await bob.ask('POST', path)).json()).toMatchObject({ stable });
    const [newest] = (await bob.ask('GET', '/v1/channels/production/history')).json();
    expect(newest).toMatchObject({
      action: 'breakGlass',
      actor: ada.email,
      approver: bob.email,
      reason: 'The shop is down.',
    });
    expect((await bob.ask('POST', path)).statusCode).toBe(404);
    expect((await bob.ask('GET', '/v1/approvals')).json()).toEqual([]);
  });

  it('RL-5 knows the one who asked by another email, and by a token from before it', async () => {
    const stable = await makeRelease('6.6.6');
    const requested = { name: 'ci', channels: ['production'], verbs: ['promote'], days: 1 };
    const program = tokenHolder(server, (await ada.ask('POST', '/v1/tokens', requested)).json().token);
    const asked = [await put(ada, { stable, breakGlass: true }), await put(program, { stable, breakGlass: true })];
    const approve = (who: ReleaseCaller, change = asked[0]) =>
      who.ask('POST', `/v1/channels/production/approvals/${change?.json().id}`);
    await rename(ada.email, 'ada@example.com');
    for (const change of asked) expect((await approve(ada, change)).json().type).toBe('needsSecondPerson');
    // Another person may take the email that is free now.
    const bob = await releaseEngineer(server);
    await rename(bob.email, ada.email);
    expect((await approve(bob)).statusCode).toBe(200);
  });

  it('RL-5 compares emails where a version before noted nothing else', async () => {
    const { id } = (await put(ada, { stable: await makeRelease('6.6.6'), breakGlass: true })).json();
    await server.services.db.update(approvals).set({ requesterGid: null }).where(eq(approvals.id, id));
    expect((await ada.ask('POST', `/v1/channels/production/approvals/${id}`)).json().type).toBe('needsSecondPerson');
    const bob = await releaseEngineer(server);
    expect((await bob.ask('POST', `/v1/channels/production/approvals/${id}`)).statusCode).toBe(200);
  });

  it('RL-5 is for that change alone: nobody else gets the release without the checks’ consent', async () => {
    const release = await makeRelease('6.6.6');
    const asked = await put(ada, { canary: { release, percent: 2 }, breakGlass: true });
    const bob = await releaseEngineer(server);
    expect((await bob.ask('POST', `/v1/channels/production/approvals/${asked.json().id}`)).statusCode).toBe(200);
    expect((await put(ada, { canary: { release, percent: 3 } })).json().type).toBe('checksFailed');
    expect((await put(ada, { stable: release })).json().type).toBe('checksFailed');
    expect((await put(ada, { canary: { release, percent: 1 } })).json()).toMatchObject({ canary: release, percent: 1 });
    expect((await put(ada, { canary: null })).json()).toMatchObject({ canary: null });
  });

  it('RL-5 shows the second person what the checks say of a release nobody had checked', async () => {
    const stable = await makeRelease('6.6.6');
    expect((await put(ada, { stable, breakGlass: true })).statusCode).toBe(202);
    expect((await ada.ask('GET', `/v1/releases/${stable}`)).json().checks).toMatchObject({ findings: [FINDING] });
    await put(ada, { stable, breakGlass: true });
    expect(checks).toHaveBeenCalledTimes(1);
  });

  it('RL-5 does not wait for checks that cannot even run', async () => {
    checks.mockRejectedValue(new Error('There is no room for a browser.'));
    expect((await put(ada, { stable: await makeRelease('1.5.0'), breakGlass: true })).statusCode).toBe(202);
  });

  it('RL-5 is over after an hour, and when the channel has moved', async () => {
    const bob = await releaseEngineer(server);
    const stable = await makeRelease('6.6.6');
    const approve = async (id: string, by = bob) => by.ask('POST', `/v1/channels/production/approvals/${id}`);
    const { id: first } = (await put(ada, { stable, breakGlass: true })).json();
    await put(ada, { stable: await makeRelease('1.5.0') });
    expect((await approve(first)).statusCode).toBe(412);
    const { id: second } = (await put(ada, { stable, breakGlass: true })).json();
    server.pass(3_600_001);
    expect((await approve(second, await releaseEngineer(server))).statusCode).toBe(404);
  });

  it('RL-9 takes a person: not even another’s token approves, and one’s own program is oneself', async () => {
    const stable = await makeRelease('6.6.6');
    const bob = await releaseEngineer(server);
    const make = (who: ReleaseCaller) =>
      who.ask('POST', '/v1/tokens', { name: 'ci', channels: ['production'], verbs: ['promote'], days: 1 });
    const program = tokenHolder(server, (await make(ada)).json().token);
    const asked = await put(program, { stable, breakGlass: true });
    const path = `/v1/channels/production/approvals/${asked.json().id}`;
    expect((await tokenHolder(server, (await make(bob)).json().token).ask('POST', path)).statusCode).toBe(403);
    expect((await ada.ask('POST', path)).json().type).toBe('needsSecondPerson');
    expect((await bob.ask('POST', path)).statusCode).toBe(200);
  });
});

describe('who may', () => {
  it('SC-18 nobody but release engineers and tokens', async () => {
    const customer = await releaseEngineer(server, { mayRelease: false });
    expect((await stranger(server).get('/release-api/v1/channels')).json()).toMatchObject({
      type: 'notSignedIn',
      status: 401,
    });
    for (const path of ['/v1/channels', '/v1/modules', '/v1/releases', '/v1/loads', '/v1/tokens', '/environments'])
      expect((await customer.ask('GET', path)).json()).toMatchObject({ type: 'notAllowed', status: 403 });
    expect((await put(customer, { stable: 'a'.repeat(64) })).statusCode).toBe(403);
  });

  it('SC-5 refuses changes from other sites', async () => {
    const answer = await put(ada, { stable: await makeRelease('1.5.0') }, { origin: 'https://example.com' });
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'notAllowed']);
  });

  it('RL-9 a token is good for its verbs and channels, until it ends or is revoked', async () => {
    const stable = await makeRelease('1.5.0');
    const requested = { name: 'ci', channels: ['uat'], verbs: ['read', 'promote', 'rollback'], days: 30 };
    const made = (await ada.ask('POST', '/v1/tokens', requested)).json();
    const ci = tokenHolder(server, made.token);
    const uat = async (body: object) =>
      ci.ask('PUT', '/v1/channels/uat', { reason: 'a test', ...body }, await ada.seen('uat'));
    expect((await uat({ stable })).statusCode).toBe(200);
    expect((await uat({ canary: { release: stable, percent: 1 } })).statusCode).toBe(403);
    expect((await put(ci, { stable })).statusCode).toBe(403);
    expect((await ci.ask('POST', VERSIONS, buyerVersion('1.6.0'))).statusCode).toBe(403);
    expect((await ci.ask('GET', '/v1/tokens')).statusCode).toBe(403);
    const [newest] = (await ci.ask('GET', '/v1/channels/uat/history')).json();
    expect(newest.actor).toBe(`${ada.email}/ci`);
    const [listed] = (await ada.ask('GET', '/v1/tokens')).json();
    expect(listed).toMatchObject({ id: made.id, caller: `${ada.email}/ci`, lastUseTime: expect.any(String) });
    expect(JSON.stringify(listed)).not.toContain(made.token);
    server.pass(31 * 86_400_000);
    expect((await ci.ask('GET', '/v1/channels')).statusCode).toBe(401);
  });

  it('RL-9 a revoked token is good for nothing', async () => {
    const requested = { name: 'ci', channels: ['uat'], verbs: ['read'], days: 30 };
    const { id, token } = (await ada.ask('POST', '/v1/tokens', requested)).json();
    expect((await tokenHolder(server, token).ask('GET', '/v1/channels')).statusCode).toBe(200);
    expect((await ada.ask('DELETE', `/v1/tokens/${id}`)).statusCode).toBe(204);
    expect((await tokenHolder(server, token).ask('GET', '/v1/channels')).statusCode).toBe(401);
    expect((await ada.ask('DELETE', `/v1/tokens/${id}`)).statusCode).toBe(404);
  });
});

describe('tools made for import-map-deployer', () => {
  const url = (version: string) => `/app/buyer/${version}/buyer-app.111111111111.js`;

  it('RL-9 read environments and maps, with a name and a password as they know it', async () => {
    const requested = { name: 'old', channels: ['production'], verbs: ['read'], days: 30 };
    const { token } = (await ada.ask('POST', '/v1/tokens', requested)).json();
    const authorization = `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}`;
    const get = async (path: string) => (await server.app.inject({ url: path, headers: { authorization } })).json();
    expect((await get('/environments')).environments).toContainEqual({
      name: 'production',
      aliases: ['default', 'prod'],
      isDefault: true,
    });
    const map = await get('/import-map.json');
    expect(map.imports[BUYER]).toBe(url('1.0.0'));
    expect(await get('/import-map.json?env=prod')).toEqual(map);
    expect(await get('/import-map.json?env=nowhere')).toMatchObject({ type: 'notFound' });
  });

  it('RL-9 change a service, which brings the whole published version, by way of the ledger', async () => {
    await ada.ask('POST', VERSIONS, buyerVersion('1.5.0'));
    const answer = await ada.ask('PATCH', '/services?env=uat', { service: BUYER, url: url('1.5.0') });
    expect(answer.json().imports[BUYER]).toBe(url('1.5.0'));
    const files = Object.keys(buyerVersion('1.5.0').files).map((file) => `/app/buyer/1.5.0/${file}`);
    expect(Object.keys(answer.json().integrity)).toEqual(expect.arrayContaining(files));
    expect(checks).toHaveBeenCalledTimes(1);
    const [newest] = (await ada.ask('GET', '/v1/channels/uat/history')).json();
    expect(newest).toMatchObject({ action: 'promote', actor: ada.email });
  });

  it('RL-9 get no further than the checks and their rights', async () => {
    await ada.ask('POST', VERSIONS, buyerVersion('6.6.6'));
    expect((await ada.ask('PATCH', '/services', { service: BUYER, url: url('6.6.6') })).statusCode).toBe(422);
    expect((await ada.ask('PATCH', '/services', { service: 'x', url: 'https://example.com/x.js' })).statusCode).toBe(
      400,
    );
    expect((await ada.ask('PATCH', '/services', { service: 'x', url: '/app/x/1.0.0/x.js' })).json().detail).toContain(
      'no integrity',
    );
    expect((await ada.ask('DELETE', `/services/${encodeURIComponent(BUYER)}`)).json().detail).toContain(
      'does not name',
    );
    const reader = { name: 'r', channels: ['production'], verbs: ['read'], days: 1 };
    const { token } = (await ada.ask('POST', '/v1/tokens', reader)).json();
    expect((await tokenHolder(server, token).ask('PATCH', '/import-map.json', { imports: {} })).statusCode).toBe(403);
  });

  it('RL-9 add and remove what nobody published, with its integrity', async () => {
    const address = '/app/x/1.2.0/x.js';
    const seal = { [address]: integrityOf('x.js') };
    const added = await ada.ask('PATCH', '/import-map.json', { imports: { x: address }, integrity: seal });
    expect(added.json().imports.x).toBe(address);
    const removed = await ada.ask('DELETE', '/services/x');
    expect(removed.json().imports.x).toBeUndefined();
    expect(removed.json().integrity[address]).toBeUndefined();
  });

  it('RL-9 may name scopes as they read them, empty or as they stand, and no others', async () => {
    const patch = async (scopes: object) => ada.ask('PATCH', '/import-map.json', { imports: {}, scopes });
    for (const scopes of [{}, { '/app/buyer/': {} }]) expect((await patch(scopes)).statusCode).toBe(200);
    const read = (await ada.ask('GET', '/import-map.json')).json();
    expect((await ada.ask('PATCH', '/import-map.json', read)).statusCode).toBe(200);
    const refused = await patch({ '/app/buyer/': { react: '/app/shared/1.0.0/react.js' } });
    expect([refused.statusCode, refused.json().type]).toEqual([400, 'invalid']);
    expect(refused.json().detail).toContain('publish a release');
  });

  it('RL-9 lose no update when they all write at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `x${index}`);
    const add = (name: string) => {
      const address = `/app/${name}/1.0.0/${name}.js`;
      return ada.ask('PATCH', '/services', { service: name, url: address, integrity: integrityOf(name) });
    };
    const answers = await Promise.all(names.map(add));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
    expect(Object.keys((await ada.ask('GET', '/import-map.json')).json().imports)).toEqual(
      expect.arrayContaining(names),
    );
  });
});
