import type { LiveChange } from '@tracking-console/contract/page/live';
import { connectLive } from './connectLive.ts';
import { fakeBrowser } from './testing.ts';

const START = 1_700_000_000_000;
const cursor = (seconds: number) => `${START + seconds * 1000}-5:5:`;
const change = (id: string): LiveChange => ({ id, kind: 'shipments', scope: 'BUYER', ids: [id] });

let page: ReturnType<typeof fakeBrowser>;
const ends: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  page = fakeBrowser();
  let tabs = 0;
  Object.defineProperty(globalThis, 'crypto', { value: { randomUUID: () => `tab ${++tabs}` }, configurable: true });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** A tab of customer 1001; collects the ids it received, '*' for everything. */
async function openTab({ at = cursor(0), browser = page.browser as object } = {}) {
  const received: string[] = [];
  let sessionEnds = 0;
  const close = connectLive({
    gid: '1001',
    url: '/console-api/v1/stream',
    cursor: at,
    onChanges: (changes) => received.push(...(changes?.map(({ id }) => id) ?? ['*'])),
    onSessionEnd: () => {
      sessionEnds += 1;
    },
    browser: { navigator: {}, ...browser },
  });
  ends.push(close);
  await wait(0);
  return { received, close, sessionEnds: () => sessionEnds };
}

const setVisibility = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('F-63 holds one connection for twenty tabs and tells all of them, from what each page holds on', async () => {
  const tabs = [];
  for (let count = 0; count < 20; count++) tabs.push(await openTab());
  expect(page.sources).toHaveLength(1);
  expect(page.sources[0]?.url).toBe(`/console-api/v1/stream?customer=1001&after=${encodeURIComponent(cursor(0))}`);
  page.sources[0]?.send('changes', cursor(1), [change('1'), change('2')]);
  await wait(0);
  for (const { received } of tabs) expect(received).toEqual(['1', '2']);
});

it('goes on in another tab where the one that held the connection left off', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  page.sources[0]?.send('changes', cursor(1), [change('1')]);
  await wait(0);
  first.close();
  await wait(0);
  expect(page.open()).toHaveLength(1);
  expect(page.sources[1]?.url).toContain(encodeURIComponent(cursor(1)));
  page.sources[1]?.send('changes', cursor(2), [change('1'), change('2')]);
  await wait(0);
  expect([first.received, second.received, third.received]).toEqual([['1'], ['1', '2'], ['1', '2']]);
});

it('tells a tab that comes later what happened since its page was made, and no more', async () => {
  await openTab();
  page.sources[0]?.send('changes', cursor(1), [change('1')]);
  page.sources[0]?.send('changes', cursor(10), [change('2')]);
  await wait(0);
  const later = await openTab({ at: cursor(5) });
  expect(later.received).toEqual(['2']);
  // Its page is older than what the tab that holds the connection knows of.
  const restored = await openTab({ at: cursor(-60) });
  expect(restored.received).toEqual(['*']);
});

it('comes back after a cut from where it was, later each time, and passes a reset on', async () => {
  const { received } = await openTab();
  page.sources[0]?.send('beat', cursor(4));
  page.sources[0]?.fail();
  expect(page.open()).toHaveLength(0);
  await wait(1.9);
  expect(page.sources[1]?.url).toContain(encodeURIComponent(cursor(4)));
  page.sources[1]?.fail();
  await wait(1.9);
  expect(page.open()).toHaveLength(0);
  await wait(1.9);
  expect(page.open()).toHaveLength(1);
  page.sources[2]?.send('reset', cursor(30));
  expect(received).toEqual(['*']);
  // The browser does not notice every cut: two beats are missed.
  await wait(52);
  expect(page.sources).toHaveLength(4);
});

it('asks for itself while the connection is away for more than 30 s, and only while somebody looks', async () => {
  const { received } = await openTab();
  page.sources[0]?.fail();
  await wait(29);
  expect(received).toEqual([]);
  await wait(5);
  expect(received).toEqual(['*']);
  setVisibility('hidden');
  await wait(60);
  expect(received).toEqual(['*']);
});

it('asks for itself in a browser that has none of it', async () => {
  const { received } = await openTab({ browser: {} });
  await wait(60);
  expect(received).toEqual(['*', '*']);
  expect(page.sources).toEqual([]);
});

it('rests while nobody looks at any tab, and goes on when somebody does', async () => {
  await openTab();
  setVisibility('hidden');
  for (let beat = 1; beat <= 17; beat++) {
    page.open()[0]?.send('beat', cursor(20 * beat));
    await wait(20);
  }
  expect(page.open()).toHaveLength(0);
  setVisibility('visible');
  expect(page.open()).toHaveLength(1);
  expect(page.sources[1]?.url).toContain(`${START + 340_000}`);
});

it('takes the connection from a tab that the system has put to sleep', async () => {
  await openTab();
  const { received } = await openTab();
  // It neither answers nor emits any more.
  page.putToSleep(0);
  await wait(80);
  expect(page.open().length).toBeGreaterThan(0);
  page.sources.at(-1)?.send('changes', cursor(90), [change('9')]);
  expect(received.at(-1)).toBe('9');
});

it('F-47 whoever wakes a tab that slept finds it asking at once', async () => {
  await openTab();
  // The machine sleeps, and the page's timers with it.
  jest.setSystemTime(Date.now() + 3_600_000);
  setVisibility('visible');
  expect([page.open().length, page.sources.length]).toEqual([1, 2]);
});

it('F-61 a tab that wakes after a day asks first, and learns that its session has ended', async () => {
  const tab = await openTab();
  jest.setSystemTime(Date.now() + 86_400_000);
  setVisibility('visible');
  expect(page.sources).toHaveLength(2);
  page.sources[1]?.send('end', '');
  await wait(0);
  expect(tab.sessionEnds()).toBe(1);
});

it('F-47 says in every tab that the session has ended', async () => {
  const [first, second] = [await openTab(), await openTab()];
  page.sources[0]?.send('end', '');
  await wait(0);
  expect([first.sessionEnds(), second.sessionEnds()]).toEqual([1, 1]);
});
