import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CHANNELS } from '@tracking-console/contract/releases/releases';
import { VERBS } from '@tracking-console/contract/releases/releaseTokens';
import { DAY } from '@tracking-console/contract/values/durations';
import { createFakeBuild, type FakeBuild } from '../../server/testing/fakeBuild.ts';
import { buyerVersion, ENGINEER, openReleaseClient, passingChecks } from '../../server/testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../server/testing/testServer.ts';

const FILE = '/app/buyer/1.7.0/page-extra-tsx.000000000170.js';
const since = (days: number) => new Date(Date.now() - days * DAY);

let server: TestServer;
let built: FakeBuild;
let runRelease: typeof import('./main.ts').runRelease;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  built = createFakeBuild();
  server = await startTestServer(
    { distDir: built.dist, releaseFile: built.releaseFile },
    { checkRelease: passingChecks },
  );
  // A deployment that is older than any tab can be.
  server.pass(-90 * DAY);
  await server.services.releases.start();
  await server.app.listen({ port: 0 });
  Object.assign(process.env, { DIST_DIR: built.dist, RELEASE_FILE: built.releaseFile });
  ({ runRelease } = await import('./main.ts'));
});
afterAll(async () => {
  await server.close();
  built.remove();
});

/** Builds, publishes and promotes a version, all of it this many days ago. */
async function promoteBuilt(version: string, days: number) {
  const folder = join(built.dist, 'app/buyer', version);
  mkdirSync(folder, { recursive: true });
  for (const file of Object.keys(buyerVersion(version).files)) writeFileSync(join(folder, file), 'System.register([])');
  utimesSync(folder, since(days), since(days));
  const client = openReleaseClient(server);
  await client.promote('production', await client.makeRelease(version));
}

/** What collecting garbage finds on that day, and what an open tab of the first version gets of its files then. */
async function collect() {
  const { port } = server.app.server.address() as AddressInfo; // it listens on a port
  const requested = { name: 'test', channels: [...CHANNELS], verbs: [...VERBS], days: 1 };
  const { token } = await server.services.releaseTokens.create(ENGINEER, requested);
  environment = { RELEASE_URL: `http://127.0.0.1:${port}`, RELEASE_TOKEN: token };
  const { out } = await runRelease(['gc', '--yes', '--json'], environment);
  const file = await fetch(environment.RELEASE_URL + FILE);
  await file.arrayBuffer();
  const type = file.headers.get('content-type') ?? '';
  return { folders: JSON.parse(out).folders, status: file.status, isPage: type.includes('html') };
}

/** To the command line, whose clock is this process's. */
function pretendLater(days: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + days * DAY);
}

it('F-15 RL-1 a tab whose release was left 29 days ago finds every file of it', async () => {
  server.pass(50 * DAY);
  await promoteBuilt('1.7.0', 40);
  server.pass(11 * DAY);
  await promoteBuilt('1.8.0', 29);
  server.pass(29 * DAY);
  expect(await collect()).toEqual({ folders: [], status: 200, isPage: false });
});

it('RL-6 F-15 left for longer every file of it stays while it is the way back', async () => {
  pretendLater(2);
  expect(await collect()).toEqual({ folders: [], status: 200, isPage: false });
});

it('F-15 RL-1 then it goes, and is not answered with a page: the tab says that there is a new version', async () => {
  pretendLater(2);
  await promoteBuilt('1.9.0', 0);
  expect(await collect()).toEqual({ folders: ['/app/buyer/1.7.0/'], status: 404, isPage: false });
});
