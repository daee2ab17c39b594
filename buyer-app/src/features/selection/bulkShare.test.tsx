import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer } from '../../testing/buyerServer.ts';
import { rows, startList } from '../../testing/listScreen.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

/** By text, not by role: roles take long to find in a table. */
const click = async (text: string) => userEvent.click(await screen.findByText(text));

async function openShare() {
  await userEvent.click(screen.getByLabelText('Select all rows on this page'));
  const all = screen.queryByText(/^Select all \d+ that match$/);
  if (all) await userEvent.click(all);
  await click('More');
  await click('Share');
}

it('PG-2d makes a link to each of a few shipments, to be copied at once', async () => {
  const { server } = await startList();
  await openShare();
  await click('Create 3 links');
  const links = await screen.findByRole('textbox', { name: 'Links' });
  expect(links).toHaveValue([1, 2, 3].map((id) => `RB00000000${id}CN ${location.origin}/share/token-${id}`).join('\n'));
  expect(server.paramsOf('ShareTrackNos')).toEqual([{ TrackInfoIds: rows.map((row) => row.FTrackInfoId) }]);
});

it('PG-2d has the links of all that match made in the background', async () => {
  const many = Array.from({ length: 21 }, (_, index) => shipmentRow(100 + index));
  const tasks = taskServer();
  await startConsole({ at: '/buyer/shipment?size=20', server: buyerServer({ rows: many }), tasks });
  await screen.findAllByText(/^RB/);
  await openShare();
  expect(await screen.findByText(/Find the file under Tasks/)).toBeVisible();
  await click('Create 21 links');
  expect(tasks.sent('bulk')).toMatchObject([{ work: { action: 'share' }, choice: { filter: {}, previewed: 21 } }]);
});
