import { randomBytes } from 'node:crypto';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const metricsToken = randomBytes(24).toString('base64url');
const build = createFakeBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, metricsToken });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const read = (authorization?: string) =>
  stranger(server).get('/metrics', { headers: authorization === undefined ? {} : { authorization } });
const readText = async () => (await read(`Bearer ${metricsToken}`)).body;

it.each([undefined, '', 'Bearer ', 'Bearer wrong', `Basic ${metricsToken}`, metricsToken])(
  'are nowhere for who says %s',
  async (authorization) => {
    const [answer, nothing] = [await read(authorization), await stranger(server).get('/nothing')];
    expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
  },
);

it('are nowhere unless a token is configured', async () => {
  const plain = await startTestServer();
  const answer = await stranger(plain).get('/metrics', { headers: { authorization: 'Bearer ' } });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});

it('count requests by the pattern of their route and hold nothing of who asked', async () => {
  const caller = await signedIn(server);
  await caller.post('/user-api/v1/get-login-user');
  await stranger(server).get('/share/a-secret-of-a-link?q=somebody@example.com');
  await stranger(server).get('/nothing/secret-path');
  await caller.get('/buyer/dashboard');
  const text = await readText();
  const counted = (route: string, status: number, method = 'GET') =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  expect(text).toContain(counted('/user-api/v1/get-login-user', 200, 'POST'));
  expect(text).toContain(counted('/share/:token', 404));
  expect(text).toContain('pages_rendered_total{by="browser"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toMatch(/secret|somebody/);
  expect(text).not.toContain(caller.gid);
});

it('show the pool, the queues and live connections as they are', async () => {
  const { pool } = server.services.database;
  await server.services.jobs.start();
  await server.services.jobs.createQueue('waits');
  await server.services.jobs.send('waits', {});
  const client = await pool.connect();
  const text = await readText();
  client.release();
  expect(text).toMatch(/^database_pool_connections\{state="in_use"\} [1-5]$/m);
  expect(text).toMatch(/^database_pool_waiting 0$/m);
  expect(text).toMatch(/^live_connections 0$/m);
  expect(text).toMatch(/^queue_waiting\{queue="waits"\} 1$/m);
  expect(text).toMatch(/^queue_waiting\{queue="mails"\} 0$/m);
  await server.services.jobs.stop({ graceful: false, close: false });
});

it('are answered while no connection to the database is free', async () => {
  const { pool } = server.services.database;
  const taken = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const text = await readText();
  for (const client of taken) client.release();
  expect(text).toMatch(/^database_pool_connections\{state="in_use"\} 5$/m);
  expect(text).not.toContain('queue_waiting{');
});
