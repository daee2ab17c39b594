import { callBaseQueryOf } from '../calls/baseQuery.ts';
import { toastShown } from '../notifications/notificationsSlice.ts';
import type { State } from '../store/state.ts';
import { loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';
import { latestReleaseReceived, newVersionRequested } from './events.ts';
import { createNextRelease } from './nextRelease.ts';
import { selectNewVersion } from './releasesSlice.ts';

async function start() {
  const reload = jest.fn();
  const nextRelease = createNextRelease('test', { storage: sessionStorage, reload });
  const { platform, visited } = startTestPlatform(() => loginUser(), { services: { nextRelease } });
  platform.store.dispatch(shellStarted());
  await settle();
  const receiveRelease = (release: string) => platform.store.dispatch(latestReleaseReceived(release));
  const ready = () => selectNewVersion(platform.store.getState() as State);
  const move = async (path: string) => {
    platform.navigation.go(path);
    await settle();
  };
  return { platform, reload, visited, receiveRelease, ready, move };
}

const settle = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('RL-2 a page that has what it would get stays as it is, wherever somebody goes', async () => {
  const { reload, ready, move } = await start();
  await move('/buyer/archived');
  expect([ready(), reload.mock.calls.length]).toEqual([null, 0]);
});

it('RL-2 a new version is ready, and comes with the next move to another page', async () => {
  const { reload, visited, receiveRelease, ready, move } = await start();
  receiveRelease('next');
  await settle();
  expect([ready(), reload.mock.calls.length]).toEqual(['next', 0]);
  await move('/buyer/dashboard?tab=2');
  expect(reload).not.toHaveBeenCalled();
  await move('/buyer/archived');
  expect(visited.at(-1)).toBe('/buyer/archived');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('RL-2 a release that was announced, but not served, is offered no second time', async () => {
  const first = await start();
  first.receiveRelease('next');
  await first.move('/buyer/archived');
  const { reload, receiveRelease, ready, move } = await start();
  receiveRelease('next');
  await move('/buyer/archived');
  await move('/buyer/settings');
  expect([ready(), reload.mock.calls.length]).toEqual([null, 0]);
});

it('RL-2 RL-6 after a rollback there is nothing to load any more', async () => {
  const { reload, receiveRelease, ready, move } = await start();
  receiveRelease('next');
  receiveRelease('test');
  await move('/buyer/archived');
  expect([ready(), reload.mock.calls.length]).toEqual([null, 0]);
});

describe('RL-2 it waits for a move of which nothing is lost', () => {
  it('while a form is changed, and comes with the move after', async () => {
    const { platform, reload, receiveRelease, move } = await start();
    receiveRelease('next');
    const saved = platform.unsaved.hold();
    await move('/buyer/archived');
    expect(reload).not.toHaveBeenCalled();
    saved();
    await move('/buyer/settings');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('while there is a draft', async () => {
    const { platform, reload, receiveRelease, move } = await start();
    receiveRelease('next');
    platform.drafts.write('tracking.register', 'RB123456785CN');
    await move('/buyer/archived');
    expect(reload).not.toHaveBeenCalled();
  });

  it('while a dialog is open', async () => {
    const { reload, receiveRelease, move } = await start();
    receiveRelease('next');
    document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
    await move('/buyer/archived');
    expect(reload).not.toHaveBeenCalled();
  });

  it('while something is said that nobody has read yet', async () => {
    const { platform, reload, receiveRelease, move } = await start();
    receiveRelease('next');
    platform.store.dispatch(toastShown({ type: 'success', text: { plain: 'Saved' } }));
    await move('/buyer/archived');
    expect(reload).not.toHaveBeenCalled();
  });

  it('while a change is on its way', async () => {
    let answer = (_: object) => {};
    const { platform, reload, receiveRelease, move } = await start();
    receiveRelease('next');
    const query = callBaseQueryOf('BUYER');
    const sent = query(
      { root: 'buyer', path: '' },
      {
        extra: { ...platform, calls: { send: () => new Promise((resolve) => (answer = resolve)) } },
        type: 'mutation',
      } as never,
      {},
    );
    await move('/buyer/archived');
    expect(reload).not.toHaveBeenCalled();
    answer([null, {}]);
    await sent;
    await move('/buyer/settings');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('RL-2 whoever asks for it gets it at once', async () => {
  const { platform, reload, receiveRelease } = await start();
  platform.store.dispatch(newVersionRequested());
  receiveRelease('next');
  platform.store.dispatch(newVersionRequested());
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});
