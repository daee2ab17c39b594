import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { keyRow, list, listRow, summary } from '../../testing/answers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const LIST = '/track/v2.4/gettracklist';
const SUMMARY = '/console-api/v1/dashboard/summary';
const synced = { track_time: '2026-01-02T00:00:00Z' };

const start = (rows: TrackListRow[], answers: Answers = {}, total = rows.length) =>
  startConsole({ at: '/api/tracking', answers: { [LIST]: () => list(rows, total), ...answers } });

/** A call that takes all it is given. */
const acceptAll = (body: unknown) => success({ accepted: body, rejected: [] });

async function openMenu(number = 'RR123456785GB') {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${number}` }));
}
const calls = (sent: { path: string; body: unknown }[], name: string) =>
  sent.filter(({ path }) => path === `/track/v2.4/${name}`).map(({ body }) => body as object[]);

it('PG-9b says why a shipment cannot be tracked again', async () => {
  await start([listRow({ tracking_status: 'Stopped', is_retracked: true })]);
  await openMenu();
  const item = screen.getByRole('menuitem', { name: /Track again/ });
  expect(item).toBeDisabled();
  expect(item).toHaveTextContent('A shipment can be tracked again only once.');
});

it('PG-9b leaves out what an action is impossible for, and says so before', async () => {
  const rows = [
    listRow({ number: 'STOPPED1', tracking_status: 'Stopped' }),
    listRow({ number: 'USEDUP12', tracking_status: 'Stopped', is_retracked: true }),
    listRow({ number: 'RUNNING1' }),
  ];
  const { sent } = await start(rows, { '/track/v2.4/retrack': acceptAll });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected shipments' }));
  await userEvent.click(bar.getByRole('button', { name: 'Track again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Track again' }));
  expect(dialog.getByText('STOPPED1')).toBeVisible();
  expect(dialog.getByText('Uses 0 credits.')).toBeVisible();
  expect(dialog.getByText('1 × A shipment can be tracked again only once.')).toBeVisible();
  expect(dialog.getByText(/1 × Only a shipment whose tracking has stopped/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Track again' }));
  await waitFor(() => expect(calls(sent, 'retrack')).toEqual([[{ number: 'STOPPED1', carrier: 11031 }]]));
});

it('PG-9b acts on shipments of several pages in calls of 40, and lists what was refused', async () => {
  const row = (index: number) => listRow({ number: `NUMBER${100 + index}`, ...synced });
  const page = (body: unknown) => {
    const { page_no } = body as { page_no: number };
    const first = (page_no - 1) * 40;
    return list(
      Array.from({ length: page_no === 1 ? 40 : 5 }, (_, index) => row(first + index)),
      45,
    );
  };
  const rejected = [{ number: 'NUMBER144', carrier: 11031, error: { code: -18019909, message: '' } }];
  const push = (body: unknown) =>
    success((body as object[]).length === 40 ? { accepted: body, rejected: [] } : { accepted: [], rejected });
  const { sent } = await start([], { [LIST]: page, '/track/v2.4/push': push });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('button', { name: 'Actions for NUMBER140' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected shipments' }));
  expect(bar.getByText('45 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Push again' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Push again' }));
  const refused = within(await screen.findByRole('list', { name: 'Refused numbers' }));
  expect(refused.getByText('There is no tracking information yet.')).toBeVisible();
  expect(calls(sent, 'push').map(({ length }) => length)).toEqual([40, 5]);
});

it('PG-9b changes the carrier from the present one to another, and the last mile', async () => {
  const { sent } = await start([listRow({ ...synced, carrier_change_count: 2 })], {
    '/track/v2.4/changecarrier': acceptAll,
  });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change carrier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change carrier' }));
  expect(dialog.getByText('2/5')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Change carrier' });
  expect(confirm).toBeDisabled();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Last-mile carrier' }));
  await userEvent.click(await screen.findByTitle('None'));
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls(sent, 'changecarrier')).toEqual([
      [{ number: 'RR123456785GB', carrier_old: 11031, final_carrier_new: 0 }],
    ]),
  );
});

it('PG-9b changes the details that were touched, and says what a first translation costs', async () => {
  const { sent } = await start([listRow({ tag: 'old', remark: 'Keep this' })], { '/track/v2.4/changeinfo': acceptAll });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change details' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Tag' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Order no.' }), 'A1');
  expect(dialog.getByText('Use 5 to 50 letters, digits, or hyphens.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change details' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Order no.' }), '-2026');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Translate events into' }), 'Deutsch');
  expect(dialog.getByText('Uses 1 credit.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change details' }));
  const items = { tag: '', order_no: 'A1-2026', lang: 'de' };
  await waitFor(() =>
    expect(calls(sent, 'changeinfo')).toEqual([[{ number: 'RR123456785GB', carrier: 11031, items }]]),
  );
});

it('PG-9b asks in real time once the reader has seen what it costs', async () => {
  const rejected = [{ number: 'RR123456785GB', carrier: 11031, error: { code: -18019912, message: '' } }];
  const { sent } = await start([listRow()], {
    '/track/v2.4/getrealtimetrackinfo': success({ accepted: [], rejected }),
  });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Real-time query' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Real-time query' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Instant.*Uses 10 credits/ }));
  expect(calls(sent, 'getrealtimetrackinfo')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Real-time query' }));
  expect(await dialog.findByText(/Real-time queries are not enabled for this account/)).toBeVisible();
  expect(calls(sent, 'getrealtimetrackinfo')).toEqual([[{ number: 'RR123456785GB', carrier: 11031, cacheLevel: 1 }]]);
});

it('PG-9b copies the call with the mark of the key and no secret', async () => {
  userEvent.setup(); // with a clipboard
  await start([listRow()], { [SUMMARY]: success(summary({ key: keyRow() })) });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy as curl' }));
  await waitFor(async () => {
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`curl -X POST '${location.origin}/track/v2.4/gettrackinfo'`);
    expect(copied).toContain("'x-api-key: tk_live_...wxyz'");
    expect(copied).toContain('[{"number":"RR123456785GB","carrier":11031}]');
  });
});

it('PG-9b exports what the filters find as a task', async () => {
  const { sent } = await start([listRow()], {
    '/console-api/v1/tracking/export': success({ task: taskRow({ scope: 'API', type: 'export' }) }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  const { body } = sent.find(({ path }) => path === '/console-api/v1/tracking/export') ?? {};
  expect(body).toMatchObject({ format: 'csv', choice: { filter: {} }, request_id: expect.any(String) });
});
