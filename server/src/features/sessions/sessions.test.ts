import { MINUTE } from '@tracking-console/contract/values/durations';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { PROPERTY_RUNS } from '../../../testing/furtherIt.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { createId } from './sessionService.ts';
import { sessions } from './sessionTable.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const codeFor = async (sid: string | undefined) => {
  const caller = Object.assign(stranger(server), { sid });
  return (await caller.post('/user-api/v1/get-login-user')).json().code;
};

it('SC-1 stores no session id, only its hash', async () => {
  const { sid = '' } = await signedIn(server);
  const rows = await server.services.db.select().from(sessions);
  expect(sid.length).toBeGreaterThanOrEqual(43);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(sid);
});

it('SC-1 generates ids that never repeat', () => {
  expect(new Set(Array.from({ length: PROPERTY_RUNS }, createId)).size).toBe(PROPERTY_RUNS);
});

it('SC-4 ends a session after two hours without a request', async () => {
  const { sid } = await signedIn(server);
  server.pass(119 * MINUTE);
  expect(await codeFor(sid)).toBe(0);
  server.pass(119 * MINUTE);
  expect(await codeFor(sid)).toBe(0);
  server.pass(121 * MINUTE);
  expect(await codeFor(sid)).toBe(-6);
});

it.each([5, -5])('F-51 keeps a session where the clock jumps by %s minutes', async (minutes) => {
  const { sid } = await signedIn(server);
  server.pass(minutes * MINUTE);
  expect(await codeFor(sid)).toBe(0);
  server.pass(-minutes * MINUTE);
  expect(await codeFor(sid)).toBe(0);
});

it('SC-4 ends a session after twelve hours, however busy', async () => {
  const { sid } = await signedIn(server);
  for (let hour = 1; hour < 12; hour++) {
    server.pass(60 * MINUTE);
    expect(await codeFor(sid)).toBe(0);
  }
  server.pass(61 * MINUTE);
  expect(await codeFor(sid)).toBe(-6);
});

it('ID-6 signs out: the session is gone, the cookie and what the browser kept go with it', async () => {
  const caller = await signedIn(server);
  const before = caller.sid;
  const answer = await caller.post('/user-api/v1/sign-out');
  expect(answer.json()).toMatchObject({ code: 0 });
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
  expect(caller.sid).toBeUndefined();
  expect(await codeFor(before)).toBe(-6);
  expect(await server.services.db.select().from(sessions)).toHaveLength(0);
});

it('F-47 a page of another customer neither reads nor changes anything of whoever is signed in', async () => {
  const eve = await signedIn(server);
  const asked = async (customer: string, path: string, body?: object) =>
    (await eve.post(path, body, { headers: { 'x-customer': customer } })).json();
  const ada = await signedIn(server);
  expect(await asked(ada.gid, '/user-api/v1/get-login-user')).toMatchObject({ code: -6, data: null });
  expect(await asked(ada.gid, '/user-api/v1/update-profile', { language: 'fr' })).toMatchObject({ code: -6 });
  expect(await asked(ada.gid, '/user-api/v1/sign-out')).toMatchObject({ code: -6 });
  expect(await asked(eve.gid, '/user-api/v1/get-login-user')).toMatchObject({ code: 0, data: { language: 'en' } });
});

it('forgets expired sessions for good', async () => {
  await signedIn(server);
  server.pass(13 * 60 * MINUTE);
  const { gid } = await signedIn(server);
  await server.services.sessions.deleteExpired();
  expect(await server.services.db.select({ gid: sessions.gid }).from(sessions)).toEqual([{ gid }]);
});
