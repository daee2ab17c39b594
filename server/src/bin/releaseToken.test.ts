import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { leaveReleaseToken } from './releaseToken.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tracking-console-token-'));
  server = await startTestServer({ dataDir });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('RL-9 the demo leaves one token, which nobody else on the machine can read', async () => {
  const file = join(dataDir, 'release-token');
  await leaveReleaseToken(server.services);
  const token = readFileSync(file, 'utf8').trim();
  expect(await server.services.releaseTokens.use(token)).toMatchObject({ caller: 'release@example.com/terminal' });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await leaveReleaseToken(server.services);
  expect(readFileSync(file, 'utf8').trim()).toBe(token);
  expect(await server.services.releaseTokens.list()).toHaveLength(1);

  // A token unknown to a fresh database is replaced, and the file closed to others.
  writeFileSync(file, 'tkr_of_another_database');
  chmodSync(file, 0o644);
  await leaveReleaseToken(server.services);
  expect(await server.services.releaseTokens.use(readFileSync(file, 'utf8').trim())).not.toBeNull();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
