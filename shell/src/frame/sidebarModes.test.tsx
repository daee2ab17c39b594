import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startShell } from '../testing/startShell.tsx';

const mode = () => document.documentElement.dataset.shell;
const ctrlB = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'b', ctrlKey: true });

it('SH-2 collapses to icons and back with Ctrl+B', async () => {
  await startShell();
  expect(mode()).toBe('open');
  ctrlB();
  expect(mode()).toBe('icons');
  expect(screen.getByRole('link', { name: 'Archived' })).toBeInTheDocument();
  ctrlB();
  expect(mode()).toBe('open');
});

it('SH-2 hears Ctrl+B of a Russian layout, and with Caps Lock', async () => {
  await startShell();
  fireEvent.keyDown(document.body, { key: 'и', code: 'KeyB', ctrlKey: true });
  expect(mode()).toBe('icons');
  fireEvent.keyDown(document.body, { key: 'B', code: 'KeyB', metaKey: true });
  expect(mode()).toBe('open');
});

it('SH-2 AX-4 leaves Ctrl+B alone while someone types', async () => {
  await startShell();
  const field = document.createElement('input');
  document.body.append(field);
  ctrlB(field);
  expect(mode()).toBe('open');
});

it('SH-2 has a button of the same effect that says what it controls', async () => {
  await startShell();
  const button = screen.getByRole('button', { name: 'Show or hide menu titles (Ctrl+B)' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(mode()).toBe('icons');
});

it('SH-1 SH-2 makes room for the titles when a group is opened in icon mode', async () => {
  const { visited } = await startShell();
  ctrlB();
  await userEvent.click(screen.getByRole('button', { name: 'My orders' }));
  expect(mode()).toBe('open');
  expect(screen.getByRole('link', { name: 'Order record' })).toBeVisible();
  expect(visited).toEqual(['/buyer/orders/record']);
});

it('RT-7 AX-4 keeps the focus on a link of the frame that the server rendered', async () => {
  await startShell({ served: '<a href="/buyer/archived">Archived</a>' });
  expect(within(screen.getByRole('complementary')).getByRole('link', { name: 'Archived' })).toHaveFocus();
});

it('RT-3 leaves nothing on the page when it goes', async () => {
  const { unmount } = await startShell();
  unmount();
  expect(mode()).toBeUndefined();
  expect(document.getElementById('main')).toBeEmptyDOMElement();
});

describe('from 768 to 1100 px', () => {
  it('SH-2 shows icons, and titles as long as they are asked for, which is not remembered', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('max-width: 1100px'),
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    await startShell();
    expect(mode()).toBe('icons');
    ctrlB();
    expect(mode()).toBe('open');
    expect(document.cookie).not.toContain('sidebar_state=false');
    ctrlB();
    expect(mode()).toBe('icons');
  });
});

describe('below 768 px', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media === '(max-width: 767.98px)',
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it('SH-2 shows the menu as a sheet that a link closes and a group leaves open', async () => {
    const { visited } = await startShell({ at: '/api/dashboard', profile: { open_app_list: ['API'] } });
    expect(mode()).toBe('sheet');
    expect(screen.queryByRole('navigation', { name: 'API console' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
    await userEvent.click(screen.getByRole('link', { name: 'Offline trading' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    expect(visited).toEqual(['/api/orders/record', '/api/orders/offlineTrading']);
  });

  it('SH-2 SH-6 closes the sheet for the other console, which would stand behind it', async () => {
    const { visited } = await startShell({ at: '/api/dashboard', profile: { open_app_list: ['API', 'BUYER'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch to buyer' }));
    expect(visited).toEqual(['/buyer/dashboard']);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('SH-2 closes the sheet when the browser closes the dialog, as on Escape', async () => {
    await startShell();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => void screen.getByRole('dialog', { name: 'Menu' }).dispatchEvent(new Event('close')));
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
