import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDownloads } from '@tracking-console/app-kit/testing/downloads';
import type { LiveChange } from '@tracking-console/contract/page/live';
import { buyerServer } from '../../testing/buyerServer.ts';
import { chooseRowAction, number, numbersShown, press, rows, startList, tab, table } from '../../testing/listScreen.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const shipmentChange = (id: string, shipment: string): LiveChange => ({
  id,
  kind: 'shipments',
  scope: 'BUYER',
  ids: [shipment],
});

describe('the focus', () => {
  it('I8 stays in the list when its row goes, and on the page when the last words go', async () => {
    await startList();
    await chooseRowAction(2, 'Archive');
    await waitFor(() => expect(screen.getByRole('link', { name: number(3) })).toHaveFocus());
    await chooseRowAction(1, 'Delete');
    const offer = await screen.findByRole('group', { name: /deleted/ });
    await userEvent.click(within(offer).getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number(1)}` }));
    await press('Archive', screen.getByRole('group', { name: 'Selected shipments' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('PG-3 without room in the quota', () => {
  const full = () => buyerServer({ quota: 1, rows: rows.map((row, place) => ({ ...row, FIsArchived: place > 0 })) });

  it('following again is blocked, and says why', async () => {
    const { server } = await startList('/buyer/archived', full());
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(2)}` }));
    const button = await screen.findByRole('button', { name: 'Unarchive' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('Your tracking quota is used up.'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(server.paramsOf('SetTrackActivate')).toEqual([]);
  });

  it('a row’s menu says why, too', async () => {
    await startList('/buyer/archived', full());
    await press(`Actions for ${number(3)}`);
    expect(await screen.findByRole('menuitem', { name: /^Unarchive Your tracking quota/ })).toBeDisabled();
  });

  it('what takes no quota can still be followed again', async () => {
    const server = full();
    server.change('2', { tracking_status: 'Stopped' });
    await startList('/buyer/archived', server);
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(2)}` }));
    await press('Unarchive', screen.getByRole('group', { name: 'Selected shipments' }));
    await waitFor(() => expect(server.paramsOf('SetTrackActivate')).toEqual([{ TrackInfoIds: ['2'] }]));
  });
});

it('PG-2d prints one shipment alone, and exports it', async () => {
  const tasks = taskServer();
  await startConsole({ at: '/buyer/shipment', server: buyerServer({ rows }), tasks });
  await screen.findByRole('link', { name: number(2) });
  const printed = jest.spyOn(globalThis, 'print').mockImplementation(() => {
    expect([...document.querySelectorAll('tr[data-printed]')].map((row) => row.getAttribute('data-key'))).toEqual([
      '2',
    ]);
  });
  await chooseRowAction(2, 'Print');
  expect(printed).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('tr[data-printed]')).toBeNull();
  const saved = watchDownloads();
  await chooseRowAction(2, 'Export (CSV)');
  await waitFor(() => expect(tasks.sent('export_now')).toMatchObject([{ format: 'csv', choice: { ids: ['2'] } }]));
  await waitFor(() => expect(saved).toEqual(['shipments']));
});

describe('by keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  it('PG-2 walks the rows with j and k, chooses with x, lets go with Escape', async () => {
    await startList();
    await userEvent.keyboard('jj');
    expect(focused()).toBe(number(2));
    await userEvent.keyboard('kx');
    expect(focused()).toBe(number(1));
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).not.toBeChecked();
  });

  it('PG-2 hears the same keys of a Russian layout, of Ctrl K too', async () => {
    await startList();
    const press = (key: string, code: string, held = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...held });
    press('о', 'KeyJ');
    press('ч', 'KeyX');
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).toBeChecked();
    press('л', 'KeyK', { ctrlKey: true });
    expect(await screen.findByRole('combobox', { name: 'Type a command or a tracking number' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    press('т', 'KeyN');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible());
  });

  it('SH-2 leaves Escape and n to a menu sheet of the frame, wherever the focus is', async () => {
    await startList();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(1)}` }));
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.open = true;
    sheet.innerHTML = '<a href="/buyer/dashboard">Dashboard</a>';
    for (const target of [sheet.firstElementChild, document.body]) {
      // True: not prevented, so the browser closes the sheet.
      expect(fireEvent.keyDown(target as Element, { key: 'Escape' })).toBe(true);
      expect(fireEvent.keyDown(target as Element, { key: 'n' })).toBe(true);
    }
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).toBeChecked();
    expect(screen.queryByRole('dialog', { name: 'Add tracking numbers' })).toBeNull();
    sheet.remove();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(1)}` }));
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true); // nothing is selected
  });

  it('PG-2 begins a range at the row that x chose', async () => {
    await startList();
    const person = userEvent.setup();
    await person.keyboard('jx{Shift>}');
    await person.click(screen.getByRole('checkbox', { name: `Select ${number(3)}` }));
    await person.keyboard('{/Shift}');
    expect(screen.getByRole('group', { name: 'Selected shipments' })).toHaveTextContent('3 selected');
  });

  it('PG-2 searches with /, opens with Enter, adds with n', async () => {
    await startList();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search shipments' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    search.blur();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lamp' })).toBeVisible();
  });

  it('PG-2 leads to the list with / and n from a page that has neither, and begins there once', async () => {
    const { leave } = await startConsole({ at: '/buyer/settings' });
    const search = await screen.findByRole('combobox', { name: 'Shipments on a page' });
    search.focus();
    await userEvent.keyboard('n');
    expect(location.pathname).toBe('/buyer/settings');
    search.blur();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible();
    expect(location.pathname).toBe('/buyer/shipment');
    await leave();
    await startConsole({ at: `${location.pathname}${location.search}` });
    await screen.findByRole('heading', { level: 1, name: 'Tracking' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('gd');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveFocus());
  });

  it('PG-2 tells all keys with ?, and goes to a page with g and its letter', async () => {
    await startList();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(list).toHaveTextContent('Export as CSV');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('d');
    expect(location.pathname).toBe('/buyer/shipment');
    await userEvent.keyboard('gd');
    await waitFor(() => expect(location.pathname).toBe('/buyer/dashboard'));
  });

  it('PG-2 keeps still while somebody types', async () => {
    await startList();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search shipments' }), 'njkx');
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue('njkx');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('AX-4 keeps still where the customer turned it off', async () => {
    const { leave } = await startConsole({ at: '/buyer/settings' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single keys in lists' }));
    await leave();
    await startList();
    await userEvent.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    localStorage.clear();
  });
});

describe('as time goes by', () => {
  // The clock runs by itself, and can be put forward.
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const later = '2026-03-05T08:00:00.000Z';
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('PG-2 shows an update in place, moves no row, and offers what came', async () => {
    const { server, platform } = await startList();
    server.put(shipmentRow(2, { FRemark: 'Book', change_time: later, package_status: 'OutForDelivery' }));
    server.put(shipmentRow(9, { change_time: later }));
    platform.live.emit([shipmentChange('1', '2'), shipmentChange('2', '9')]);
    await wait(1);
    expect(within(await table()).getAllByText('Out for delivery')[0]).toBeVisible();
    expect(numbersShown()).toEqual(['1', '2', '3']);
    expect(await tab(/^Out for delivery ?1/)).toBeVisible();
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(2);
    await user().click(screen.getByRole('button', { name: 'Show' }));
    await wait(1);
    expect(numbersShown()).toEqual(['9', '2', '1', '3']);
  });

  it('PG-3 offers what comes into the archive while it is read', async () => {
    const server = buyerServer({ rows: rows.map((row) => ({ ...row, FIsArchived: row.FTrackInfoId === '1' })) });
    const { platform } = await startList('/buyer/archived', server);
    server.change('2', { FIsArchived: true });
    platform.live.emit([shipmentChange('1', '2')]);
    await wait(1);
    expect(numbersShown()).toEqual(['1']);
    await user().click(screen.getByRole('button', { name: 'Show' }));
    await wait(1);
    expect(numbersShown()).toEqual(['1', '2']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('PG-2c takes away what was archived or deleted in another tab, keeps what only left the page, and opens nothing', async () => {
    const { server, platform } = await startList('/buyer/shipment?status=InTransit');
    expect(numbersShown()).toEqual(['1', '2']);
    server.put(shipmentRow(1, { package_status: 'Delivered', sub_status: 'Delivered_Other' }));
    server.put(shipmentRow(2, { FIsArchived: true }));
    platform.live.emit([shipmentChange('1', '1'), shipmentChange('2', '2')]);
    await wait(1);
    expect(numbersShown()).toEqual(['1']);
    expect(within(await table()).getAllByText('Delivered')[0]).toBeVisible();
    // The provider marks shipments requested one by one as opened, and so as read.
    expect(server.paramsOf('GetTrackInfoRows')).toEqual([{ TrackInfoIds: ['1', '2'] }]);
    expect(server.paramsOf('GetTrackInfoById')).toEqual([]);
  });

  it('F-63 asks for nothing while nobody looks, and once when somebody does again', async () => {
    const { server, platform } = await startList();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (const id of ['1', '2', '3']) {
      platform.live.emit([shipmentChange(id, id)]);
      await wait(3);
    }
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(1);
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await wait(1);
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(2);
    await wait(5);
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(2);
  });

  it('PG-2 looks at everything again when nobody knows what has changed, and not for the API', async () => {
    const { server, platform } = await startList();
    platform.live.emit([{ ...shipmentChange('1', '1'), scope: 'API' }]);
    await wait(5);
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(1);
    server.put(shipmentRow(3, { FRemark: 'Kite' }));
    platform.live.emit(null);
    await wait(1);
    expect(within(await table()).getAllByText('Kite')[0]).toBeVisible();
  });

  it('PG-2d offers the undo for ten seconds, and longer while it is pointed at', async () => {
    await startList();
    const person = user();
    await person.click(screen.getByRole('button', { name: `Actions for ${number(1)}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const undo = await screen.findByRole('group', { name: '1 shipment has been deleted.' });
    await person.hover(undo);
    await wait(60);
    expect(undo).toBeVisible();
    await person.unhover(undo);
    await wait(8);
    expect(undo).toBeVisible();
    await wait(3);
    expect(undo).not.toBeInTheDocument();
  });
});
