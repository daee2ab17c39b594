import { stranger } from '../../../testing/caller.ts';
import { startTestServer } from '../../../testing/testServer.ts';

const report = { 'csp-report': { 'violated-directive': 'script-src' } };
const options = {
  payload: JSON.stringify(report),
  headers: { 'content-type': 'application/csp-report', origin: 'null' },
};

it('SC-9 takes reports, and shows them to a test run', async () => {
  const server = await startTestServer({ testHooks: true });
  expect((await stranger(server).post('/csp-reports', {}, options)).statusCode).toBe(204);
  expect((await stranger(server).get('/csp-reports')).json()).toEqual([report]);
  await server.close();
});

it('SC-9 shows them to nobody else', async () => {
  const server = await startTestServer({ testHooks: false });
  expect((await stranger(server).post('/csp-reports', {}, options)).statusCode).toBe(204);
  expect((await stranger(server).get('/csp-reports')).statusCode).toBe(404);
  await server.close();
});
