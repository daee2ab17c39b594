import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('DG-2 asks for each new version once it is published, and takes only the one in force', async () => {
  const caller = await signedIn(server);
  const call = async (name: string, body: object = {}) => (await caller.post(`/user-api/v1/${name}`, body)).json();
  expect(await call('get-privacy-agreement')).toMatchObject({ code: 0, data: { version: 0 } });
  expect(await call('get-login-user')).toMatchObject({ code: 0 });

  await server.services.privacy.publish(1);
  await server.services.privacy.publish(2);
  expect(await call('get-login-user')).toMatchObject({ code: -7, data: { gid: caller.gid } });
  expect(await call('get-privacy-agreement')).toMatchObject({ data: { version: 2 } });

  expect(await call('update-privacy-agreement', { privacy_agreement_version: 1 })).toMatchObject({ code: -1 });
  expect(await call('get-login-user')).toMatchObject({ code: -7 });
  expect(await call('update-privacy-agreement', { privacy_agreement_version: 2 })).toMatchObject({ code: 0 });
  expect(await call('update-privacy-agreement', { privacy_agreement_version: 2 })).toMatchObject({ code: 0 });
  expect(await call('get-login-user')).toMatchObject({ code: 0 });
});
