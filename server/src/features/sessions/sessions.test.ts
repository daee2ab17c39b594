import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers an address that does not exist in the envelope', async () => {
  const response = await stranger(server).get('/console-api/v1/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: -1, data: null });
});

it('SC-4 ends a session after two idle hours', async () => {
  const { gid, sid } = await signedIn(server);
  expect(await server.services.sessions.find(sid ?? '')).toMatchObject({ gid });
  server.pass(121 * 60_000);
  expect(await server.services.sessions.find(sid ?? '')).toBeNull();
});
