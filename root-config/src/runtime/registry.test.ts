import { type ApplicationEntry, readEntry } from '../applications.ts';
import { createBreaker } from './breaker.ts';
import type { Instance } from './instance.ts';
import { claim, type Registration } from './registry.ts';
import { buyerWith, card, entryOf, settle, shown, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const A = 'http://localhost/app/a.js';
const B = 'http://localhost/app/b.js';
const buyer = buyerWith();
const kept = buyerWith({ 'keep-alive': true });
const elsewhere = { ...buyer, place: 'shell' } as const satisfies ApplicationEntry;

/** What a claim reads of an instance. */
const instanceThat = (isShown: boolean) =>
  ({ isShown: () => isShown, state: () => ({ name: 'mounted' }) }) as Partial<Instance> as Instance;

const known = (visibility: 'shown' | 'hidden' | 'gone'): Registration => ({
  entry: buyer,
  address: A,
  breaker: createBreaker(),
  lastShown: 1,
  ...(visibility !== 'gone' && { instance: instanceThat(visibility === 'shown') }),
});

it.each([
  ['nothing there', undefined, A, buyer, 'create'],
  ['hidden, the same url', known('hidden'), A, buyer, 'show'],
  ['gone, the same url', known('gone'), A, buyer, 'remount'],
  ['gone, another url', known('gone'), B, buyer, 'replace'],
  ['gone, another container', known('gone'), A, elsewhere, 'remount'],
] as const)('SA-11 %s', (_title, registration, address, entry, kind) => {
  expect(claim(registration, { entry, address }).kind).toBe(kind);
});

it.each([
  ['hidden, another url', known('hidden'), B, buyer, 'would replace the hidden'],
  ['running, another url', known('shown'), B, buyer, 'would replace the running'],
  ['running, another url in another container', known('shown'), B, elsewhere, 'would replace the running'],
  ['running, the same url in another container', known('shown'), A, elsewhere, 'is already in the page as'],
  ['hidden, the same url in another container', known('hidden'), A, elsewhere, 'is already in the page as'],
  ['running, once more', known('shown'), A, buyer, 'is already in the page as'],
] as const)('SA-3 SA-11 %s is a conflict that names both urls', (_title, registration, address, entry, what) => {
  expect(() => claim(registration, { entry, address })).toThrow(
    expect.objectContaining({
      name: 'ConflictError',
      message: `"buyer-app" of ${buyer.url} (${address}) ${what} "buyer-app" of ${buyer.url} (${A}).`,
    }),
  );
});

const otherUrl = (entry: ApplicationEntry) => readEntry({ ...entry, url: '/app/other.js' });

it('SA-3 SA-11 another url for a running application is refused, and it runs on', async () => {
  const log: string[] = [];
  const { runtime, loader } = await startRuntime(async () => working(log));
  runtime.enter(buyer, {});
  await settle();
  const [element] = shown();
  expect(() => runtime.enter(otherUrl(buyer), {})).toThrow(
    '"buyer-app" of /app/other.js (http://localhost/app/other.js) would replace the running',
  );
  await settle(10_000);
  expect(shown()).toEqual([element]);
  expect(element?.textContent).toBe('The buyer console');
  expect(log).toEqual(['mount']);
  expect(loader.import).toHaveBeenCalledTimes(1);
});

it('SA-3 SA-11 another url for a hidden application is refused, and it can be shown again', async () => {
  const log: string[] = [];
  const { runtime } = await startRuntime(async () => working(log));
  runtime.enter(kept, {});
  await settle();
  const [element] = shown();
  await runtime.leave('buyer-app');
  expect(() => runtime.enter(otherUrl(kept), {})).toThrow('would replace the hidden');
  runtime.enter(kept, {});
  await settle();
  expect(shown()).toEqual([element]);
  expect(log).toEqual(['mount']);
});

it('SA-11 one that is gone is remounted, and replaced by another url whose predecessor is removed from the loader', async () => {
  const log: string[] = [];
  const { runtime, loader } = await startRuntime(async (url) => working(log, url));
  for (const entry of [buyer, buyer, otherUrl(buyer)]) {
    runtime.enter(entry, {});
    await settle();
    await runtime.leave('buyer-app');
  }
  expect(log).toEqual(['mount', 'unmount', 'mount', 'unmount', 'mount', 'unmount']);
  expect(loader.forget.mock.calls).toEqual([[buyer.url]]);
  expect(loader.import).toHaveBeenLastCalledWith('/app/other.js');
});

it('SA-2 SA-11 the messages to one that is replaced do not reach its successor', async () => {
  const { runtime, platform } = await startRuntime(async () => working());
  runtime.enter(buyer, {});
  await settle();
  void platform.messages.host('buyer-app').send({ hasNewMsg: true });
  await runtime.leave('buyer-app');
  runtime.enter(otherUrl(buyer), {});
  await settle();
  expect(platform.messages.application('buyer-app').data()).toMatchObject({ hasNewMsg: false });
});

it('SA-11 while the card of a failed one is shown, it can be registered again with a url that works', async () => {
  const { runtime } = await startRuntime(async (url) => {
    if (url === buyer.url) throw new Error('HTTP 404');
    return working();
  });
  runtime.register([buyer]);
  runtime.enter(buyer, {});
  await settle(1000);
  expect(card()).not.toBeNull();
  runtime.register([otherUrl(buyer)]);
  await runtime.leave('buyer-app');
  runtime.enter(otherUrl(buyer), {});
  await settle();
  expect(shown()[0]?.textContent).toBe('The buyer console');
});

it('SA-11 I3 premounted twice, it stays out of sight', async () => {
  const { runtime } = await startRuntime(async () => working());
  const premounted = runtime.premount(kept);
  await settle();
  expect(runtime.premount(kept)).toBe(premounted);
  expect(shown()).toEqual([]);
});

it('SA-3 registering another url or container for what is in the page is refused before anything is registered', async () => {
  const { runtime } = await startRuntime(async () => working());
  runtime.register([buyer]);
  runtime.enter(buyer, {});
  await settle();
  const other = entryOf('api-app');
  expect(() => runtime.register([other, otherUrl(buyer)])).toThrow('would replace the running');
  expect(() => runtime.register([other, elsewhere])).toThrow('is already in the page as');
  expect(runtime.entries()).toEqual([buyer]);
});

it('SA-11 registering a running application again with the same url changes its next instance', async () => {
  const { runtime } = await startRuntime(async () => working());
  runtime.register([buyer]);
  runtime.enter(buyer, {});
  await settle();
  runtime.register([kept]);
  expect(runtime.entries()).toEqual([kept]);
  expect(shown()).toHaveLength(1);
});
