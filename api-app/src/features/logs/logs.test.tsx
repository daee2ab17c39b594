import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefusedCalls } from '@tracking-console/contract/api/apiLogs';
import { keyRow } from '../../testing/answers.ts';
import { logDetail, logRow } from '../../testing/logAnswers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const LIST = '/console-api/v1/logs/list';
const GET = '/console-api/v1/logs/get';
const listed = (logs = [logRow()], next: string | null = null, refused: RefusedCalls | null = null) =>
  success({ logs, next, refused });

const openLogs = (query = '', answers: Answers = {}) =>
  startConsole({
    at: `/api/settings?tab=logs${query}`,
    answers: {
      [LIST]: listed(),
      [GET]: success(logDetail()),
      '/console-api/v1/keys/list': success({ keys: [keyRow()], limit: 10 }),
      ...answers,
    },
  });
const lastBody = (sent: { path: string; body: unknown }[], path = LIST) =>
  sent.findLast((call) => call.path === path)?.body;
const table = async () => within(await screen.findByRole('table', { name: 'Logs' }));
const parameter = (name: string) => new URLSearchParams(location.search).get(name);

it('PG-13c lists calls with what came of them, and says how long they are kept', async () => {
  const failed = logRow({
    id: '8',
    http_status: 429,
    code: 429,
    endpoint: 'gettrackinfo',
    source: 'CONSOLE',
    key: null,
  });
  await openLogs('', { [LIST]: listed([logRow(), failed]) });
  const rows = await table();
  expect(await rows.findByRole('row', { name: /200.*register.*1 \/ 2.*Warehouse.*203\.0\.113\.7.*31/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /429.*gettrackinfo.*429.*Console/ })).toBeVisible();
  expect(screen.getByText('Calls are kept for 30 days.')).toBeVisible();
});

it('PG-13c says how many calls were refused at once, and that a sample of them is listed', async () => {
  const limited = logRow({ http_status: 429, code: 429 });
  let refused: RefusedCalls = { limited: 16_364, barred: 0 };
  await openLogs('', { [LIST]: () => listed([limited], null, refused) });
  expect(await screen.findByText('Rate limited (429): 16,364')).toBeVisible();
  expect(screen.getByText(/the list shows the first of each minute/)).toBeVisible();
  expect(screen.queryByText(/Key or IP address refused/)).toBeNull();
  refused = { limited: 0, barred: 3 };
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '24h');
  expect(await screen.findByText('Key or IP address refused (401): 3')).toBeVisible();
  expect(screen.queryByText(/Rate limited/)).toBeNull();
});

it('PG-13c filters calls by number, endpoint, outcome and period, in the address', async () => {
  const { sent } = await openLogs('&http_status=abc&source=Lost&log=x');
  await table();
  expect(lastBody(sent)).toEqual({});
  await userEvent.type(screen.getByRole('searchbox'), 'rr 123456785 gb{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All endpoints' }), 'register');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All outcomes' }), 'Failed');
  await waitFor(() => expect(lastBody(sent)).toEqual({ number: 'RR123456785GB', endpoint: 'register', failed: true }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '24h');
  await waitFor(() => expect(lastBody(sent)).toHaveProperty('from'));
  const { from } = lastBody(sent) as { from: string };
  expect(Math.abs(Date.now() - 24 * 3_600_000 - new Date(from).getTime())).toBeLessThan(60_000);
  expect([parameter('tab'), parameter('period'), parameter('number')]).toEqual(['logs', '24h', 'RR123456785GB']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(location.search).toBe('?tab=logs&http_status=abc&source=Lost'.split('&')[0] ?? ''));
});

it('PG-13c filters between two times, and refuses a range that ends before it begins', async () => {
  const { sent } = await openLogs();
  await table();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom range…');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-01-02T00:00' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-01-01T00:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findByText('The end must be after the beginning.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-01-03T00:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  const iso = (local: string) => new Date(local).toISOString();
  const range = { from: iso('2026-01-02T00:00'), to: iso('2026-01-03T00:00') };
  await waitFor(() => expect(lastBody(sent)).toEqual(range));
  expect(parameter('from')).toBe(range.from);
});

it('PG-13c filters by HTTP status, code, key, address and source, and removes one by its chip', async () => {
  const { sent } = await openLogs();
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'HTTP status' }), '429');
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Key' }), 'Warehouse (…wxyz)');
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Source' }), 'API');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Code' }), 'many{Enter}');
  expect(await drawer.findByText('Enter a whole number such as -18010014.')).toBeVisible();
  await userEvent.clear(drawer.getByRole('textbox', { name: 'Code' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Code' }), '-18010014{Enter}');
  await userEvent.type(drawer.getByRole('textbox', { name: 'IP address' }), '203.0.113.7');
  await userEvent.click(drawer.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  const all = { http_status: 429, code: -18010014, key_id: '1', ip: '203.0.113.7', source: 'API' };
  await waitFor(() => expect(lastBody(sent)).toEqual(all));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Key: Warehouse (…wxyz)' }));
  const { key_id: _key, ...others } = all;
  await waitFor(() => expect(lastBody(sent)).toEqual(others));
});

it('PG-13c loads further calls by cursor, and says when they do not come', async () => {
  let broken = true;
  const { sent } = await openLogs('', {
    [LIST]: (body) => {
      if (!('cursor' in (body as object))) return listed([logRow()], '17_9');
      if (broken) return { code: -1, message: '', data: null };
      return listed([logRow({ id: '8', endpoint: 'stoptrack' })]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The calls could not be loaded');
  expect((await table()).getByText('register')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await table()).findByText('stoptrack')).toBeVisible();
  expect(lastBody(sent)).toEqual({ cursor: '17_9' });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('PG-13c shows a call’s request and response beside the list, and links to its shipment', async () => {
  const { sent } = await openLogs();
  await userEvent.click(await (await table()).findByRole('link', { name: 'register' }));
  const pane = within(await screen.findByRole('region', { name: 'POST /track/v2.4/register' }));
  expect(parameter('log')).toBe('9');
  expect(lastBody(sent, GET)).toEqual({ id: '9' });
  expect(pane.getByText(/"number": "RR123456785GB"/)).toBeVisible();
  // Cut off, and yet over lines.
  expect(pane.getByText(/"accepted": \[\s+\{\s+"number": "RR1234$/)).toBeVisible();
  expect(pane.getByText('Warehouse (…wxyz)')).toBeVisible();
  expect(pane.getByText('2 sent, 1 accepted, 1 rejected')).toBeVisible();
  expect(pane.getByRole('link', { name: 'RR123456785GB' })).toHaveAttribute(
    'href',
    '/api/tracking?shipment=RR123456785GB',
  );
  expect(pane.getByRole('button', { name: 'Copy Request body' })).toBeVisible();
  await userEvent.click(pane.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(parameter('log')).toBeNull());
  expect(screen.getByRole('link', { name: 'register' })).toHaveFocus();
});

it('PG-13c moves through the calls by arrow keys, and the open one follows', async () => {
  const rows = [logRow(), logRow({ id: '8', endpoint: 'stoptrack' })];
  await openLogs('', { [LIST]: listed(rows), [GET]: (body) => success(logDetail(body as { id: string })) });
  const link = await (await table()).findByRole('link', { name: 'register' });
  link.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'stoptrack' })).toHaveFocus();
  expect(parameter('log')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(parameter('log')).toBe('8'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(parameter('log')).toBe('9'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(parameter('log')).toBeNull());
});

it('PG-13c tells no call yet from filters that match nothing, and offers another try', async () => {
  await openLogs('&failed=true', { [LIST]: listed([]) });
  expect(await screen.findByText('No call matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No calls yet')).toBeVisible();
  expect(screen.getByText('Calls of your programs appear here and stay for 30 days.')).toBeVisible();
});

it('PG-13c says that the calls, or one of them, could not be loaded', async () => {
  const refused = { code: -1, message: '', data: null };
  let answer: object = refused;
  await openLogs('&log=9', { [LIST]: () => answer, [GET]: refused });
  expect(await screen.findByText('The calls could not be loaded')).toBeVisible();
  expect(await screen.findByText('The call could not be loaded')).toBeVisible();
  answer = listed();
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  expect(await (await table()).findByText('register')).toBeVisible();
});

it('PG-13c says that a call is not in the log', async () => {
  await openLogs('&log=9', { [GET]: { code: -12010201, message: '', data: null } });
  expect(await screen.findByText('This call is not in the log')).toBeVisible();
});
