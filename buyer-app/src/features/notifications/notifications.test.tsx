import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationRow } from '@tracking-console/contract/notifications/notifications';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/buyer/settings';
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const row = (changes: Partial<NotificationRow> = {}): NotificationRow => ({
  NotificationId: '1',
  TrackInfoId: '1',
  TrackNo: 'RB123456785GB',
  Status: 'Delivered',
  Channel: 'email',
  State: 'Sent',
  Reason: null,
  Detail: '',
  CreateTime: '2026-03-01T08:00:00.000Z',
  DueTime: null,
  EndTime: '2026-03-01T08:00:01.000Z',
  ...changes,
});
const serverOf = (rows: NotificationRow[], UnsubscribeTime: string | null = null) =>
  buyerServer({
    rows: [shipmentRow(1)],
    replaced: { GetNotifications: () => ({ Notifications: rows, UnsubscribeTime }) },
  });

function allowNotices(permission: NotificationPermission, answer: NotificationPermission) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const Notice = class {
    static permission = permission;
    static requestPermission = jest.fn(async () => answer);
    constructor(title: string, options: NotificationOptions) {
      shown.push({ title, options });
    }
  };
  Object.assign(window, { Notification: Notice });
  return { shown, Notice };
}
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  localStorage.clear();
});

it('PG-7 statuses, digest and quiet hours are saved together, with the zone they hold in', async () => {
  const { server } = await startConsole({ at: AT });
  const own = await section('Notifications');
  await userEvent.click(own.getByRole('checkbox', { name: 'Email me: Delivered' }));
  await userEvent.click(own.getByRole('checkbox', { name: 'Email me: Exception' }));
  await userEvent.click(own.getByRole('checkbox', { name: 'Email me: Exception' }));
  await userEvent.selectOptions(own.getByRole('combobox', { name: 'Emails' }), 'weekly');
  await userEvent.selectOptions(own.getByRole('combobox', { name: 'Sent at' }), '18');
  await userEvent.click(own.getByRole('checkbox', { name: 'Use quiet hours' }));
  await userEvent.click(own.getByRole('button', { name: 'Save' }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const Values = {
    email: ['Delivered'],
    digest: 'weekly',
    digestHour: 18,
    quietFrom: '22:00',
    quietTo: '07:00',
    zone,
  };
  const Base = { email: [], digest: 'off', digestHour: 8, quietFrom: '', quietTo: '' };
  await waitFor(() => expect(server.paramsOf('SaveSettings')).toEqual([{ Section: 'notifications', Values, Base }]));
});

it('PG-7 a browser is asked only when somebody turns a notice on, and a refusal is said', async () => {
  const { Notice } = allowNotices('default', 'denied');
  await startConsole({ at: AT });
  const own = await section('Notifications');
  expect(Notice.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(own.getByRole('checkbox', { name: 'Show in the browser: Delivered' }));
  expect(Notice.requestPermission).toHaveBeenCalledTimes(1);
  expect(await own.findByText(/Notifications from this site are blocked/)).toBeVisible();
});

it.each([
  [row(), /Sent by email/],
  [row({ Reason: 'quietHours' }), /Sent by email – after your quiet hours/],
  [row({ State: 'Skipped', Reason: 'tooOld' }), /Email · Not sent – the carrier’s update was older than 7 days/],
  [row({ State: 'Failed', Reason: 'refused', Detail: '550 nobody' }), /Not sent – the mail server refused it/],
  [
    row({ State: 'Waiting', Reason: 'digest', DueTime: '2026-03-02T08:00:00.000Z' }),
    /Waiting – it waits for the digest/,
  ],
  [row({ Channel: 'browser' }), /Shown in the browsers you had open/],
] as const)('PG-7 %# what was sent and what was not says why', async (notification, words) => {
  await startConsole({ at: AT, server: serverOf([notification]) });
  const recent = await section('Recent notifications');
  expect(await recent.findByText(words)).toBeVisible();
  expect(recent.getByRole('link', { name: 'RB123456785GB' })).toHaveAttribute('href', '/buyer/shipment/1');
  if (notification.Detail) expect(recent.getByText('550 nobody')).toBeVisible();
});

it('PG-7 a long list begins with the latest and shows the others when they are wanted', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => row({ NotificationId: String(index), TrackNo: `N${index}` }));
  await startConsole({ at: AT, server: serverOf(rows) });
  const recent = await section('Recent notifications');
  expect(await recent.findAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(recent.getByRole('button', { name: 'Show all 12' }));
  expect(recent.getAllByRole('listitem')).toHaveLength(12);
});

it('PG-7 mails that a link has stopped can be resumed', async () => {
  const { server } = await startConsole({ at: AT, server: serverOf([], '2026-03-01T08:00:00.000Z') });
  const recent = await section('Recent notifications');
  await userEvent.click(await recent.findByRole('button', { name: 'Send emails again' }));
  await waitFor(() => expect(server.paramsOf('ResumeMails')).toEqual([{}]));
});

it('PG-7 a list that cannot be had says so and is asked for again', async () => {
  let down = true;
  const replaced = {
    GetNotifications: () => (down ? refuse(-77) : { Notifications: [row()], UnsubscribeTime: null }),
  };
  await startConsole({ at: AT, server: buyerServer({ replaced }) });
  const recent = await section('Recent notifications');
  down = false;
  await userEvent.click(await recent.findByRole('button', { name: 'Try again' }));
  expect(await recent.findByText(/Sent by email/)).toBeVisible();
});

it('PG-7 a shipment’s page tells what was told of it, or that nothing is', async () => {
  const { leave } = await startConsole({ at: '/buyer/shipment/1', server: serverOf([row()]) });
  expect(await (await section('Notifications')).findByText(/Sent by email/)).toBeVisible();
  await leave();
  await startConsole({ at: '/buyer/shipment/1', server: serverOf([]) });
  const own = await section('Notifications');
  expect(await own.findByText('Notifications are turned off.')).toBeVisible();
  expect(own.getByRole('link', { name: 'Choose your notifications' })).toHaveAttribute('href', AT);
});

it('PG-7 what is told while somebody looks stands in the list at once', async () => {
  let rows: NotificationRow[] = [];
  const replaced = { GetNotifications: () => ({ Notifications: rows, UnsubscribeTime: null }) };
  const server = buyerServer({ rows: [shipmentRow(1)], replaced });
  const { platform } = await startConsole({ at: '/buyer/shipment/1', server });
  const own = await section('Notifications');
  expect(await own.findByText('Notifications are turned off.')).toBeVisible();
  for (const id of ['1', '2']) {
    rows = [row({ NotificationId: id }), ...rows];
    platform.live.emit([{ id, kind: 'notifications', scope: 'BUYER', ids: [id] }]);
    await waitFor(() => expect(own.getAllByText('Sent by email')).toHaveLength(Number(id)));
  }
});

describe('PG-7 notices', () => {
  const notice = row({ Channel: 'browser' });
  const settings = { notifications: { ...DEFAULT_SETTINGS.notifications, browser: ['Delivered' as const] } };
  const start = (rows: NotificationRow[]) =>
    startConsole({
      at: '/buyer/dashboard',
      server: buyerServer({
        settings,
        replaced: { GetNotifications: () => ({ Notifications: rows, UnsubscribeTime: null }) },
      }),
    });
  const change = (ids: string[] | null) => [{ id: '1', kind: 'notifications', scope: 'BUYER', ids }] as const;

  it('are shown once, however often they are told', async () => {
    const { shown } = allowNotices('granted', 'granted');
    const { platform, server } = await start([notice]);
    platform.live.emit(change(['1']));
    await waitFor(() => expect(shown).toHaveLength(1));
    platform.live.emit(change(['1']));
    platform.live.emit(change(null));
    platform.live.emit(change(['2']));
    await waitFor(() => expect(server.paramsOf('GetNotifications')).toContainEqual({ NotificationIds: ['2'] }));
    expect(server.paramsOf('GetNotifications').filter((param) => JSON.stringify(param).includes('"1"'))).toHaveLength(
      1,
    );
    expect(shown[0]).toMatchObject({ title: 'Delivered', options: { body: 'Shipment RB123456785GB', tag: 'tc-1' } });
  });

  it('SH-10 every application is told that one waits, until the shipment is opened', async () => {
    allowNotices('granted', 'granted');
    const { platform, leave } = await start([notice]);
    const hasNewMsg = () => platform.messages.application('api-app').data().hasNewMsg;
    expect(hasNewMsg()).toBe(false);
    platform.live.emit(change(['1']));
    await waitFor(() => expect(hasNewMsg()).toBe(true));
    await leave();
    const shipments = buyerServer({
      rows: [shipmentRow(1)],
      replaced: { GetNotifications: () => ({ Notifications: [notice], UnsubscribeTime: null }) },
    });
    const again = await startConsole({ at: '/buyer/shipment/2', server: shipments });
    const hasNewMsgAgain = () => again.platform.messages.application('api-app').data().hasNewMsg;
    expect(hasNewMsgAgain()).toBe(true);
    await again.leave();
    const opened = await startConsole({ at: '/buyer/shipment/1', server: shipments });
    await waitFor(() => expect(opened.platform.messages.application('api-app').data().hasNewMsg).toBe(false));
  });

  it('are shown for what is told here alone, and not where the browser forbids it', async () => {
    const { shown } = allowNotices('denied', 'denied');
    const { platform, server } = await start([notice]);
    platform.live.emit(change(['1']));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(server.paramsOf('GetNotifications')).toEqual([]);
    expect(shown).toEqual([]);
  });
});
