import type { State } from '../store/state.ts';
import { loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';
import { noticesOpened, noticesShown } from './waitingNotices.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function page(gid = '1001') {
  const { platform } = startTestPlatform(() => loginUser({ gid }));
  platform.store.dispatch(shellStarted());
  await settle();
  return {
    ...platform,
    isWaiting: () => (platform.store.getState() as State).user.hasNewMessage,
    hasNewMsg: () => platform.messages.application('buyer-app').data().hasNewMsg,
  };
}

const notice = (id: string, shipment = id) => ({ id, shipment });

afterEach(() => localStorage.clear());

it('SH-10 ID-2 a new message waits from the first notice until the last one is opened', async () => {
  const { store, isWaiting, hasNewMsg } = await page();
  expect([isWaiting(), hasNewMsg()]).toEqual([false, false]);
  store.dispatch(noticesShown([notice('1', 'a'), notice('2', 'b'), notice('3', 'b')]));
  expect([isWaiting(), hasNewMsg()]).toEqual([true, true]);
  store.dispatch(noticesOpened({ shipment: 'b' }));
  expect(hasNewMsg()).toBe(true);
  store.dispatch(noticesOpened({ shipment: 'a' }));
  expect([isWaiting(), hasNewMsg()]).toEqual([false, false]);
});

it('SH-10 the list of all opens all, and a reload forgets none before that', async () => {
  (await page()).store.dispatch(noticesShown([notice('1'), notice('2')]));
  const reloaded = await page();
  expect(reloaded.hasNewMsg()).toBe(true);
  reloaded.store.dispatch(noticesOpened({}));
  expect(reloaded.hasNewMsg()).toBe(false);
  expect((await page()).hasNewMsg()).toBe(false);
});

it('SH-10 another tab shows and opens them as well, and another customer has none', async () => {
  const [one, other] = [await page(), await page()];
  one.store.dispatch(noticesShown([notice('1')]));
  dispatchEvent(new StorageEvent('storage', { key: 'tracking-console.notices' }));
  expect(other.hasNewMsg()).toBe(true);
  other.store.dispatch(noticesOpened({ shipment: '1' }));
  dispatchEvent(new StorageEvent('storage', { key: 'tracking-console.notices' }));
  expect(one.hasNewMsg()).toBe(false);
  one.store.dispatch(noticesShown([notice('2')]));
  expect((await page('2002')).hasNewMsg()).toBe(false);
});

it.each(['{', '7', '{"owner":1}', '{"owner":"1001","waiting":{}}'])(
  'SH-10 takes %s in the storage for none',
  async (kept) => {
    localStorage.setItem('tracking-console.notices', kept);
    expect((await page()).hasNewMsg()).toBe(false);
  },
);
