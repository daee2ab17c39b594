import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { applicationChanged, type State, type Toast, toastShown } from '@tracking-console/platform';
import { jsonResponse } from '@tracking-console/platform/testing';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

async function console_(answers: Parameters<typeof startConsole>[0]['answers'] = {}) {
  const started = await startConsole({ at: '/api/nowhere', answers });
  const { store } = started.platform;
  const show = (plain: string, more: Partial<Toast> = {}) =>
    act(() => void store.dispatch(toastShown({ type: 'success', text: { plain }, ...more })));
  const notifications = () => (store.getState() as State).notifications;
  const queue = () => notifications().toasts;
  await waitFor(() => expect(notifications().apiShown).toBe(true));
  return { ...started, show, queue };
}

const toastOf = async (text: string) => {
  const toast = (await screen.findByText(text)).closest('li');
  if (!toast) throw new Error(`"${text}" stands in no toast.`);
  return toast;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Fake time while `work` runs; leaving the console afterwards needs the real one. */
async function onFakeTime(work: () => Promise<void>) {
  jest.useFakeTimers();
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

it.each([
  ['success', 'success'],
  ['info', 'info'],
  ['warn', 'warning'],
  ['failed', 'error'],
  ['loading', 'loading'],
  ['default', null], // sonner marks a plain one with nothing
] as const)('TS-1 shows a toast of the kind %s, bottom right, 356 px wide', async (type, kind) => {
  const { show, queue } = await console_();
  show('Said.', { type });
  const toast = await toastOf('Said.');
  expect(toast.getAttribute('data-type')).toBe(kind);
  const list = toast.closest('ol');
  expect(list).toHaveAttribute('data-y-position', 'bottom');
  expect(list).toHaveAttribute('data-x-position', 'right');
  expect(list?.style.getPropertyValue('--width')).toBe('356px');
  expect(list?.style.getPropertyValue('--gap')).toBe('14px');
  expect(list?.style.getPropertyValue('--offset-bottom')).toBe('32px');
  expect(queue()).toEqual([]);
});

it('TS-1 keeps a toast for 4000 ms, and takes it away in 200', async () => {
  const { show } = await console_();
  show('The first loads the notifier.');
  await toastOf('The first loads the notifier.');
  await onFakeTime(async () => {
    show('Saved.', { key: 'timed' });
    await pass(1);
    await pass(3990);
    expect(screen.getByText('Saved.').closest('li')).toHaveAttribute('data-removed', 'false');
    await pass(10);
    expect(screen.getByText('Saved.').closest('li')).toHaveAttribute('data-removed', 'true');
    await pass(200);
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});

it('TS-1 shows three and keeps the others behind', async () => {
  const { show } = await console_();
  for (const text of ['One', 'Two', 'Three', 'Four']) show(text);
  expect(await toastOf('Four')).toHaveAttribute('data-visible', 'true');
  expect(await toastOf('Two')).toHaveAttribute('data-visible', 'true');
  expect(await toastOf('One')).toHaveAttribute('data-visible', 'false');
});

it('TS-1 AX-3 pauses while a toast has the focus and goes on with the rest of its time', async () => {
  const { show } = await console_();
  show('The first loads the notifier.');
  await toastOf('The first loads the notifier.');
  await onFakeTime(async () => {
    show('Read me.');
    await pass(3000);
    const toast = await toastOf('Read me.');
    act(() => toast.focus());
    await pass(60_000);
    expect(toast).toHaveAttribute('data-removed', 'false');
    act(() => toast.blur());
    await pass(900);
    expect(toast).toHaveAttribute('data-removed', 'false');
    await pass(200);
    expect(toast).toHaveAttribute('data-removed', 'true');
  });
});

it('TS-1 goes to the list with Alt+T, dismisses with Delete and goes back with Escape', async () => {
  const { show } = await console_();
  const before = document.body.appendChild(document.createElement('button'));
  show('First');
  show('Second');
  await toastOf('Second');
  act(() => before.focus());
  fireEvent.keyDown(before, { code: 'KeyT', altKey: true });
  expect(document.activeElement).toBe((await toastOf('Second')).closest('ol'));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Delete' });
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
  expect(await toastOf('First')).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape', code: 'Escape' });
  expect(before).toHaveFocus();
  before.remove();
});

it('TS-1 can be closed with a button', async () => {
  const { show } = await console_();
  show('Closable');
  await toastOf('Closable');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Closable')).toBeNull());
});

it('TS-1 ER-2 says a failed call of the console once, as an alert', async () => {
  const { platform, queue } = await console_();
  globalThis.fetch = async () => jsonResponse('', 503);
  await act(async () => void (await platform.calls.newUser('/v1/refused')));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert').closest('li')).toHaveAttribute('data-type', 'error');
  expect(queue()).toEqual([]);
});

it('TS-1 TS-2 keeps what fails while the console is hidden until it is shown again', async () => {
  const { platform, leave, queue } = await console_();
  await leave();
  const { store } = platform;
  store.dispatch(toastShown({ type: 'failed', text: { plain: 'Failed behind.' }, audience: 'API' }));
  store.dispatch(toastShown({ type: 'success', text: { plain: 'Said at once.' } }));
  expect(queue().map(({ audience }) => audience)).toEqual(['API', 'shell']);
});

/** A console that the test shows and hides, as the runtime does. */
async function startHidden() {
  let shown = false;
  const listeners = new Set<(shown: boolean) => void>();
  const visibility = {
    isShown: () => shown,
    onChange: (listener: (shown: boolean) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { platform } = await startConsole({ at: '/api/nowhere', visibility });
  const { store } = platform;
  const become = (now: boolean) =>
    act(async () => {
      shown = now;
      store.dispatch(
        applicationChanged({ name: 'api-app', state: 'mounted', duration: 0, visibility: now ? 'shown' : 'hidden' }),
      );
      for (const listener of listeners) listener(now);
    });
  return { store, become };
}

const list = () => document.querySelector('[aria-label^="Messages"]');
const withinReach = () => document.querySelector(':not([inert]) > [aria-label^="Messages"]');

it('TS-1 TS-2 is the notifier only while the console can be seen, also when it was mounted ahead', async () => {
  const { store, become } = await startHidden();
  const isNotifier = () => (store.getState() as State).notifications.apiShown;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isNotifier()).toBe(false);
  expect(list()).toBeNull();
  await become(true);
  expect(isNotifier()).toBe(true);
  await waitFor(() => expect(list()).toBeInTheDocument(), { timeout: 5000 });
  expect(withinReach()).toBeInTheDocument();
  await become(false);
  expect(isNotifier()).toBe(false);
  expect(withinReach()).toBeNull();
  await become(true);
  expect(withinReach()).toBeInTheDocument();
});

it('TS-1 TS-2 what was raised behind a hidden console is said when it is shown, and stays', async () => {
  const { store, become } = await startHidden();
  await become(true);
  await waitFor(() => expect(list()).toBeInTheDocument(), { timeout: 5000 });
  await become(false);
  act(() => void store.dispatch(toastShown({ type: 'failed', text: { plain: 'Failed behind.' }, audience: 'API' })));
  expect(screen.queryByText('Failed behind.')).toBeNull();
  await become(true);
  await toastOf('Failed behind.');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await toastOf('Failed behind.')).toHaveAttribute('data-removed', 'false');
  await become(false);
  await waitFor(() => expect(screen.queryByText('Failed behind.')).toBeNull());
});

it('TS-1 TS-2 what was said while the console was just being left goes with it', async () => {
  const { store, become } = await startHidden();
  await become(true);
  await waitFor(() => expect(list()).toBeInTheDocument(), { timeout: 5000 });
  act(() => void store.dispatch(toastShown({ type: 'success', text: { plain: 'Said and left.' } })));
  await become(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20))); // sonner adds it in a task of its own
  // Its time would be 4 s.
  await waitFor(() => expect(screen.queryByText('Said and left.')).toBeNull(), { timeout: 2000 });
});
