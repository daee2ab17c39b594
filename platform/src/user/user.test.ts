import { policyConfirmed } from '../privacy/privacy.ts';
import type { State } from '../store/state.ts';
import { jsonResponse, loginUser, startTestPlatform } from '../testing.ts';
import { profileChanged, shellStarted, signInChosen, signOutRequested } from './events.ts';
import { languageChosen } from './userSlice.ts';

jest.useFakeTimers();

const settle = () => jest.advanceTimersByTimeAsync(0);
afterEach(() => sessionStorage.clear());

type Test = ReturnType<typeof startTestPlatform>;
const state = ({ platform }: Test) => platform.store.getState() as State;

async function shell(...args: Parameters<typeof startTestPlatform>) {
  const test = startTestPlatform(...args);
  test.platform.store.dispatch(shellStarted());
  await settle();
  return test;
}

it.each([
  ['well', () => loginUser()],
  ['badly', () => jsonResponse('', 500)],
])('ID-1 asks once, however many start, also where it ends %s', async (_title, answer) => {
  const calls: string[] = [];
  const test = startTestPlatform(({ path }) => {
    calls.push(path);
    return answer();
  });
  for (let start = 0; start < 2; start++) test.platform.store.dispatch(shellStarted());
  await settle();
  test.platform.store.dispatch(shellStarted());
  await settle();
  expect(calls.filter((path) => path.endsWith('/v1/get-login-user'))).toHaveLength(1);
});

it('ID-1 ID-2 reads the profile from the wire', async () => {
  const test = await shell(() => loginUser({ flag: 'OLD', phone_number: '123' }));
  expect(state(test).user).toMatchObject({
    status: 'loaded',
    policyUpdateNeeded: false,
    profile: { gid: '1001', phone: '123', isOldUser: true, openAppList: ['BUYER'] },
  });
});

it('ID-1 code -7 loads the user with the policy flag set', async () => {
  const test = await shell(({ path }) =>
    path.endsWith('get-login-user') ? { ...loginUser(), code: -7 } : { code: 0, data: { version: 3 } },
  );
  expect(state(test).user).toMatchObject({ status: 'loaded', policyUpdateNeeded: true, profile: { gid: '1001' } });
  expect(state(test).privacy.version).toBe(3);
});

it.each([3, '3', 'v2026'])(
  'ID-1 a set updatePolicyVersion (%j) loads the user with the policy flag set',
  async (version) => {
    const test = await shell(({ path }) =>
      path.endsWith('get-login-user')
        ? loginUser({ update_policy_version: version })
        : { code: 0, data: { version: 3 } },
    );
    expect(state(test).user).toMatchObject({ status: 'loaded', policyUpdateNeeded: true, profile: { gid: '1001' } });
    expect(state(test).privacy.version).toBe(3);
  },
);

it.each([0, '0', '', null, undefined])('ID-1 updatePolicyVersion %j is none', async (update_policy_version) => {
  const test = await shell(() => loginUser({ update_policy_version }));
  expect(state(test).user.policyUpdateNeeded).toBe(false);
});

it.each([
  ['FEmail', { FEmail: 'f@example.com', FLanguage: 'zh-CN', FPhoto: '7', FNickname: 'Grace' }],
  ['f_email', { f_email: 'f@example.com', f_language: 'zh-cn', f_photo: '7', f_nickname: 'Grace' }],
])('ID-1 reads a profile whose names are spelled %s', async (_spelling, names) => {
  const old = { email: undefined, language: undefined, photo: undefined, nickname: undefined };
  const test = await shell(() => loginUser({ ...old, ...names }));
  const profile = { email: 'f@example.com', language: 'zh-cn', photo: '7', nickname: 'Grace' };
  expect(state(test).user.profile).toMatchObject(profile);
  expect(test.platform.i18n.language).toBe('zh-cn');
});

it.each([
  ['a server error', () => jsonResponse('', 500)],
  ['a profile without gid', () => loginUser({ gid: '' })],
  ['a broken connection', () => new TypeError('offline')],
])('SH-12 is loaded without a profile after %s', async (_title, server) => {
  const test = await shell(server);
  await jest.advanceTimersByTimeAsync(500); // a broken connection is tried once more
  expect(state(test).user).toMatchObject({ status: 'loaded', profile: null });
  expect(state(test).notifications.toasts).toEqual([]);
});

it('SH-12 gives up after 10 s', async () => {
  const test = await shell(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(state(test).user.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(state(test).user.status).toBe('loaded');
});

it('RT-10 ER-3 leads to the sign-in site of the area with the way back, once', async () => {
  const test = await shell(() => ({ code: -6, message: '' }), { start: 'http://localhost/buyer/shipment?page=2#x' });
  await Promise.all([1, 2, 3, 4, 5].map(() => test.platform.calls.newUser('/v1/anything')));
  await settle();
  expect(test.left).toEqual([`/user/global?gb=${encodeURIComponent('http://localhost/buyer/shipment?page=2#x')}`]);
});

it('RT-10 I7 leads there again when somebody has stayed, as the browser had asked whether to leave', async () => {
  const test = await shell(() => ({ code: -6, message: '' }));
  for (let visit = 0; visit < 2; visit += 1) {
    await test.platform.calls.newUser('/v1/anything');
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(test.left).toHaveLength(2);
});

describe('RT-10 a session that is refused again right after signing in', () => {
  const refused = () => ({ code: -6, message: '' });
  /** Another page of the same tab. */
  const load = (server: Parameters<typeof shell>[0] = refused) =>
    shell(server, { start: 'http://localhost/buyer/shipment?page=2#x' });

  it('ends in words after one redirect, until the user signs in again', async () => {
    expect((await load()).left).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(500);
    const second = await load();
    expect(second.left).toEqual([]);
    expect(state(second).user).toMatchObject({ status: 'loaded', profile: null, signInRefused: true });
    await Promise.all([1, 2, 3].map(() => second.platform.calls.newUser('/v1/anything')));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(second.left).toEqual([]);
    second.platform.store.dispatch(signInChosen());
    expect(second.left).toEqual([`/user/global?gb=${encodeURIComponent('http://localhost/buyer/shipment?page=2#x')}`]);
  });

  it('is said as a message where the profile has come and another call is refused', async () => {
    const server = ({ path }: { path: string }) => (path.endsWith('get-login-user') ? loginUser() : refused());
    await (await load(server)).platform.calls.newUser('/v1/anything');
    const second = await load(server);
    await second.platform.calls.newUser('/v1/anything');
    expect(second.left).toEqual([]);
    expect(state(second).notifications.toasts).toMatchObject([{ type: 'failed', text: { key: 'signIn.refused' } }]);
    second.platform.store.dispatch(signOutRequested());
    await settle();
    expect(second.left).toHaveLength(1);
  });

  it('is redirected again when it had held for a while', async () => {
    await load();
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await load()).left).toHaveLength(1);
  });
});

it('RT-10 leads nowhere from an address of the sign-in site itself, which a host may have answered with this page', async () => {
  const test = await shell(() => ({ code: -6, message: '' }), { start: 'http://localhost/user/global?gb=x' });
  await test.platform.calls.newUser('/v1/anything');
  await settle();
  expect(test.left).toEqual([]);
});

it('ID-6 leaves for the sign-in site in the customer’s language', async () => {
  const test = await shell(({ path }) =>
    path.endsWith('sign-out') ? { code: 0, data: null } : loginUser({ language: 'en' }),
  );
  test.platform.store.dispatch(signOutRequested());
  await settle();
  expect(test.left).toEqual([`/user/en?gb=${encodeURIComponent('http://localhost/buyer/dashboard')}`]);
});

it('ID-6 leaves for the sign-in site it chose although other calls find the session gone meanwhile', async () => {
  const test = await shell(({ path }) => {
    if (path.endsWith('sign-out')) return { code: 0, data: null };
    return path.endsWith('anything') ? { code: -6, message: '' } : loginUser({ language: 'en' });
  });
  test.platform.store.dispatch(signOutRequested());
  await test.platform.calls.newUser('/v1/anything');
  await settle();
  await test.platform.calls.newUser('/v1/anything');
  await settle();
  expect(test.left).toEqual([`/user/en?gb=${encodeURIComponent('http://localhost/buyer/dashboard')}`]);
});

it('ID-6 RT-10 leads to the sign-in site of the area when signing out finds the session gone', async () => {
  const test = await shell(({ path }) => (path.endsWith('sign-out') ? { code: -6, message: '' } : loginUser()));
  test.platform.store.dispatch(signOutRequested());
  await settle();
  expect(test.left).toEqual([`/user/global?gb=${encodeURIComponent('http://localhost/buyer/dashboard')}`]);
});

it('ID-6 stays when signing out fails', async () => {
  const test = await shell(({ path }) => (path.endsWith('sign-out') ? jsonResponse('', 502) : loginUser()));
  test.platform.store.dispatch(signOutRequested());
  await settle();
  expect(test.left).toEqual([]);
  expect(state(test).notifications.toasts).toMatchObject([{ text: { key: 'errors.-1' } }]);
});

it('DG-2 accepts the policy with the version that was shown; an error changes nothing', async () => {
  let refuse = true;
  const test = await shell(({ path }) => {
    if (path.endsWith('get-login-user')) return { ...loginUser(), code: -7 };
    if (path.endsWith('get-privacy-agreement')) return { code: 0, data: { version: 4 } };
    return refuse ? { code: -9, message: 'Not now' } : { code: 0, data: null };
  });
  test.platform.store.dispatch(policyConfirmed());
  await settle();
  expect(state(test).user.policyUpdateNeeded).toBe(true);
  refuse = false;
  test.platform.store.dispatch(policyConfirmed());
  await settle();
  expect(test.sent.at(-1)?.body).toEqual({ privacy_agreement_version: 4 });
  expect(state(test).user.policyUpdateNeeded).toBe(false);
});

it('DG-2 sends nothing while the version is unknown', async () => {
  const test = await shell(({ path }) =>
    path.endsWith('get-login-user') ? { ...loginUser(), code: -7 } : jsonResponse('', 500),
  );
  const before = test.sent.length;
  test.platform.store.dispatch(policyConfirmed());
  await settle();
  expect(test.sent).toHaveLength(before);
});

it('PG-14a fetches the profile again when it changed here, and when it changed in another tab', async () => {
  let nickname = 'Ada';
  const test = await shell(({ path }) =>
    path.endsWith('get-login-user') ? loginUser({ nickname, time_zone: 'Europe/Vienna' }) : { code: 0, data: null },
  );
  expect(state(test).user.profile).toMatchObject({ nickname: 'Ada', timeZone: 'Europe/Vienna' });
  nickname = 'Grace';
  test.platform.store.dispatch(profileChanged());
  await settle();
  expect(state(test).user.profile?.nickname).toBe('Grace');
  nickname = 'Hedy';
  test.platform.live.emit([{ id: '1', kind: 'profile', scope: null, ids: ['profile'] }]);
  await settle();
  expect(state(test).user.profile?.nickname).toBe('Hedy');
});

it('PG-14a a profile that cannot be fetched again stays as it is', async () => {
  let works = true;
  const test = await shell(() => (works ? loginUser() : jsonResponse('', 500)));
  works = false;
  test.platform.store.dispatch(profileChanged());
  await settle();
  expect(state(test).user).toMatchObject({ status: 'loaded', profile: { nickname: 'Ada' } });
});

it.each(['Europe/Atlantis', '', undefined])('PG-14a a time zone %j is the browser’s own', async (time_zone) => {
  expect(state(await shell(() => loginUser({ time_zone }))).user.profile?.timeZone).toBe('');
});

it('LG-3 shows a chosen language and keeps it in the profile', async () => {
  const test = await shell(({ path }) => (path.endsWith('get-login-user') ? loginUser() : { code: 0, data: null }));
  test.platform.store.dispatch(languageChosen('zh-cn'));
  await settle();
  expect(test.platform.i18n.language).toBe('zh-cn');
  expect(state(test).user.profile?.language).toBe('zh-cn');
  expect(test.sent.at(-1)).toMatchObject({ path: '/user-api/v1/update-profile', body: { language: 'zh-cn' } });
});
