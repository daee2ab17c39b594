import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { midnight } from '@tracking-console/contract/values/midnight';
import { list, listRow } from '../../testing/answers.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const LIST = '/track/v2.4/gettracklist';
const answers = { [LIST]: () => list([listRow()], 90) };
const bodies = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === LIST).map(({ body }) => body);

it('PG-9a reads every filter of gettracklist out of the address', async () => {
  const filters = {
    number: 'RR123456785GB,LX1',
    carrier: '11031',
    data_origin: 'Manual',
    package_status: 'Delivered',
    tracking_status: 'Stopped',
    sync_status: 'false',
    push_status: 'Failure',
    push_status_code: '503',
    register_time_from: '2026-03-01',
    register_time_to: '2026-03-02',
    track_time_from: '2026-03-03',
    push_time_to: '2026-03-04',
    stop_track_time_from: '2026-03-05',
  };
  const at = `/api/tracking?${new URLSearchParams({ ...filters, order_by: 'PushTimeAsc' })}`;
  const { sent } = await startConsole({ at, answers });
  await screen.findByRole('table');
  expect(bodies(sent)[0]).toEqual({
    ...filters,
    register_time_from: midnight('2026-03-01', 0),
    // The last day counts as a whole.
    register_time_to: new Date(Date.parse(midnight('2026-03-03', 0)) - 1).toISOString(),
    track_time_from: midnight('2026-03-03', 0),
    push_time_to: new Date(Date.parse(midnight('2026-03-05', 0)) - 1).toISOString(),
    stop_track_time_from: midnight('2026-03-05', 0),
    order_by: 'PushTimeAsc',
    page_no: 1,
  });
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(chips.getByRole('button', { name: 'Remove filter: Push: Failed' })).toBeVisible();
  await userEvent.click(chips.getByRole('button', { name: /Registered: Mar 1/ }));
  await waitFor(() => expect(location.search).not.toContain('register_time'));
  expect(location.search).toContain('push_status_code=503');
});

it.each(['push_status_code=99', 'push_time_from=2026-02-31', 'sync_status=maybe', 'data_origin=Fax'])(
  'PG-9a takes %s out of the address, which cannot be read',
  async (query) => {
    const { sent } = await startConsole({ at: `/api/tracking?${query}`, answers });
    await screen.findByRole('table');
    await waitFor(() => expect(location.search).toBe(''));
    expect(bodies(sent)[0]).toEqual({ page_no: 1 });
  },
);

it('PG-9a orders by the heading of a column, and begins on the first page then', async () => {
  const { sent } = await startConsole({ at: '/api/tracking?page=2', answers });
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('button', { name: /^Push/ }));
  await waitFor(() => expect(location.search).toMatch(/^\?order_by=PushTime(Asc|Desc)$/));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last sync: oldest first');
  await waitFor(() => expect(bodies(sent).at(-1)).toEqual({ order_by: 'TrackTimeAsc', page_no: 1 }));
});

it('PG-9a searches for at most 200 pasted numbers, and loses none that are more', async () => {
  const { sent } = await startConsole({ at: '/api/tracking', answers });
  await screen.findByRole('table');
  const paste = (count: number) => Array.from({ length: count }, (_, index) => `NUMBER${1000 + index}`).join(' ');
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: paste(201) } });
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('201 numbers found. Up to 200 can be searched at a time.')).toBeVisible();
  expect(field).toHaveValue(paste(201));
  expect(bodies(sent)).toHaveLength(1);

  fireEvent.change(field, { target: { value: paste(200) } });
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(bodies(sent).at(-1)).toMatchObject({ number: paste(200).replaceAll(' ', ',') }));
});

it('PG-9a shows what came of pushing and syncing, and further columns once they are chosen', async () => {
  const row = listRow({
    ...{ push_status: 'Failure', push_status_code: 503, push_time: '2026-01-03T00:00:00Z' },
    ...{ track_time: '2026-01-02T00:00:00Z', sync_status: false, data_origin: 'Import' },
    ...{ tracking_status: 'Stopped', stop_track_reason: 'Expired', is_retracked: true, carrier_change_count: 2 },
    ...{ tag: 'spring', order_no: 'WEB-2026-7' },
  });
  await startConsole({ at: '/api/tracking', answers: { [LIST]: list([row]) } });
  const table = within(await screen.findByRole('table'));
  for (const text of [/11031 · Detected/, 'Failed · 503', 'No change for too long', 'Import'])
    expect(table.getByText(text)).toBeInTheDocument();
  expect(table.queryByText('WEB-2026-7')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  for (const name of ['Tag', 'Order no.', 'Carrier changes', 'Tracked again'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  for (const text of ['spring', 'WEB-2026-7', '2/5']) expect(table.getByText(text)).toBeInTheDocument();
  expect(new URLSearchParams(location.search).get('cols')).toContain('changes');
});
