import { buyerWith, card, entryOf, settle, shown, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

const buyer = buyerWith();
const shell = entryOf('shell');

/** The shell and a console, which both fail in the given way. */
async function startBoth(fail: () => Promise<unknown>) {
  const state = { broken: true };
  const started = await startRuntime(() => (state.broken ? fail() : Promise.resolve(working())));
  const { runtime } = started;
  for (const entry of [shell, buyer]) runtime.enter(entry, {});
  await settle(1000);
  const states = () => runtime.registrations().map(({ instance }) => instance?.state().name);
  const pressIn = (place: string) => document.querySelector<HTMLElement>(`#${place} button.primary`)?.click();
  return { ...started, state, states, pressIn };
}

const down = () => Promise.reject(new Error('down'));

it('SA-14 I7 when one Try again succeeds, the others retry as well', async () => {
  const { state, states, pressIn } = await startBoth(down);
  expect(states()).toEqual(['load_failed', 'load_failed']);
  state.broken = false;
  pressIn('shell');
  await settle();
  expect(states()).toEqual(['mounted', 'mounted']);
  expect(card()).toBeNull();
});

it('SA-14 I8 an automatic retry that fails leaves the focus where it is', async () => {
  const { loader, states, pressIn } = await startBoth(down);
  loader.import.mockImplementation((url) => (url === shell.url ? Promise.resolve(working()) : down()));
  pressIn('shell');
  await settle();
  document.body.append(document.createElement('input'));
  document.querySelector('input')?.focus();
  await settle(1000);
  expect(loader.import.mock.calls.filter(([url]) => url === buyer.url)).toHaveLength(4);
  expect(states()).toEqual(['mounted', 'load_failed']);
  expect(card()).not.toBeNull();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('SA-14 an application whose own code failed, or that has failed too often, does not retry', async () => {
  const { state, states, pressIn, loader, runtime, bugs } = await startBoth(async () => ({
    ...working(),
    mount: () => Promise.reject(new Error('cannot render')),
  }));
  state.broken = false;
  pressIn('shell');
  await settle();
  expect(states()).toEqual(['mounted', 'load_failed']);

  await runtime.discard('shell');
  await runtime.discard('buyer-app');
  loader.import.mockImplementation(down);
  runtime.enter(buyer, {});
  for (let tries = 0; tries < 3; tries += 1) {
    await settle(1000);
    pressIn('main');
  }
  runtime.enter(shell, {});
  await settle(1000);
  loader.import.mockImplementation(async () => working());
  const reported = bugs.length;
  pressIn('shell');
  await settle();
  expect(states()).toEqual(['mounted', 'load_failed']);
  expect(bugs).toHaveLength(reported);
});

it('I7 starts by itself once the browser is online again', async () => {
  let works = false;
  const { runtime } = await startRuntime(() =>
    works ? Promise.resolve(working()) : Promise.reject(new Error('down')),
  );
  runtime.enter(buyer, {});
  await settle(600);
  works = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(card()).toBeNull();
  expect(shown()[0]?.textContent).toBe('The buyer console');
});

it('I7 a failed application that was left does not retry when the network is back', async () => {
  const { runtime, loader } = await startRuntime(() => Promise.reject(new Error('down')));
  runtime.enter(buyer, {});
  await settle(600);
  await runtime.leave('buyer-app');
  loader.import.mockClear();
  window.dispatchEvent(new Event('online'));
  await settle(10_000);
  expect(loader.import).not.toHaveBeenCalled();
});
