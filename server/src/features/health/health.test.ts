import { readFileSync, rmSync } from 'node:fs';
import { stranger } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer } from '../../../testing/testServer.ts';

it('tells whether the database answers and there is a release to serve', async () => {
  const build = createFakeBuild();
  const written = readFileSync(build.releaseFile, 'utf8');
  rmSync(build.releaseFile);
  const server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  const health = async () => {
    const answer = await stranger(server).get('/health');
    return [answer.statusCode, answer.json()];
  };
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(await health()).toEqual([503, { status: 'failed', version, database: 'ok', release: 'failed' }]);
  build.writeRelease(JSON.parse(written));
  expect(await health()).toEqual([200, { status: 'ok', version, database: 'ok', release: 'ok' }]);
  rmSync(build.releaseFile);
  // It stands in the ledger, too.
  expect((await health())[0]).toBe(200);
  await server.close();
  build.remove();
});
