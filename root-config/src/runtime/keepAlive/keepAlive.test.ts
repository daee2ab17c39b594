import type { ApplicationOptions as Options, Visibility } from '@tracking-console/contract/page/applications';
import { type State, selectApplications } from '@tracking-console/platform';
import { readEntry } from '../../applications.ts';
import { LIMITS } from '../limits.ts';
import { buyerWith, card, entryOf, settle, shown, startRuntime, working } from '../testing.ts';

jest.useFakeTimers();

const kept = buyerWith({ 'keep-alive': true });
const container = () => document.querySelector<HTMLElement>('.application');
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** A console with a heading and a field. */
const withField = (log: string[] = []) => ({
  ...working(log),
  mount: async ({ domElement }: { domElement: HTMLElement }) => {
    log.push('mount');
    domElement.innerHTML = '<h1 tabindex="-1">Shipments</h1><input>';
  },
});

const mirrored = (state: unknown) => selectApplications(state as State)['buyer-app']; // what the platform's store holds

it('SA-2 SA-11 comes back as it was left: the same elements, what was typed, no second mount', async () => {
  const log: string[] = [];
  const test = await startRuntime(async () => withField(log));
  const { runtime, platform } = test;
  runtime.enter(kept, {});
  await settle();
  const [element] = shown();
  const field = document.querySelector('input');
  if (field) field.value = 'half a number';
  await runtime.leave('buyer-app');
  expect(shown()).toEqual([]);
  await settle();
  expect(mirrored(platform.store.getState())).toMatchObject({ visibility: 'hidden', leftAt: '/buyer/dashboard' });
  runtime.enter(kept, {});
  await settle(50);
  expect(shown()).toEqual([element]);
  expect(document.querySelector('input')).toBe(field);
  expect(field?.value).toBe('half a number');
  expect(log).toEqual(['mount']);
  expect(mirrored(platform.store.getState())).toMatchObject({ visibility: 'shown' });
  expect(test.log.filter(({ kind }) => kind === 'visibility')).toEqual([
    { kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/dashboard' },
    { kind: 'visibility', name: 'buyer-app', visibility: 'shown', leftAt: '/buyer/dashboard' },
  ]);
});

it('SA-1 without keep-alive, and with destroy beside it, leaving unmounts', async () => {
  for (const options of [{}, { 'keep-alive': true, destroy: true }]) {
    const log: string[] = [];
    const { runtime } = await startRuntime(async () => working(log));
    runtime.enter(buyerWith(options), {});
    await settle();
    await runtime.leave('buyer-app');
    expect(log).toEqual(['mount', 'unmount']);
    expect(container()).toBeNull();
  }
});

it('SA-1 destroy drops the module and the registry’s entry: the next mount is cold, of whatever url', async () => {
  const { runtime, loader } = await startRuntime(async () => working());
  const entry = buyerWith({ destroy: true });
  runtime.enter(entry, {});
  await settle();
  await runtime.leave('buyer-app');
  expect(loader.forget.mock.calls).toEqual([[entry.url]]);
  expect(runtime.registrations()).toEqual([]);
  runtime.enter(readEntry({ ...entry, url: '/app/other.js' }), {});
  await settle();
  expect(shown()).toHaveLength(1);
});

it('SA-2 it is marked while it is hidden, when it is premounted from the first moment', async () => {
  const { runtime } = await startRuntime(async () => working());
  runtime.premount(kept);
  expect(container()?.dataset.visibility).toBe('hidden');
  await settle();
  runtime.enter(kept, {});
  expect(container()?.dataset.visibility).toBe('shown');
  await runtime.leave('buyer-app');
  expect(container()?.dataset.visibility).toBe('hidden');
});

it('SA-12 an application is emitted that it is shown after the store knows, and that it is hidden before', async () => {
  const seen: unknown[] = [];
  const { runtime, platform } = await startRuntime(async () => ({
    ...working(),
    mount: async ({ visibility }: { visibility: Visibility }) => {
      visibility.onChange((now) => seen.push([now, mirrored(platform.store.getState())?.visibility === 'hidden']));
    },
  }));
  runtime.enter(kept, {});
  await settle();
  await runtime.leave('buyer-app');
  runtime.enter(kept, {});
  expect(seen).toEqual([
    [false, false],
    [true, false],
  ]);
});

it('SA-16 scroll and focus come back', async () => {
  const { runtime } = await startRuntime(async () => withField());
  runtime.enter(kept, {});
  await settle();
  document.querySelector('input')?.focus();
  window.scrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  await runtime.leave('buyer-app');
  document.querySelector('input')?.blur();
  window.scrollY = 0;
  runtime.enter(kept, {});
  await settle(50);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('SA-16 shown at another address it begins at the top: nothing is restored', async () => {
  const { runtime } = await startRuntime(async () => withField());
  runtime.enter(kept, {});
  await settle();
  await runtime.leave('buyer-app');
  history.replaceState(null, '', '/buyer/archived');
  runtime.enter(kept, {});
  await settle(50);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('SA-16 shown at another address and left there, it comes back to where it was there', async () => {
  const { runtime } = await startRuntime(async () => withField());
  runtime.enter(kept, {});
  await settle();
  document.querySelector('input')?.focus();
  window.scrollY = 420;
  window.dispatchEvent(new Event('scroll'));
  await runtime.leave('buyer-app');
  window.scrollY = 0; // the other console and the page this one is shown at are both scrolled to the top
  history.replaceState(null, '', '/buyer/archived');
  runtime.enter(kept, {});
  await settle(50);
  await runtime.leave('buyer-app');
  runtime.enter(kept, {});
  await settle(50);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});

/** A console that records the messages it receives. */
function listening(received: unknown[]) {
  let stop = () => {};
  return (messages: { addDataListener: (listener: (sent: unknown) => void) => () => void }) => ({
    ...working(),
    mount: async () => {
      stop = messages.addDataListener((sent) => received.push(sent));
    },
    unmount: async () => stop(),
  });
}

async function startListening(options: Partial<Options>) {
  const received: unknown[] = [];
  const make = listening(received);
  const test = await startRuntime(async () => make(test.platform.messages.application('buyer-app')));
  const entry = buyerWith(options);
  const sendFlag = (hasNewMsg: boolean) => void test.platform.messages.host('buyer-app').send({ hasNewMsg });
  return { ...test, entry, received, sendFlag };
}

it('SA-17 receives all messages sent while it was hidden when it is shown, in order', async () => {
  const { runtime, entry, received, sendFlag } = await startListening({ 'keep-alive': true });
  runtime.enter(entry, {});
  await settle();
  await runtime.leave('buyer-app');
  for (const hasNewMsg of [true, false, true]) sendFlag(hasNewMsg);
  await settle(10_000);
  expect(received).toEqual([]);
  runtime.enter(entry, {});
  expect(received).toEqual([{ hasNewMsg: true }, { hasNewMsg: false }, { hasNewMsg: true }]);
});

it('SA-17 SA-19 premounted it receives nothing until it is shown', async () => {
  const { runtime, entry, received, sendFlag } = await startListening({ 'keep-alive': true });
  runtime.premount(entry);
  await settle();
  sendFlag(true);
  await settle();
  expect(received).toEqual([]);
  runtime.enter(entry, {});
  expect(received).toEqual([{ hasNewMsg: true }]);
});

it('SA-17 one that was unmounted while hidden receives messages again in its next instance', async () => {
  const { runtime, entry, received, sendFlag } = await startListening({ 'keep-alive': true });
  runtime.enter(entry, {});
  await settle();
  await runtime.leave('buyer-app');
  await runtime.discard('buyer-app');
  runtime.enter(entry, {});
  await settle();
  sendFlag(true);
  await settle();
  expect(received).toEqual([{ hasNewMsg: true }]);
});

it('SA-1 clear-data drops the messages silently when it unmounts, not when it is hidden SH-10', async () => {
  const { runtime, entry, received, sendFlag, platform } = await startListening({
    'keep-alive': true,
    'clear-data': true,
  });
  const { data, send } = platform.messages.application('buyer-app');
  runtime.enter(entry, {});
  await settle();
  sendFlag(true);
  void send({ routeChange: { path: '/buyer/dashboard' } });
  await settle();
  await runtime.leave('buyer-app');
  expect(data()).toMatchObject({ hasNewMsg: true, identity: 'BUYER' });
  await runtime.discard('buyer-app');
  // What every application receives does not count as a message of this one.
  expect(data()).toMatchObject({ hasNewMsg: false, identity: 'BUYER' });
  const late: unknown[] = [];
  platform.messages.host('buyer-app').addDataListener((sent) => late.push(sent), { replay: true });
  await settle();
  expect([received, late]).toEqual([[{ hasNewMsg: true }], []]);
});

it('SA-2 leaving before it was mounted is an ordinary unmount', async () => {
  const { runtime, log } = await startRuntime(async () => ({ ...working(), mount: never }));
  runtime.enter(kept, {});
  await settle();
  void runtime.leave('buyer-app');
  await settle();
  expect(container()).toBeNull();
  expect(log.filter(({ kind }) => kind === 'visibility')).toEqual([]);
  expect(runtime.registrations()[0]?.instance).toBeUndefined();
});

it('SA-2 left while its source loads, a late module is not mounted', async () => {
  const log: string[] = [];
  let arrive: (module: object) => void = () => {};
  const { runtime } = await startRuntime(() => new Promise((resolve) => (arrive = resolve)));
  runtime.enter(kept, {});
  await settle();
  void runtime.leave('buyer-app');
  arrive(working(log));
  await settle(10_000);
  expect([log, container()]).toEqual([[], null]);
});

it('SA-14 one that fails while it is hidden shows no card, and is created again when it is entered', async () => {
  let works = false;
  const mounted: string[] = [];
  const { runtime, log } = await startRuntime(async () => {
    if (!works) throw new Error('down');
    return working(mounted);
  });
  runtime.premount(kept);
  await settle(600);
  expect(card()).toBeNull();
  expect(log).toEqual([]);
  works = true;
  runtime.enter(kept, {});
  await settle();
  expect(mounted).toEqual(['mount']);
  expect(shown()).toHaveLength(1);
  expect(card()).toBeNull();
});

it('SA-19 the events of a premounted application are emitted, in order, when it is shown', async () => {
  const { runtime, log, platform } = await startRuntime(async () => working());
  runtime.premount(kept);
  await settle();
  expect(log).toEqual([]);
  expect(mirrored(platform.store.getState())).toBeUndefined();
  runtime.enter(kept, {});
  const emitted = log.map((event) => (event.kind === 'state' ? event.state.name : event.kind));
  expect(emitted).toEqual(['loading', 'before_mount', 'mounting', 'mounted', 'visibility']);
});

const several = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    readEntry({ ...kept, name: `app-${index}`, url: `/app/${index}.js`, options: { 'keep-alive': true } }),
  );

it('SA-2 keeps no more than the budget: the least recently shown is evicted, with an event, and mounts cold again', async () => {
  const log: string[] = [];
  const test = await startRuntime(async (url) => working(log, url));
  const { runtime } = test;
  const entries = several(LIMITS.hidden.applications + 1);
  const visit = async (entry: (typeof entries)[number] | undefined) => {
    if (!entry) throw new Error('There is no such application.');
    runtime.enter(entry, {});
    await settle();
    await runtime.leave(entry.name);
    await settle(50);
  };
  for (const entry of entries.slice(0, -1)) await visit(entry);
  await visit(entries[0]); // now the most recently shown
  expect(test.log.filter(({ kind }) => kind === 'evicted')).toEqual([]);
  await visit(entries.at(-1));
  expect(test.log.filter(({ kind }) => kind === 'evicted')).toEqual([
    { kind: 'evicted', name: 'app-1', reason: 'applications' },
  ]);
  expect(document.querySelector('[data-application=app-1]')).toBeNull();
  expect(log.filter((step) => step === 'unmount')).toHaveLength(1);
  await visit(entries[1]);
  expect(log.filter((step) => step === 'mount')).toHaveLength(entries.length + 1);
});

it('SA-2 premounted ones count, too', async () => {
  const test = await startRuntime(async (url) => working([], url));
  for (const entry of several(LIMITS.hidden.applications + 1)) {
    test.runtime.premount(entry);
    await settle();
  }
  expect(test.log.filter(({ kind }) => kind === 'evicted')).toEqual([
    { kind: 'evicted', name: 'app-0', reason: 'applications' },
  ]);
  expect(document.querySelectorAll('.application')).toHaveLength(LIMITS.hidden.applications);
});

it('SA-11 a hidden application’s router is held', async () => {
  const seen: Window[] = [];
  const { runtime } = await startRuntime(async () => ({
    ...working(),
    mount: async ({ routerWindow }: { routerWindow: Window }) => void seen.push(routerWindow),
  }));
  runtime.enter({ ...kept, options: { ...kept.options, 'default-page': 'dashboard' } }, {});
  await settle();
  const [routerWindow] = seen;
  const moves: string[] = [];
  routerWindow?.addEventListener('popstate', () => moves.push(routerWindow.location.pathname));
  await runtime.leave('buyer-app');
  history.pushState(null, '', '/buyer/shipment');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(moves).toEqual([]);
  runtime.enter(kept, {});
  expect(moves).toEqual(['/buyer/shipment']);
});

it('SA-2 leaves nothing behind at the page: neither listeners nor elements nor timers', async () => {
  const { runtime } = await startRuntime(async () => withField());
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const timers = jest.getTimerCount();
  for (let visit = 0; visit < 5; visit += 1) {
    runtime.enter(kept, {});
    await settle(50);
    await runtime.leave('buyer-app');
    await settle(50);
    runtime.enter(kept, {});
    await runtime.discard('buyer-app');
  }
  const types = (calls: unknown[][]) => calls.map(([type]) => type).sort();
  expect(types(removed.mock.calls)).toEqual(types(added.mock.calls));
  expect(document.getElementById('main')?.innerHTML).toBe('');
  expect(jest.getTimerCount()).toBe(timers);
});

it('SA-1 the table’s consoles are kept, with the dashboard as their first page; the shell is not', () => {
  for (const name of ['buyer-app', 'api-app'])
    expect(entryOf(name).options).toMatchObject({ 'keep-alive': true, 'default-page': 'dashboard' });
  expect(entryOf('shell').options['keep-alive']).toBe(false);
});
