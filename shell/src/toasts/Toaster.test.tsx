import { act, fireEvent, screen } from '@testing-library/react';
import { toastShown } from '@tracking-console/platform';
import { startShell } from '../testing/startShell.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function withToast(type: 'success' | 'failed' | 'warn' = 'success', plain = 'Saved.') {
  const shell = await startShell();
  jest.useFakeTimers();
  const show = (text: string) =>
    act(() => void shell.platform.store.dispatch(toastShown({ type, text: { plain: text } })));
  show(plain);
  return { ...shell, show };
}

const entry = (text: string) => screen.getByText(text).closest('li') ?? document.body;

afterEach(() => {
  jest.useRealTimers();
});

it('TS-2 stays 5000 ms and plays its way out in 300 ms', async () => {
  await withToast();
  await pass(4999);
  expect(screen.getByText('Saved.')).toBeVisible();
  await pass(1);
  expect(screen.getByText('Saved.')).toBeVisible();
  await pass(300);
  expect(screen.queryByText('Saved.')).toBeNull();
});

it.each([
  ['hover', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('TS-2 AX-3 pauses on %s and goes on with the time that was left', async (_how, begin, end) => {
  await withToast();
  await pass(4000);
  begin(entry('Saved.'));
  await pass(60_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  end(entry('Saved.'));
  await pass(999);
  expect(screen.getByText('Saved.')).toBeVisible();
  await pass(1);
  await pass(300);
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('TS-2 shows five at most and drops the oldest', async () => {
  const { show } = await withToast('success', 'Message 0');
  for (let number = 1; number <= 5; number += 1) show(`Message ${number}`);
  expect(screen.queryByText('Message 0')).toBeNull();
  expect(screen.getAllByText(/^Message \d$/)).toHaveLength(5);
});

it.each([
  ['its own', { icon: 'mail', color: 'rgb(1, 2, 3)', bgColor: 'rgb(250, 240, 230)' }],
  ['those of its type', {}],
] as const)('TS-2 shows a toast with %s icon, color and bgColor', async (_whose, looks) => {
  const { platform } = await withToast();
  const text = { plain: 'Mail sent.' };
  act(() => void platform.store.dispatch(toastShown({ type: 'success', text, ...looks })));
  const card = screen.getByText('Mail sent.').closest<HTMLElement>('[role=status]');
  const isOwn = 'icon' in looks;
  expect(card?.querySelector('.lucide-mail') !== null).toBe(isOwn);
  expect(card?.querySelector('.lucide-circle-check') !== null).toBe(!isOwn);
  expect([card?.style.color, card?.style.backgroundColor]).toEqual(isOwn ? [looks.color, looks.bgColor] : ['', '']);
});

it('TS-2 can be dismissed', async () => {
  await withToast();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(300);
  expect(screen.queryByText('Saved.')).toBeNull();
});

it.each([
  ['success', 'status'],
  ['warn', 'status'],
  ['failed', 'alert'],
] as const)('TS-2 AX-3 says a %s message as %s', async (type, role) => {
  await withToast(type);
  expect(screen.getByText('Saved.').closest(`[role=${role}]`)).toBeInTheDocument();
});

it('is reached with Alt+T, dismissed with Delete and left with Escape', async () => {
  const { show } = await withToast('success', 'First');
  show('Second');
  const before = screen.getByRole('button', { name: /Account menu/ });
  act(() => before.focus());
  fireEvent.keyDown(before, { key: 't', code: 'KeyT', altKey: true });
  expect(entry('Second')).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
  expect(entry('First')).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(before).toHaveFocus();
});

it('ER-4 says a code of the table in its own words, in the language of the page', async () => {
  const { platform } = await withToast();
  act(() => void platform.store.dispatch(toastShown({ type: 'failed', text: { key: 'errors.-18019908' } })));
  expect(screen.getByText('There are no credits left.')).toBeVisible();
  act(
    () =>
      void platform.store.dispatch(
        toastShown({ type: 'failed', text: { key: 'errors.unknown', values: { code: 7 } } }),
      ),
  );
  expect(screen.getByText('Error code: 7')).toBeVisible();
});
