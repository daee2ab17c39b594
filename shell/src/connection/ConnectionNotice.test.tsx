import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startShell } from '../testing/startShell.tsx';

const OFFLINE = 'You’re offline. You can read what has loaded, and send changes once you’re back online.';
const SLOW = 'Still working. This is taking longer than usual.';
const notice = (text: string) => screen.queryAllByRole('status').find((status) => status.textContent?.includes(text));

afterEach(() => jest.useRealTimers());

it('F-42 F-43 says that the browser is offline, above what takes long, until it is back', async () => {
  const { platform } = await startShell();
  expect(notice(OFFLINE)).toBeUndefined();
  act(() => {
    platform.store.dispatch({ type: 'calls/slow', payload: true });
    platform.store.dispatch({ type: 'connection/connectionLost' });
  });
  expect(notice(OFFLINE)).toBeVisible();
  expect(notice(SLOW)).toBeUndefined();
  act(() => void platform.store.dispatch({ type: 'connection/connectionRestored' }));
  expect(notice(OFFLINE)).toBeUndefined();
  expect(notice(SLOW)).toBeVisible();
});

it('F-31 says after 10 s that a call takes long, and ends it when the customer wants to', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { platform } = await startShell({
    server: ({ path, init }) =>
      path.endsWith('/v1/slow')
        ? new Promise((resolve) => init.signal?.addEventListener('abort', () => resolve(init.signal?.reason)))
        : undefined,
  });
  jest.useFakeTimers();
  const asked = platform.calls.newUser('/v1/slow', {}, { reads: true });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(notice(SLOW)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const [error] = await asked;
  expect(error?.kind).toBe('canceled');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(notice(SLOW)).toBeUndefined();
});
