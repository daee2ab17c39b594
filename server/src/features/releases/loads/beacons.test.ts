import { LATEST_RELEASE_HEADER, RELEASE_HEADER } from '@tracking-console/contract/releases/releases';
import { type SignedInCaller, signedIn, stranger } from '../../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild } from '../../../../testing/fakeBuild.ts';
import { openReleaseClient, passingChecks } from '../../../../testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openDatabase } from '../../../database.ts';
import { createServices } from '../../../services.ts';
import { bucketOf } from '../channels/canary.ts';
import { channels, loadReporters } from '../releaseTable.ts';

const BUYER = '@tracking-console/buyer-app';
const UI = '@tracking-console/ui';
const BEACONS = '/release-api/v1/beacons';

let server: TestServer;
let build: FakeBuild;
let client: ReturnType<typeof openReleaseClient>;

beforeEach(async () => {
  build = createFakeBuild();
  const settings = { distDir: build.dist, releaseFile: build.releaseFile };
  server = await startTestServer(settings, { checkRelease: passingChecks });
  await server.services.releases.start();
  client = openReleaseClient(server);
});
afterEach(async () => {
  await server.close();
  build.remove();
});

const report = (who: Pick<SignedInCaller, 'post'>, release: string, ...loads: [string, boolean][]) =>
  who.post(BEACONS, { release, loads: loads.map(([module, ok]) => ({ module, ok })) });
const loads = () => server.services.releases.loads(60);
const actions = async () =>
  (await server.services.releases.history({ channel: 'production' })).map(({ action }) => action);

const production = async () =>
  (await server.services.db.select().from(channels)).find(({ name }) => name === 'production');

/** Customers who all get the canary, or who all do not. */
async function customers(count: number, isIn = true): Promise<SignedInCaller[]> {
  const { canary = null, percent = 0, salt = '' } = (await production()) ?? {};
  const found: SignedInCaller[] = [];
  while (found.length < count) {
    const one = await signedIn(server);
    if (canary === null || bucketOf(salt, one.gid) < percent * 100 === isIn) found.push(one);
  }
  return found;
}

async function startCanary(percent = 50): Promise<string> {
  const release = await client.makeRelease('1.1.0');
  await client.change('production', { canary: { release, percent } });
  return release;
}

it('RL-7 counts a session once a minute for each outcome of a module of a release; a failure beside a success is a failure', async () => {
  const { stable } = await client.channel('production');
  const [ada, bob] = [await signedIn(server), await signedIn(server)];
  expect((await report(ada, stable, [BUYER, true], [UI, true])).statusCode).toBe(204);
  await report(ada, stable, [BUYER, true]);
  await report(bob, stable, [BUYER, true], [BUYER, false]);
  const counted = [
    { release: stable, module: BUYER, ok: 1, failed: 1 },
    { release: stable, module: UI, ok: 1, failed: 0 },
  ];
  expect(await loads()).toEqual(counted);
  server.pass(60_000);
  await report(ada, stable, [BUYER, true]);
  expect(await loads()).toMatchObject([{ module: BUYER, ok: 2 }, {}]);
});

it('RL-7 counts a failure of a session that has told of a success in the same minute', async () => {
  const { stable } = await client.channel('production');
  const ada = await signedIn(server);
  await report(ada, stable, [BUYER, true]);
  await report(ada, stable, [BUYER, false]);
  await report(ada, stable, [BUYER, false]);
  expect(await loads()).toEqual([{ release: stable, module: BUYER, ok: 1, failed: 1 }]);
});

it('RL-7 believes nothing of releases, modules and strangers nobody knows', async () => {
  const { stable } = await client.channel('production');
  const ada = await signedIn(server);
  expect((await report(stranger(server), stable, [BUYER, true])).statusCode).toBe(204);
  await report(ada, 'f'.repeat(64), [BUYER, false]);
  await report(ada, stable, ['@tracking-console/made-up', false], ['__proto__', false]);
  expect((await report(ada, 'no release', [BUYER, true])).statusCode).toBe(400);
  expect(await loads()).toEqual([]);
});

it('RL-7 takes a failing canary from everybody by itself, once', async () => {
  const release = await startCanary();
  const reporters = await customers(6);
  for (const one of reporters.slice(0, 4)) await report(one, release, [BUYER, false]);
  expect((await client.channel('production')).percent).toBe(50);
  await Promise.all(reporters.slice(4).map((one) => report(one, release, [BUYER, false])));
  expect(await client.channel('production')).toMatchObject({ canary: release, percent: 0 });
  expect(await actions()).toEqual(['stop', 'canary', 'adopt']);
  const [stop] = await server.services.releases.history({ channel: 'production', limit: 1 });
  expect(stop).toMatchObject({
    actor: 'server',
    reason: expect.stringMatching(/^[56] of [56] loads/),
    to: { percent: 0 },
  });
  expect(await server.services.releases.verify()).toMatchObject({ broken: [] });
});

it('RL-7 writes one row when two processes see the same failures', async () => {
  const release = await startCanary(100);
  const { configuration, database, now } = server.services;
  const own = openDatabase(database.pool.options.connectionString ?? '', 3);
  const sibling = createServices({ configuration, database: own, now, checkRelease: passingChecks });
  const reporters = await customers(8);
  await Promise.all(
    reporters.map(({ gid }, index) =>
      (index % 2 ? sibling : server.services).releases.countLoads(
        { gid, session: `session ${index}`, channel: 'production' },
        { release, loads: [{ module: BUYER, ok: false }] },
      ),
    ),
  );
  await own.close();
  expect((await actions()).filter((action) => action === 'stop')).toHaveLength(1);
});

it('RL-7 lets one failure in a hundred loads pass', async () => {
  const release = await startCanary(100);
  const { releases } = server.services;
  const count = (index: number, ok: boolean) =>
    releases.countLoads(
      { gid: '1', session: `session ${index}`, channel: 'production' },
      { release, loads: [{ module: BUYER, ok }] },
    );
  for (let index = 0; index < 495; index++) await count(index, true);
  for (let index = 495; index < 500; index++) await count(index, false);
  expect((await client.channel('production')).percent).toBe(100);
  await count(500, false);
  expect((await client.channel('production')).percent).toBe(0);
});

it('RL-7 hears nothing of a canary from those who do not get it, nor of what failed long ago', async () => {
  const release = await startCanary();
  for (const one of await customers(6, false)) await report(one, release, [BUYER, false]);
  expect(await loads()).toEqual([]);
  const inside = await customers(6);
  for (const one of inside.slice(0, 4)) await report(one, release, [BUYER, false]);
  server.pass(6 * 60_000);
  for (const one of inside.slice(4)) await report(one, release, [BUYER, false]);
  expect((await client.channel('production')).percent).toBe(50);
});

it('RL-7 lets a canary that was stopped begin again', async () => {
  const release = await startCanary(100);
  for (const one of await customers(5)) await report(one, release, [BUYER, false]);
  expect((await client.channel('production')).percent).toBe(0);
  server.pass(61_000);
  await client.change('production', { canary: { release, percent: 100 } });
  for (const one of await customers(1)) await report(one, release, [BUYER, false]);
  expect((await client.channel('production')).percent).toBe(100);
});

it('RL-7 forgets who told after some minutes', async () => {
  const { stable } = await client.channel('production');
  for (const one of await customers(1)) await report(one, stable, [BUYER, true]);
  server.pass(11 * 60_000);
  await server.services.releases.forgetOld();
  expect(await server.services.db.$count(loadReporters)).toBe(0);
  expect(await loads()).toHaveLength(1);
});

describe('RL-2 a call that names its page’s release', () => {
  const ask = (who: SignedInCaller, host = 'localhost:9000') =>
    who.post('/user-api/v1/get-login-user', {}, { headers: { [RELEASE_HEADER]: 'a'.repeat(64), host } });
  const latestFor = async (who: SignedInCaller, host?: string) => (await ask(who, host)).headers[LATEST_RELEASE_HEADER];

  it('hears which one it would get now, as soon as a page of that was loaded', async () => {
    const ada = await signedIn(server);
    await ada.get('/buyer');
    expect(await latestFor(ada)).toBe((await client.channel('production')).stable);
    const next = await client.makeRelease('1.0.1');
    await client.promote('production', next);
    await ada.get('/buyer');
    expect(await latestFor(ada)).toBe(next);
    const silent = await ada.post('/user-api/v1/get-login-user');
    expect(silent.headers[LATEST_RELEASE_HEADER]).toBeUndefined();
  });

  it('hears of its own share of a canary, and of its host’s channel', async () => {
    const ada = await signedIn(server);
    const { stable } = await client.channel('uat');
    const canary = await startCanary(100);
    for (const host of ['localhost:9000', 'uat.example.com']) await ada.get('/buyer', { headers: { host } });
    expect(await latestFor(ada)).toBe(canary);
    expect(await latestFor(ada, 'uat.example.com')).toBe(stable);
  });
});
