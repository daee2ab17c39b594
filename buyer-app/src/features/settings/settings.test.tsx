import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visibility } from '@tracking-console/contract/page/applications';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import { addWhatAntdNeeds } from '../../../../ui/src/testing/addWhatAntdNeeds.ts';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/buyer/settings';
const section = (name: string) => screen.findByRole('region', { name });

it('F-60 the page stands by its heading before its cards are rendered', async () => {
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { level: 1, name: 'Settings' })) return;
    shown.push(screen.queryAllByRole('region').length > 0 ? 'cards' : 'heading');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await startConsole({ at: AT });
  await section('Tracking');
  observer.disconnect();
  expect([...new Set(shown)]).toEqual(['heading', 'cards']);
});

describe('PG-7 a section', () => {
  it('is saved by itself, says so and sends only what has changed', async () => {
    const { server } = await startConsole({ at: AT });
    const tracking = within(await section('Tracking'));
    expect(tracking.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(tracking.getByRole('checkbox', { name: 'Archive delivered shipments automatically' }));
    await userEvent.clear(tracking.getByRole('spinbutton', { name: 'Days after delivery' }));
    await userEvent.type(tracking.getByRole('spinbutton', { name: 'Days after delivery' }), '14');
    expect(tracking.getByRole('status')).toHaveTextContent('Changed, not saved yet');
    await userEvent.click(tracking.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tracking.getByRole('status')).toHaveTextContent('Saved'));
    expect(server.paramsOf('SaveSettings')).toEqual([
      { Section: 'tracking', Values: { autoArchiveDays: 14 }, Base: { autoArchiveDays: 0 } },
    ]);
  });

  it('is not changed when it is as it was saved, and can be set back', async () => {
    await startConsole({ at: AT });
    const display = within(await section('Display'));
    await userEvent.selectOptions(display.getByRole('combobox', { name: 'Shipments on a page' }), '100');
    await userEvent.selectOptions(display.getByRole('combobox', { name: 'Shipments on a page' }), '40');
    expect(display.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.selectOptions(display.getByRole('combobox', { name: 'Shipments on a page' }), '20');
    await userEvent.click(display.getByRole('button', { name: 'Discard changes' }));
    expect(display.getByRole('combobox', { name: 'Shipments on a page' })).toHaveValue('40');
  });

  it('keeps what was typed when the provider refuses it', async () => {
    await startConsole({ at: AT, server: buyerServer({ replaced: { SaveSettings: () => refuse(-77) } }) });
    const tracking = within(await section('Tracking'));
    await userEvent.type(tracking.getByRole('textbox', { name: 'Postal code' }), '10115');
    await userEvent.click(tracking.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tracking.getByRole('status')).toHaveTextContent('Could not be saved'));
    expect(tracking.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10115');
  });

  it('F-46 has what was changed and not saved on the next load, until it is given up', async () => {
    const first = await startConsole({ at: AT });
    await userEvent.type(within(await section('Tracking')).getByRole('textbox', { name: 'Postal code' }), '10115');
    await first.leave();
    const { platform } = await startConsole({ at: AT, drafts: first.platform.drafts });
    const tracking = within(await section('Tracking'));
    expect(tracking.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10115');
    expect(tracking.getByRole('status')).toHaveTextContent('Changed, not saved yet');
    await userEvent.click(tracking.getByRole('button', { name: 'Discard changes' }));
    expect(platform.drafts.isAny()).toBe(false);
  });

  it.each(['{', '7', '{"tracking":null}'])('F-46 is not changed by what else stands there: %s', async (kept) => {
    const drafts = { read: () => kept, write: () => {}, isAny: () => false, forgetAll: () => {} };
    await startConsole({ at: AT, drafts });
    expect(within(await section('Tracking')).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('sends nothing that no carrier would take and leads to the fault', async () => {
    const { server } = await startConsole({ at: AT });
    const tracking = within(await section('Tracking'));
    const phone = tracking.getByRole('textbox', { name: 'Last four digits of the telephone number' });
    await userEvent.type(phone, '12');
    await userEvent.click(tracking.getByRole('button', { name: 'Save' }));
    expect(phone).toHaveFocus();
    expect(phone).toHaveAccessibleDescription('Enter four digits.');
    expect(server.paramsOf('SaveSettings')).toEqual([]);
  });
});

describe('PG-7 leaving', () => {
  async function changeSomething(visibility?: Visibility) {
    const started = await startConsole({ at: AT, ...(visibility && { visibility }) });
    const display = within(await section('Display'));
    await userEvent.selectOptions(display.getByRole('combobox', { name: 'Shipments on a page' }), '100');
    return started;
  }

  it('holds a move of the menu until it is confirmed', async () => {
    const { platform, visited } = await changeSomething();
    act(() => platform.navigation.go('/buyer/dashboard'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(visited).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(visited).toEqual([]);
    act(() => platform.navigation.go('/buyer/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
  });

  it('lets somebody look at the other console', async () => {
    const { platform, visited } = await changeSomething();
    act(() => platform.navigation.go('/api/dashboard'));
    expect(visited).toEqual(['/api/dashboard']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks on its own page when the console is chosen again from the other one', async () => {
    let shown = true;
    const { platform, visited } = await changeSomething({ isShown: () => shown, onChange: () => () => {} });
    act(() => platform.navigation.go('/api/dashboard'));
    shown = false;
    act(() => platform.navigation.go('/buyer/dashboard'));
    expect(visited).toEqual(['/api/dashboard', AT]);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(visited).toEqual(['/api/dashboard', AT, '/buyer/dashboard']));
  });

  it('asks before the window is closed, and only then', async () => {
    await changeSomething();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(closing()).toBe(false);
  });
});

it('PG-7 zone, date format and status colours hold on the other pages, from the first rendering on', async () => {
  const settings = buyerServer().settings;
  const server = buyerServer({
    rows: [shipmentRow(1, { latest_event_time: '2026-03-04T22:00:00Z' })],
    settings: {
      display: { ...settings().display, timeZone: 'Asia/Tokyo', dateFormat: 'ymd', statusColours: 'distinct' },
    },
  });
  const first = await startConsole({ at: '/buyer/dashboard', server });
  const times = async () => (await screen.findAllByTitle('2026-03-05 07:00'))[0];
  expect(await times()).toBeInTheDocument();
  await first.leave();
  // This browser remembers it: nothing waits for the provider.
  const again = buyerServer({
    rows: [shipmentRow(1, { latest_event_time: '2026-03-04T22:00:00Z' })],
    replaced: { GetSettings: () => refuse(-1) },
  });
  await startConsole({ at: '/buyer/dashboard', server: again });
  expect((await times())?.closest('[data-status-colours]')).toHaveAttribute('data-status-colours', 'distinct');
  localStorage.clear();
});

it('PG-7 the chosen zone is there at once, all others once the page stands', async () => {
  addWhatAntdNeeds();
  const { settings } = buyerServer();
  const server = buyerServer({ settings: { display: { ...settings().display, timeZone: 'Asia/Tokyo' } } });
  await startConsole({ at: '/buyer/settings', server });
  expect(await screen.findByText('Asia/Tokyo (UTC+09:00)')).toBeVisible();
  expect(screen.queryByText('Asia/Dubai (UTC+04:00)')).toBeNull();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'Dub');
  expect(await screen.findByText('Asia/Dubai (UTC+04:00)', {}, { timeout: 4000 })).toBeVisible();
  localStorage.clear();
});

it('PG-7 a zone that this browser is too old to know leaves its own', async () => {
  const known = buyerServer().settings().display;
  const display = { ...known, timeZone: 'Moon/Tranquility', dateFormat: 'ymd' } as const;
  const rows = [shipmentRow(1, { latest_event_time: '2026-03-04T22:00:00Z' })];
  const { bugs } = await startConsole({ at: '/buyer/dashboard', server: buyerServer({ rows, settings: { display } }) });
  expect((await screen.findAllByTitle('2026-03-04 22:00'))[0]).toBeVisible();
  expect(bugs).toEqual([]);
  localStorage.clear();
});

describe('PG-7 the list', () => {
  const display = { ...buyerServer().settings().display, defaultView: 'attention', pageSize: 100 } as const;

  it('opens with the chosen tab and as many rows, and every tile still leads to its own', async () => {
    const server = buyerServer({ rows: [shipmentRow(1)], settings: { display } });
    const first = await startConsole({ at: '/buyer/dashboard', server });
    const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href(/^Needs attention/)).toBe('/buyer/shipment?status=attention&size=100');
    expect(await href(/^All/)).toBe('/buyer/shipment?status=all&size=100');
    await first.leave();
    await startConsole({ at: '/buyer/shipment', server });
    await screen.findByRole('heading', { name: 'Tracking' });
    expect(server.paramsOf('GetTrackInfoList').at(-1)).toMatchObject({ Attention: true, PerPage: 100 });
    localStorage.clear();
  });

  it('hold at once in another tab, too', async () => {
    const many = Array.from({ length: 25 }, (_, index) => shipmentRow(100 + index));
    const server = buyerServer({ rows: many, settings: { display: { ...DEFAULT_SETTINGS.display, pageSize: 100 } } });
    const { platform } = await startConsole({ at: '/buyer/shipment', server });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^RB/ })).toHaveLength(25));
    // Emits the change that another tab saves.
    await server.answer({ method: 'SaveSettings', param: { Section: 'display', Values: { pageSize: 20 } } });
    act(() => platform.live.emit([{ id: '1', kind: 'settings', scope: 'BUYER', ids: ['display'] }]));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^RB/ })).toHaveLength(20));
    localStorage.clear();
  });

  it('PG-3 the archive says its rule and where to change it', async () => {
    const tracking = { ...buyerServer().settings().tracking, autoArchiveDays: 14 };
    await startConsole({ at: '/buyer/archived', server: buyerServer({ settings: { tracking } }) });
    expect(await screen.findByText('Shipments are archived automatically 14 days after delivery.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change in settings' })).toHaveAttribute('href', '/buyer/settings');
  });
});

it('PG-7 all shipments can be downloaded, and what there is none of cannot', async () => {
  await startConsole({ at: AT, server: buyerServer({ rows: [shipmentRow(1), shipmentRow(2)] }) });
  const data = within(await section('Your data'));
  expect(await data.findByRole('button', { name: 'Export 2 shipments' })).toBeEnabled();
  expect(data.getByRole('button', { name: 'Export 0 archived shipments' })).toBeDisabled();
  const account = data.getByRole('link', { name: 'Export all data or delete the account' });
  expect(account).toHaveAttribute('href', '/buyer/userinfo');
});
