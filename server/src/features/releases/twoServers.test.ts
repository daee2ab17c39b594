import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { signedIn } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { openReleaseClient, passingChecks } from '../../../testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const build = createFakeBuild();
const children: ChildProcess[] = [];

/** Two processes start; a busy machine takes its time for that. In ms. */
const START = 120_000;

let server: TestServer;
let addresses: string[];
beforeAll(async () => {
  const settings = { distDir: build.dist, releaseFile: build.releaseFile };
  server = await startTestServer(settings, { checkRelease: passingChecks });
  addresses = await Promise.all([startProcess(), startProcess()]);
}, START);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
  build.remove();
});

/** A server process as a deployment runs it; answers with its address. */
async function startProcess(): Promise<string> {
  const environment = {
    DATABASE_URL: server.services.database.pool.options.connectionString,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RELEASE_FILE: build.releaseFile,
    DIST_DIR: build.dist,
  };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  for (;;) {
    const [text] = await once(child.stdout, 'data');
    output += text;
    const [, address] = /Serving at (\S+)/.exec(output) ?? [];
    if (address) return address;
  }
}

it('RL-6 every page load after a swap, and after the way back, gets the same release from both processes', async () => {
  const { sid } = await signedIn(server);
  const versionAt = async (address: string) => {
    const answer = await fetch(`${address}/buyer`, { headers: { cookie: `__Host-sid=${sid}` } });
    return /"@tracking-console\/buyer-app":"\/app\/buyer\/([^/]+)\//.exec(await answer.text())?.[1];
  };
  const versions = () => Promise.all(addresses.map(versionAt));
  expect(await versions()).toEqual(['1.0.0', '1.0.0']);

  const client = openReleaseClient(server);
  await client.promote('production', await client.makeRelease('1.0.1'));
  expect(await versions()).toEqual(['1.0.1', '1.0.1']);
  await client.rollBack('production');
  expect(await versions()).toEqual(['1.0.0', '1.0.0']);
});
