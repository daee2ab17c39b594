import { SLOW_MS } from '../calls/slowCalls.ts';
import type { State } from '../store/state.ts';
import { type FakeServer, loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';
import { STEADY_MS, slowCallsCanceled } from './connection.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Takes every call and answers none until its signal ends it, as a browser does. */
const hanging: FakeServer = ({ init }) =>
  new Promise((resolve) => {
    init.signal?.addEventListener('abort', () => resolve(init.signal?.reason));
  });

function start(server: FakeServer) {
  const { platform, sent } = startTestPlatform(server);
  const state = () => platform.store.getState() as State;
  return {
    platform,
    sent,
    state,
    connection: () => state().connection,
    toasts: () => state().notifications.toasts.map(({ text }) => text),
  };
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

describe('F-31 a call takes long', () => {
  it('is known from 10 s on until its answer comes', async () => {
    let answer = (_: object) => {};
    const { platform, connection } = start(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const asked = platform.calls.newUser('/v1/x');
    await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(connection().isSlow).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(connection().isSlow).toBe(true);
    answer({ code: 0, data: 'here' });
    expect((await asked)[1]).toBe('here');
    expect(connection().isSlow).toBe(false);
  });

  it('can be canceled, which ends what is slow and nothing else', async () => {
    const { platform, connection } = start(hanging);
    const slow = [1, 2].map(() => platform.calls.newUser('/v1/x', {}, { reads: true }));
    await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
    let isAnswered = false;
    void platform.calls.newUser('/v1/later').then(() => {
      isAnswered = true;
    });
    await jest.advanceTimersByTimeAsync(1);
    platform.store.dispatch(slowCallsCanceled());
    const answers = await Promise.all(slow);
    expect(answers.map(([error]) => error?.kind)).toEqual(['canceled', 'canceled']);
    expect(connection().isSlow).toBe(false);
    expect(isAnswered).toBe(false);
  });

  it('says once that what it was to change may have been changed', async () => {
    const { platform, toasts } = start(hanging);
    const saved = platform.calls.newUser('/v1/save');
    await jest.advanceTimersByTimeAsync(SLOW_MS);
    platform.store.dispatch(slowCallsCanceled());
    await saved;
    expect(toasts()).toEqual([{ key: 'errors.canceled' }]);
  });

  it('is asked no second time where it only read, and says nothing', async () => {
    const { platform, sent, toasts } = start(hanging);
    const read = platform.calls.newUser('/v1/x', {}, { reads: true });
    await jest.advanceTimersByTimeAsync(SLOW_MS);
    platform.store.dispatch(slowCallsCanceled());
    await read;
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });
});

it('F-43 a connection that comes and goes every 2 s for a minute is lost once, and back when it holds', async () => {
  const { platform, state, connection, toasts } = start(() => new TypeError('Failed to fetch'));
  const changes: boolean[] = [];
  let before = connection().isOffline;
  platform.store.subscribe(() => {
    const { isOffline } = connection();
    if (isOffline !== before) changes.push(isOffline);
    before = isOffline;
  });
  for (let round = 0; round < 15; round += 1) {
    setOnline(false);
    await platform.calls.newUser('/v1/x');
    await jest.advanceTimersByTimeAsync(2000);
    setOnline(true);
    await platform.calls.newUser('/v1/y');
    await jest.advanceTimersByTimeAsync(2000);
  }
  expect(changes).toEqual([true]);
  await jest.advanceTimersByTimeAsync(STEADY_MS);
  expect(changes).toEqual([true, false]);
  expect(toasts()).toEqual([{ key: 'errors.unreachable' }]);
  expect(state().notifications.toasts).toHaveLength(1);
});

it('F-41 a page that was opened offline loads its profile by itself once the connection is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { platform, state, connection } = start(({ path }) => {
    if (!navigator.onLine) return new TypeError('Failed to fetch');
    return path.endsWith('get-login-user') ? loginUser() : { code: 0, data: null };
  });
  platform.store.dispatch(shellStarted());
  await jest.advanceTimersByTimeAsync(1000);
  expect(connection().isOffline).toBe(true);
  expect(state().user).toMatchObject({ status: 'loaded', profile: null });
  setOnline(true);
  await jest.advanceTimersByTimeAsync(STEADY_MS);
  expect(state().user).toMatchObject({ status: 'loaded', profile: { gid: '1001' } });
});

it('F-49 an identity that was closed elsewhere is gone from the profile once a call is refused for it', async () => {
  let open = ['BUYER', 'API'];
  const { platform, state } = start(({ path }) =>
    path.endsWith('get-login-user') ? loginUser({ open_app_list: open }) : { code: -10010301, message: 'Not open.' },
  );
  platform.store.dispatch(shellStarted());
  await jest.advanceTimersByTimeAsync(0);
  expect(state().user.profile?.openAppList).toEqual(['BUYER', 'API']);
  open = ['BUYER'];
  await platform.calls.newUser('/v1/x');
  await jest.advanceTimersByTimeAsync(0);
  expect(state().user.profile?.openAppList).toEqual(['BUYER']);
});
