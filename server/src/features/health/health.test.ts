import { rmSync } from 'node:fs';
import { stranger } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer } from '../../../testing/testServer.ts';

it('tells whether the database and the release can be read', async () => {
  const build = createFakeBuild();
  const server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
  const health = async () => {
    const answer = await stranger(server).get('/health');
    return [answer.statusCode, answer.json()];
  };
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(await health()).toEqual([200, { status: 'ok', version, database: 'ok', release: 'ok' }]);
  rmSync(build.releaseFile);
  expect(await health()).toEqual([503, { status: 'failed', version, database: 'ok', release: 'failed' }]);
  await server.close();
  build.remove();
});
