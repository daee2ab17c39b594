import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, listRow } from './testing/answers.ts';
import { startConsole, success } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

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

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tracking: any' }), 'Stopped');
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
  expect(screen.getByText(/1 number has been added. 2 numbers were not added/)).toBeVisible();
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
  const answers = { [LIST]: list([]), '/track/v2.4/register': register };
  const { sent } = await startConsole({ at: '/api/tracking?register=1', answers });
  const numbers = Array.from({ length: 41 }, (_, index) => `NUMBER${index}`);
  fireEvent.change(await screen.findByRole('textbox', { name: /Tracking numbers/ }), {
    target: { value: numbers.join('\n') },
  });
  expect(screen.getByText('41 numbers found. Uses 41 credits.')).toBeVisible();
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
