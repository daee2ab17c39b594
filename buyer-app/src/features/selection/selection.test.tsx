import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDownloads } from '@tracking-console/app-kit/testing/downloads';
import { buyerServer } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const bar = () => within(screen.getByRole('group', { name: 'Selected shipments' }));
const press = async (text: string) => userEvent.click(await bar().findByText(text));
/** By text, not by role: roles take long to find in a table. */
const choose = async (text: string) => userEvent.click(await screen.findByRole('menuitem', { name: text }));

/** An endless list of one more than are chosen, all of which but the first are. */
async function chosen(count: number) {
  userEvent.setup(); // with a clipboard
  const rows = Array.from({ length: count + 1 }, (_, index) => shipmentRow(index, { FTrackNo: `LX${index}` }));
  const server = buyerServer({ rows, quota: 1_000 });
  const tasks = taskServer();
  await startConsole({ at: `/buyer/shipment?size=all&q=LX`, server, tasks });
  await screen.findByText('LX0', { selector: 'td a *' }, { timeout: 5_000 });
  await userEvent.click(screen.getByLabelText('Select all rows of the list'));
  await userEvent.click(screen.getByLabelText('Select LX0'));
  await waitFor(() => expect(bar().getByText(`${count} selected`)).toBeVisible());
  return { server, tasks, ids: rows.slice(1).map((row) => row.FTrackInfoId) };
}

describe('PG-2d what is done to the chosen ones', () => {
  it('is done at once to 200', async () => {
    const { server, tasks, ids } = await chosen(200);
    await press('Tag');
    await choose('Star');
    await waitFor(() => expect(server.paramsOf('SetTrackTagType')).toEqual([{ tids: ids, tag: 'star' }]));
    await press('Refresh');
    await waitFor(() => expect(server.paramsOf('RefreshTrackNo')).toEqual([{ TrackInfoIds: ids }]));
    const saved = watchDownloads();
    await press('Export');
    await choose('As CSV');
    await waitFor(() =>
      expect(tasks.sent('export_now')).toMatchObject([
        { format: 'csv', choice: { ids }, time_zone: expect.stringMatching(/^\w/) },
      ]),
    );
    await waitFor(() => expect(saved).toEqual(['shipments']));
    await press('Copy numbers');
    await waitFor(() => expect(server.paramsOf('GetTrackNumbers')).toEqual([{ TrackInfoIds: ids }]));
    await waitFor(async () => expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(200));
    expect(tasks.sent('bulk')).toEqual([]);
    await press('Delete');
    await waitFor(() => expect(server.paramsOf('DelTrackNo')).toEqual([{ TrackInfoIds: ids }]));
  });

  it('is a task for 201', async () => {
    const { server, tasks, ids } = await chosen(201);
    const works = () => tasks.sent('bulk').map((body) => (body as { work: object }).work); // as taskCall sends it
    await press('Tag');
    await choose('Star');
    await waitFor(() => expect(works()).toEqual([{ action: 'setTag', tag: 'star' }]));
    await press('Refresh');
    await waitFor(() => expect(works().at(-1)).toEqual({ action: 'refresh' }));
    await press('Export');
    await choose('As Excel file');
    await waitFor(() => expect(tasks.sent('export')).toMatchObject([{ format: 'xlsx', choice: { ids } }]));
    await press('Copy numbers');
    await waitFor(() => expect(server.paramsOf('GetTrackNumbers')).toEqual([{ TrackInfoIds: ids }]));
    await press('Delete');
    await waitFor(() => expect(works().at(-1)).toEqual({ action: 'delete' }));
    for (const body of tasks.sent('bulk')) expect(body).toMatchObject({ choice: { ids } });
    const atOnce = ['SetTrackTagType', 'RefreshTrackNo', 'DelTrackNo'] as const;
    expect(atOnce.flatMap((method) => server.paramsOf(method))).toEqual([]);
  });

  it('is a task for however few where a dialog asks: a name, a carrier', async () => {
    const { tasks, ids } = await chosen(200);
    await press('More');
    await choose('Name');
    const dialog = within(await screen.findByRole('dialog', { name: 'Name 200 shipments' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lamps');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tasks.sent('bulk')).toHaveLength(1));
    await press('More');
    await choose('Change carrier');
    const carriers = within(await screen.findByRole('dialog', { name: /carrier of 200 shipments/ }));
    await userEvent.click(carriers.getByRole('button', { name: 'Change and ask again' }));
    await waitFor(() =>
      expect(tasks.sent('bulk')).toMatchObject([
        { work: { action: 'setRemark', remark: 'Lamps' }, choice: { ids } },
        { work: { action: 'setCarrier', first: 0, second: 0 }, choice: { ids } },
      ]),
    );
  });

  it('asks again, with the new count, where more match by now than were selected', async () => {
    const many = Array.from({ length: 21 }, (_, index) => shipmentRow(index, { FTrackNo: `LX${index}` }));
    const tasks = taskServer();
    tasks.found = 22;
    await startConsole({ at: '/buyer/shipment?size=20', server: buyerServer({ rows: many }), tasks });
    await screen.findByText('LX0', { selector: 'td a *' }, { timeout: 5_000 });
    await userEvent.click(screen.getByLabelText('Select all rows on this page'));
    await press('Select all 21 that match');
    await press('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'More shipments match now' }));
    expect(dialog.getByText(/^Nothing was changed/)).toBeVisible();
    expect(screen.queryAllByRole('alert')).toEqual([]);
    tasks.found = 23;
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with all 22' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue with all 23' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const choices = tasks.sent('bulk').map((body) => (body as { choice: object }).choice); // as tasksApi sends it
    expect(choices).toMatchObject([21, 22, 23].map((previewed) => ({ filter: {}, previewed })));
    expect(screen.queryByText('Clear selection')).toBeNull();
  });

  it('says of a list of 201 that paper holds some of it', async () => {
    await chosen(200);
    await press('Export');
    const note = { selector: '[role=menuitem] *' };
    expect(await screen.findByText(/^Only the visible rows are printed/, note)).toBeVisible();
  });

  it.each([
    [200, 'export_now'],
    [201, 'export'],
  ] as const)('e exports %i of them by %s', async (count, verb) => {
    const { tasks, ids } = await chosen(count);
    watchDownloads();
    await userEvent.keyboard('e');
    await waitFor(() =>
      expect(tasks.sent(verb)).toMatchObject([
        { format: 'csv', choice: { ids }, time_zone: expect.stringMatching(/^\w/) },
      ]),
    );
  });
});

it('PG-2 the chosen shipments stay chosen when the names of the carriers arrive late', async () => {
  const { platform } = await startConsole({ at: '/buyer/shipment', server: buyerServer({ rows: [shipmentRow(1)] }) });
  await userEvent.click(await screen.findByLabelText(`Select ${shipmentRow(1).FTrackNo}`));
  expect(bar().getByText('1 selected')).toBeVisible();
  act(
    () =>
      void platform.store.dispatch({ type: 'embedded/carriersLoaded', payload: [{ key: 3011, name: 'China Post' }] }),
  );
  expect(bar().getByText('1 selected')).toBeVisible();
});
