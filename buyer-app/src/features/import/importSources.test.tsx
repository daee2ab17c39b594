import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startConsole } from '../../testing/startConsole.ts';
import { taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

it('PG-7 lists the files that are known by their headings, and forgets one', async () => {
  const tasks = taskServer();
  const columns = ['Ref', 'Parcel', ''];
  tasks.mappings = [{ id: '4', columns, mapping: { number: 1, remark: 0 }, used_time: '2026-03-01T08:00:00.000Z' }];
  await startConsole({ at: '/buyer/settings', tasks });
  const known = await screen.findByRole('region', { name: 'Known files' }, { timeout: 4_000 });
  expect(await within(known).findByText('Ref: Name')).toBeVisible();
  expect(within(known).getByText('Parcel: Tracking number')).toBeVisible();
  await userEvent.click(within(known).getByRole('button', { name: 'Forget the columns Ref, Parcel' }));
  expect(await within(known).findByText('No file has been imported yet.')).toBeVisible();
  await waitFor(() => expect(tasks.sent('mapping_delete')).toEqual([{ scope: 'BUYER', id: '4' }]));
});
