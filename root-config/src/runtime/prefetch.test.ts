import { type ApplicationEntry, readEntry } from '../applications.ts';
import { LIMITS } from './limits.ts';
import { prefetchLater } from './prefetch.ts';
import { buyerWith, card, entryOf, settle, shown, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

const buyer = buyerWith({ 'keep-alive': true });
const { prefetch: _, ...unsaid } = entryOf('api-app');
const entry = (name: string, more: Partial<ApplicationEntry> = {}): ApplicationEntry =>
  readEntry({ ...unsaid, name, url: `/app/${name}.js`, identity: null, ...more });

const open = { open_app_list: ['BUYER', 'API'] };
// jsdom has no requestIdleCallback: whenIdle waits a second; and a moment, for a delay of 0.
const idle = () => settle(1001);
const connection = (changes: object) =>
  Object.defineProperty(navigator, 'connection', { value: changes, configurable: true });

beforeEach(() => {
  connection({});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** A page with the buyer console registered and more; it prefetches once that is mounted. */
async function start(
  others: ApplicationEntry[],
  {
    delay,
    modules = async (_url: string): Promise<unknown> => working(),
    profile = open as object,
  }: { delay?: number; modules?: (url: string) => Promise<unknown>; profile?: object } = {},
) {
  const test = await startRuntime((url) => (url === buyer.url ? Promise.resolve(working()) : modules(url)), {
    profile,
  });
  const { runtime, services, loader, log } = test;
  runtime.register([buyer, ...others]);
  prefetchLater(runtime, services, delay);
  const asked = () => loader.import.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/app/'));
  const prefetchEvents = () =>
    log.flatMap((event) => (event.kind.startsWith('prefetch') ? [[event.kind, event.name]] : []));
  const mountBuyer = async () => {
    runtime.enter(buyer, {});
    await settle();
  };
  return { ...test, asked, prefetchEvents, mountBuyer };
}

it('SA-4 SA-19 begins 3 s after the browser is idle after the first application is mounted, not before', async () => {
  const { asked, mountBuyer } = await start([entry('one')]);
  await settle(60_000);
  expect(asked()).toEqual([]);
  await mountBuyer();
  await settle(1000 + LIMITS.prefetchDelayMs - 1);
  expect(asked()).toEqual([]);
  await settle(1);
  expect(asked()).toEqual(['/app/one.js']);
  expect(LIMITS.prefetchDelayMs).toBe(3000);
});

it('SA-4 waits for a page of <main>: the shell does not count', async () => {
  const shell = entryOf('shell');
  const { runtime, asked, mountBuyer } = await start([shell, entry('one')], { delay: 0 });
  runtime.enter(shell, {});
  await settle(10_000);
  expect(asked()).toEqual([]);
  await mountBuyer();
  await idle();
  expect(asked()).toEqual(['/app/one.js']);
});

it('SA-4 accepts a delay of 0', async () => {
  const { asked, mountBuyer } = await start([entry('one')], { delay: 0 });
  await mountBuyer();
  expect(asked()).toEqual([]);
  await idle();
  expect(asked()).toEqual(['/app/one.js']);
});

it('SA-19 one after the other, in the order of the table', async () => {
  const waiting: (() => void)[] = [];
  const modules = () => new Promise((resolve) => waiting.push(() => resolve(working())));
  const { asked, mountBuyer, prefetchEvents } = await start([entry('one'), entry('two'), entry('three')], {
    delay: 0,
    modules,
  });
  await mountBuyer();
  await idle();
  for (const sofar of [['one'], ['one', 'two'], ['one', 'two', 'three']]) {
    expect(asked()).toEqual(sofar.map((name) => `/app/${name}.js`));
    waiting.shift()?.();
    await settle();
  }
  expect(prefetchEvents()).toEqual(['one', 'two', 'three'].map((name) => ['prefetched', name]));
});

it('SA-19 level 1 fetches and runs nothing; a hanging request is aborted', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const arrayBuffer = jest.fn(async () => new ArrayBuffer(0));
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: true, arrayBuffer } as unknown as Response); // what it reads
  const { asked, mountBuyer, prefetchEvents } = await start([entry('one', { prefetch: 1 })], { delay: 0 });
  await mountBuyer();
  await idle();
  const signal = timeout.mock.results.at(-1)?.value;
  expect(timeout).toHaveBeenLastCalledWith(LIMITS.loadMs);
  expect(fetch).toHaveBeenCalledWith('http://localhost/app/one.js', { credentials: 'same-origin', signal });
  expect(arrayBuffer).toHaveBeenCalled();
  expect([asked(), prefetchEvents()]).toEqual([[], [['prefetched', 'one']]]);
});

it('SA-19 level 2, the default, also compiles and mounts nothing', async () => {
  const mounted: string[] = [];
  const { asked, mountBuyer, runtime } = await start([entry('one')], {
    delay: 0,
    modules: async () => working(mounted),
  });
  await mountBuyer();
  await idle();
  expect([asked(), mounted]).toEqual([['/app/one.js'], []]);
  expect(runtime.registrations().map(({ entry: { name } }) => name)).toEqual(['buyer-app']);
});

it('SA-19 level 3 premounts and emits nothing of it until it is shown', async () => {
  const mounted: string[] = [];
  const premounted = entry('one', { prefetch: 3 });
  const { runtime, log, mountBuyer } = await start([premounted], {
    delay: 0,
    modules: async () => working(mounted, 'premounted'),
  });
  await mountBuyer();
  await idle();
  expect(mounted).toEqual(['mount']);
  expect(document.querySelector('[data-application=one]')).toHaveAttribute('data-visibility', 'hidden');
  expect(shown()).toHaveLength(1);
  const states = () =>
    log.flatMap((event) => (event.kind === 'state' && event.name === 'one' ? [event.state.name] : []));
  expect(states()).toEqual([]);
  await runtime.leave('buyer-app');
  runtime.enter(premounted, {});
  expect(states()).toEqual(['loading', 'before_mount', 'mounting', 'mounted']);
  expect(shown().map(({ textContent }) => textContent)).toEqual(['premounted']);
  expect(mounted).toEqual(['mount']);
});

it('SA-19 the two consoles are premounted', () => {
  for (const name of ['buyer-app', 'api-app']) expect(entryOf(name).prefetch).toBe(3);
});

it.each([
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['where data is to be saved', () => connection({ saveData: true })],
  ['on 2g', () => connection({ effectiveType: '2g' })],
  ['on slow-2g', () => connection({ effectiveType: 'slow-2g' })],
])('SA-19 fetches nothing %s', async (_title, arrange) => {
  arrange();
  const { asked, mountBuyer } = await start([entry('one')], { delay: 0 });
  await mountBuyer();
  await settle(60_000);
  expect(asked()).toEqual([]);
});

it('SA-19 goes on once the browser is online again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, mountBuyer } = await start([entry('one'), entry('two')], { delay: 0 });
  await mountBuyer();
  await settle(60_000);
  expect(asked()).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(asked()).toEqual(['/app/one.js', '/app/two.js']);
});

it('SA-19 goes on on 3g', async () => {
  connection({ effectiveType: '3g', saveData: false });
  const { asked, mountBuyer } = await start([entry('one')], { delay: 0 });
  await mountBuyer();
  await idle();
  expect(asked()).toHaveLength(1);
});

it('SA-19 fetches no console whose identity is not open, and nothing that has been in the page', async () => {
  const known = entry('known');
  const { runtime, asked, mountBuyer } = await start([known, entry('api', { identity: 'API' }), entry('last')], {
    delay: 0,
    profile: { open_app_list: ['BUYER'] },
  });
  runtime.enter(known, {});
  await settle();
  await runtime.leave('known');
  await mountBuyer();
  await idle();
  expect(asked()).toEqual(['/app/known.js', '/app/last.js']); // the first by its own visit
});

it.each([
  ['cannot be loaded', 2, () => Promise.reject(new Error('down'))],
  ['never answers', 2, () => new Promise(() => {})],
  ['cannot mount', 3, async () => ({ ...working(), mount: () => Promise.reject(new Error('cannot render')) })],
  ['has no lifecycles', 3, async () => ({})],
] as const)(
  'SA-19 one that %s is forgotten, shows no card and does not stop the others',
  async (_title, prefetch, modules) => {
    const { loader, asked, prefetchEvents, mountBuyer, runtime } = await start(
      [entry('bad', { prefetch }), entry('good')],
      {
        delay: 0,
        modules: (url) => (url.includes('bad') ? modules() : Promise.resolve(working())),
      },
    );
    await mountBuyer();
    await idle();
    await settle(LIMITS.loadMs);
    expect(prefetchEvents()).toEqual([
      ['prefetch_failed', 'bad'],
      ['prefetched', 'good'],
    ]);
    expect(loader.forget).toHaveBeenCalledWith('/app/bad.js');
    expect(asked()).toContain('/app/good.js');
    expect([card(), document.querySelector('[data-application=bad]')]).toEqual([null, null]);
    expect(runtime.registrations().filter(({ instance }) => instance)).toHaveLength(1);
  },
);

it('SA-19 a level 1 that the server refuses is forgotten too', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false, status: 503 } as Response); // what it reads
  const { prefetchEvents, mountBuyer } = await start([entry('bad', { prefetch: 1 }), entry('good')], { delay: 0 });
  await mountBuyer();
  await idle();
  expect(prefetchEvents()).toEqual([
    ['prefetch_failed', 'bad'],
    ['prefetched', 'good'],
  ]);
});
