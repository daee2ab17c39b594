import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { list, listRow } from '../../testing/answers.ts';
import { startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const LIST = '/track/v2.4/gettracklist';
const INFO = '/track/v2.4/gettrackinfo';
const table = () => screen.findByRole('table', { name: 'Registered shipments' });
const lastBody = (sent: { path: string; body: unknown }[], path: string) =>
  sent.findLast((call) => call.path === path)?.body;

it('PG-9a keeps page and filters in the address, also for the back button', async () => {
  const answers = { [LIST]: () => list([listRow()], 90) };
  const { sent } = await startConsole({ at: '/api/tracking?page=2&package_status=InTransit', answers });
  await table();
  expect(lastBody(sent, LIST)).toEqual({ package_status: 'InTransit', page_no: 2 });

  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Tracking' }), 'Stopped');
  await userEvent.click(drawer.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(location.search).toBe('?package_status=InTransit&tracking_status=Stopped'));
  expect(lastBody(sent, LIST)).toEqual({ package_status: 'InTransit', tracking_status: 'Stopped', page_no: 1 });

  await userEvent.type(screen.getByRole('searchbox'), 'rr123456785gb lx1{Enter}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('number')).toBe('RR123456785GB,LX1'));

  history.back();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(location.search).toBe('?package_status=InTransit&tracking_status=Stopped');
});

it('PG-9a takes filters that cannot be read out of the address and never asks with them', async () => {
  const at = '/api/tracking?package_status=Lost&tracking_status=Stopped&carrier=UPS&number=%20,&page=1e9';
  const { sent } = await startConsole({ at, answers: { [LIST]: list([listRow()]) } });
  await table();
  await waitFor(() => expect(location.search).toBe('?tracking_status=Stopped&page=1e9'));
  const asked = sent.filter(({ path }) => path === LIST).map(({ body }) => body);
  expect(new Set(asked.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ tracking_status: 'Stopped', page_no: 1 })]),
  );
});

it('PG-9a tells an empty account from filters that match nothing', async () => {
  await startConsole({ at: '/api/tracking?number=LX1', answers: { [LIST]: list([]) } });
  expect(await screen.findByText('No shipment matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No shipments yet')).toBeVisible();
  expect(location.search).toBe('');
});

it('PG-9d keeps refused numbers in the box, each with its reason in words', async () => {
  const rejected = [
    { number: 'ALREADY1', error: { code: -18019901, message: 'exists' } },
    { number: 'STRANGE1', error: { code: -18019999, message: 'Something new.' } },
  ];
  const accepted = [{ number: 'RR123456785GB', carrier: 11031, origin: 1, email: null, tag: null, lang: null }];
  const answers = { [LIST]: list([]), '/track/v2.4/register': () => success({ accepted, rejected }) };
  const { sent } = await startConsole({ at: '/api/tracking?register=1', answers });
  const box = await screen.findByRole('textbox', { name: /Tracking numbers/ });
  fireEvent.change(box, { target: { value: 'rr123456785gb, already1;\nSTRANGE1 already1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Register 3 numbers' }));

  const rows = within(await screen.findByRole('list', { name: 'Recognized numbers' }));
  expect(await rows.findByText('This tracking number is registered already. (-18019901)')).toBeVisible();
  expect(rows.getByText('Something new. (-18019999)')).toBeVisible();
  expect(box).toHaveValue('ALREADY1\nSTRANGE1');
  expect(lastBody(sent, '/track/v2.4/register')).toEqual([
    { number: 'RR123456785GB' },
    { number: 'ALREADY1' },
    { number: 'STRANGE1' },
  ]);
  expect(screen.getByText(/1 number has been added. 2 numbers weren’t added/)).toBeVisible();
});

it('PG-9d registers the number of a link, and takes no word for one', async () => {
  const accepted = [{ number: 'RR123456785GB', carrier: 11031, origin: 1, email: null, tag: null, lang: null }];
  const known = { IsNumber: true, CheckDigit: 'valid', Carriers: [], TrackInfoId: null, IsArchived: false };
  const detected = [{ Number: 'RR123456785GB', ...known }];
  const answers = {
    [LIST]: list([]),
    '/console-api/v1/number/detect': success(detected),
    '/track/v2.4/register': () => success({ accepted, rejected: [] }),
  };
  const { sent } = await startConsole({ at: '/api/tracking?register=1', answers });
  const box = await screen.findByRole('textbox', { name: /Tracking numbers/ });
  fireEvent.change(box, { target: { value: 'Hello' } });
  expect(screen.getByText('No tracking number found. A number has at least one digit.')).toBeVisible();
  fireEvent.change(box, { target: { value: 'https://t.example.com/track?id=rr123456785gb' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Register 1 number' }));
  await waitFor(() => expect(lastBody(sent, '/track/v2.4/register')).toEqual([{ number: 'RR123456785GB' }]));
});

it('PG-9d says what it costs, registers in calls of 40 and ends with Done', async () => {
  const register = (body: unknown) => {
    const accepted = (body as { number: string }[]).map(({ number }) => ({ number, carrier: 0, origin: 1 }));
    return success({ accepted, rejected: [] });
  };
  const quota = { quota_remain: 100 };
  const answers = { [LIST]: list([]), '/track/v2.4/register': register, '/track/v2.4/getquota': success(quota) };
  const { sent } = await startConsole({ at: '/api/tracking?register=1', answers });
  const numbers = Array.from({ length: 41 }, (_, index) => `NUMBER${index}`);
  fireEvent.change(await screen.findByRole('textbox', { name: /Tracking numbers/ }), {
    target: { value: numbers.join('\n') },
  });
  expect(await screen.findByText('41 numbers found. Uses 41 of the 100 credits left.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Register 41 numbers' }));
  expect(await screen.findByText('41 numbers have been added.')).toBeVisible();
  const calls = sent.filter(({ path }) => path === '/track/v2.4/register').map(({ body }) => (body as object[]).length);
  expect(calls).toEqual([40, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('PG-9b asks before it deletes, and keeps on the page what was refused', async () => {
  const rejected = [{ number: 'RR123456785GB', carrier: 11031, error: { code: -18019902, message: 'gone' } }];
  const answers = { [LIST]: () => list([listRow()]), '/track/v2.4/deletetrack': success({ accepted: [], rejected }) };
  const { sent } = await startConsole({ at: '/api/tracking', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for RR123456785GB' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this shipment?' });
  expect(lastBody(sent, '/track/v2.4/deletetrack')).toBeUndefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This tracking number is not registered.')).toBeVisible();
  expect(lastBody(sent, '/track/v2.4/deletetrack')).toEqual([{ number: 'RR123456785GB', carrier: 11031 }]);
});

it('PG-9e opens a shipment by its address, and says why there is nothing to show', async () => {
  const refused = { accepted: [], rejected: [{ number: 'RR1GB', error: { code: -18019909, message: '' } }] };
  const answers = { [LIST]: list([listRow()]), [INFO]: success(refused) };
  const { sent } = await startConsole({ at: '/api/tracking?shipment=RR123456785GB.11031', answers });
  expect(await screen.findByText('There is no tracking information yet.')).toBeVisible();
  expect(lastBody(sent, INFO)).toEqual([{ number: 'RR123456785GB', carrier: 11031 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('PG-9a tells the last event in the reader’s language: translated, by its status, else labeled', async () => {
  const rowWith = (number: string, changes: object) =>
    listRow({ number, latest_event_info: `Words of ${number}`, ...changes });
  const rows = [
    rowWith('LX1', { latest_event_translation: { lang: 'zh-cn', description: '已离开' } }),
    rowWith('LX2', { latest_event_sub_status: 'Delivered_Other' }),
    rowWith('LX3', { latest_event_sub_status: 'InTransit_Other' }),
  ];
  await startConsole({ at: '/api/tracking', answers: { [LIST]: list(rows) }, language: 'zh-cn' });
  const shown = within(await screen.findByRole('table'));
  expect((await shown.findAllByText('已离开'))[0]).toBeVisible();
  expect(shown.queryByText('Words of LX2')).not.toBeInTheDocument();
  expect(shown.getByText('Words of LX3')).toHaveAttribute('lang', 'en');
  expect(shown.getAllByText(/英语/)[0]).toBeVisible();
});

describe('all that the filter finds', () => {
  const TASK = '/console-api/v1/task/bulk_track';
  async function selectAll(answer: (body: unknown) => object) {
    const answers = { [LIST]: () => list([listRow()], 620), [TASK]: answer };
    const started = await startConsole({ at: '/api/tracking?tracking_status=Tracking&carrier=11031', answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 620 that match' }));
    expect(screen.getByText('All 620 that match are selected')).toBeVisible();
    return started;
  }
  const filter = { tracking_status: 'Tracking', carrier: '11031' };
  const request_id = expect.any(String);

  it('PG-12 is stopped as a task, which the dialog says', async () => {
    const { sent } = await selectAll(() =>
      success({ task: taskRow({ scope: 'API', type: 'bulk', action: 'stoptrack' }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop tracking' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/This runs as a task/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: /Stop/ }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(lastBody(sent, TASK)).toEqual({
        scope: 'API',
        work: { action: 'stoptrack' },
        choice: { filter, previewed: 620 },
        request_id,
      }),
    );
    expect(await screen.findByText('The task has been started.')).toBeVisible();
    expect(lastBody(sent, '/track/v2.4/stoptrack')).toBeUndefined();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('PG-9b gets another carrier as a task', async () => {
    const { sent } = await selectAll(() => success({ task: taskRow({ scope: 'API', type: 'bulk' }) }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change carrier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change carrier' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Last-mile carrier' }));
    await userEvent.click(await screen.findByTitle('None'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change carrier' }));
    const work = { action: 'changecarrier', final_carrier_new: 0 };
    await waitFor(() => expect(lastBody(sent, TASK)).toMatchObject({ work, choice: { filter, previewed: 620 } }));
  });

  it('PG-12 asks again where the filter finds more by then', async () => {
    const { sent } = await selectAll((body) => {
      const { previewed } = (body as { choice: { previewed: number } }).choice;
      if (previewed === 620) return { code: TASK_CODES.moreThanPreviewed, message: '', data: { count: 625 } };
      return success({ task: taskRow({ scope: 'API', type: 'bulk', action: 'push' }) });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Push again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Push again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Push again' }));
    expect(await dialog.findByText(/^625 now match/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Push again' }));
    await waitFor(() => expect(lastBody(sent, TASK)).toMatchObject({ choice: { filter, previewed: 625 } }));
  });
});

it('PG-9d takes up to 1,000 numbers, and says what their translation costs besides', async () => {
  const register = (body: unknown) => success({ accepted: body, rejected: [] });
  const quota = success({ quota_remain: 5000 });
  const answers = { [LIST]: list([]), '/track/v2.4/register': register, '/track/v2.4/getquota': quota };
  const { sent } = await startConsole({ at: '/api/tracking?register=1', answers });
  const numbers = Array.from({ length: 81 }, (_, index) => `NUMBER${1000 + index}`);
  fireEvent.change(await screen.findByRole('textbox', { name: /Tracking numbers/ }), {
    target: { value: numbers.join('\n') },
  });
  fireEvent.change(screen.getByLabelText('Translate events into'), { target: { value: 'de' } });
  expect(screen.getByText(/Up to 1000 at a time/)).toBeVisible();
  const cost = 'Uses 81 of the 5,000 credits left. +81 for translation.';
  expect(await screen.findByText(`81 numbers found. ${cost}`)).toBeVisible();
  fireEvent.click(screen.getByText('Register 81 numbers'));
  expect(await screen.findByText('81 numbers have been added.', {}, { timeout: 10_000 })).toBeVisible();
  const calls = sent.filter(({ path }) => path === '/track/v2.4/register').map(({ body }) => body as object[]);
  expect(calls.map(({ length }) => length)).toEqual([40, 40, 1]);
  expect(calls[0]?.[0]).toEqual({ number: 'NUMBER1000', lang: 'de' });
}, 20_000);
