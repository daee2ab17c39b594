import { stranger } from '../../../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild } from '../../../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../../../testing/testServer.ts';
import { createTinyRelease } from '../../../../../testing/tinyRelease.ts';
import { createMountApplications } from './mountApplications.ts';

let server: TestServer;
let build: FakeBuild;
beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  await server.services.releases.start();
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const releaseShown = (html: string) => /"release":"([0-9a-f]{64})"/.exec(html)?.[1];

it('RL-5 a probe alone sees the release it was opened for, and leaving is unmounting there', async () => {
  const { probes, releases } = server.services;
  const served = await releases.serve({ channel: 'production', gid: null });
  const candidate = { id: 'c'.repeat(64), map: served?.map ?? { imports: {}, integrity: {} } };
  const probe = await probes.open(candidate);
  const other = await probes.open({ ...candidate, id: 'd'.repeat(64) });
  const caller = Object.assign(stranger(server), { sid: probe.sid });

  const page = (await caller.get('/buyer/dashboard')).body;
  expect(releaseShown(page)).toBe(candidate.id);
  expect(page).toContain('"name":"buyer-app","prefetch":1,"options":{"keep-alive":false}');

  await other.end();
  expect(releaseShown((await caller.get('/buyer/dashboard')).body)).toBe(candidate.id);
  await probe.end();
  expect((await caller.get('/buyer/dashboard')).statusCode).toBe(302);
});

it('RL-5 a probe sees the release page as engineers do, and may do nothing there but read', async () => {
  const { probes, releases } = server.services;
  const served = await releases.serve({ channel: 'production', gid: null });
  const probe = await probes.open({ id: 'e'.repeat(64), map: served?.map ?? { imports: {}, integrity: {} } });
  const caller = Object.assign(stranger(server), { sid: probe.sid });
  expect((await caller.get('/release/channels')).body).toContain(
    '"rights":{"release":true,"override":false,"finance":false}',
  );
  expect((await caller.get('/buyer/dashboard')).body).toContain(
    '"rights":{"release":false,"override":false,"finance":false}',
  );
  expect((await caller.get('/release-api/v1/channels')).json()).toHaveLength(4);
  const body = { stable: served?.id, reason: 'to get in' };
  for (const [path, data] of [
    ['/release-api/v1/channels/production/rollback', { reason: 'to get in' }],
    ['/release-api/v1/releases', { modules: {} }],
    ['/release-api/v1/tokens', { name: 'x', channels: ['production'], verbs: ['promote'], days: 1 }],
    ['/release-api/v1/grants', { modules: [], hours: 1, reason: 'to get in' }],
  ] as const)
    expect([path, (await caller.post(path, data)).statusCode]).toEqual([path, 403]);
  expect((await caller.post('/release-api/v1/channels/production', body, { method: 'PUT' })).statusCode).toBe(403);
  await probe.end();
});

it('RL-5 says what to do where there is no browser', async () => {
  const { configuration, probes } = server.services;
  const mount = createMountApplications({ ...configuration, probes, chromePath: '/nowhere/chromium' });
  expect(await mount(createTinyRelease().candidate)).toEqual([
    {
      check: 'mount',
      module: null,
      where: null,
      message: 'There is no browser to mount the applications in: set CHROME_PATH to a Chromium.',
    },
  ]);
});
