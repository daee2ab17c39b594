import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDownloads } from '@tracking-console/app-kit/testing/downloads';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import type { UpdateCheck, UpdateRow } from '@tracking-console/contract/api/trackingConsole';
import type { UploadedFile } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { list, listRow } from '../../testing/answers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const TRACKING = '/console-api/v1/tracking/';
const UPLOAD = '/console-api/v1/task/upload?scope=API&name=numbers.csv';
const refused = (code: number) => ({ code, message: '', data: null });

const uploaded: UploadedFile = {
  upload_id: '7',
  name: 'numbers.csv',
  encoding: null,
  sheet: null,
  sheets: [],
  columns: ['Tracking number', 'Tag', 'Status', ''],
  sample: [],
  total: 3,
  mapping: { number: 0, tag: 1 },
  remembered: false,
};

const row = (changes: Partial<UpdateRow>): UpdateRow => ({
  row: 1,
  number: 'RR123456785GB',
  carrier: 0,
  state: 'changed',
  changes: [],
  notes: [],
  ...changes,
});

const check: UpdateCheck = {
  counts: { changed: 1, unchanged: 1, notRegistered: 1, ambiguous: 0, badNumber: 0, rounded: 0, repeated: 0 },
  noted: 1,
  changed_rows: [
    row({
      changes: [
        { field: 'tag', before: 'old', after: 'spring' },
        { field: 'remark', before: '', after: 'Fragile' },
      ],
      notes: [{ field: 'order_no', value: 'no. 1' }],
    }),
  ],
  problem_rows: [row({ row: 3, number: 'RB123456785GB', state: 'notRegistered' })],
};

const task = taskRow({ id: '9', scope: 'API', type: 'bulk', action: 'updateByFile' });

const start = (answers: Answers = {}, at = '/api/tracking?package_status=InTransit&update=1') =>
  startConsole({
    at,
    answers: {
      '/track/v2.4/gettracklist': () => list([listRow()], 1_200),
      '/console-api/v1/task/list': success({ tasks: [], page: {} }),
      [UPLOAD]: success(uploaded),
      [`${TRACKING}check`]: success(check),
      [`${TRACKING}import`]: success({ task }),
      ...answers,
    },
  });

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Update by file' }, { timeout: 4_000 }));

async function chooseFile() {
  const dialog = await dialogOf();
  const input = await dialog.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'numbers.csv', { type: 'text/csv' }));
  return dialog;
}

const bodies = (sent: { path: string; body: unknown }[], verb: string) =>
  sent.filter(({ path }) => path === `${TRACKING}${verb}`).map(({ body }) => body);

it('PG-9c opens from the list, whose filters stay, and says what empty cells mean', async () => {
  await start({}, '/api/tracking?package_status=InTransit');
  await userEvent.click(await screen.findByRole('link', { name: 'Update by file' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText(/Empty cells and missing columns stay as they are\./)).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('package_status')).toBe('InTransit');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?package_status=InTransit');
});

it('PG-9c offers a template, and an export of what the filters find, which is fetched in the dialog', async () => {
  const names = watchDownloads();
  const exporting = taskRow({ id: '5', scope: 'API', type: 'export', name: 'list.xlsx', status: 'Succeeded' });
  const done = { ...exporting, result_file: { name: 'list.xlsx', size: 0, rows: 3 } };
  const { sent } = await start({
    [`${TRACKING}template`]: success(null),
    [`${TRACKING}export`]: success({ task: done }),
    '/console-api/v1/task/list': success({ tasks: [done], page: {} }),
  });
  const dialog = await dialogOf();
  await userEvent.click(await dialog.findByRole('button', { name: 'Download a template' }));
  await waitFor(() => expect(bodies(sent, 'template')).toEqual([{}]));
  expect(names).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Export the list (1,200)' }));
  expect(await dialog.findByRole('button', { name: 'Download file' })).toBeVisible();
  expect(bodies(sent, 'export')).toMatchObject([
    { format: 'xlsx', choice: { filter: { package_status: 'InTransit' } } },
  ]);
});

it('PG-9c shows what a file changes before it does, and starts a task', async () => {
  const { sent } = await start();
  const dialog = await chooseFile();
  const changes = within(await dialog.findByRole('region', { name: 'Changes' }));
  expect(changes.getByText('Tag').closest('li')).toHaveTextContent('Tagold → spring');
  expect(changes.getByText('Note').closest('li')).toHaveTextContent('Note– → Fragile');
  expect(changes.getByText('Order number “no. 1” can’t be used and is left out.')).toBeVisible();
  expect(dialog.getByText('Ignored columns: Status, Column 4')).toBeVisible();
  expect(dialog.getByText('Not registered').parentElement).toHaveTextContent('1');
  await userEvent.click(dialog.getByRole('radio', { name: 'Problems and notes' }));
  const problems = within(dialog.getByRole('region', { name: 'Problems and notes' }));
  expect(problems.getByText('This tracking number is not registered.')).toBeVisible();
  expect(problems.getByText('Row 3')).toBeVisible();
  expect(bodies(sent, 'import')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Apply changes (1)' }));
  expect(await dialog.findByText(/^The update has started\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Show the task' })).toHaveAttribute('href', '/api/taskCenter?task=API.9');
  expect(bodies(sent, 'import')).toMatchObject([{ upload_id: '7', mapping: uploaded.mapping }]);
});

it('PG-9c loses nothing where a call fails: the file, its preview and the name of the request stay', async () => {
  let uploads = 0;
  let starts = 0;
  const { sent } = await start({
    [UPLOAD]: () => (uploads++ === 0 ? refused(TASK_CODES.tooOften) : success(uploaded)),
    [`${TRACKING}import`]: () => (starts++ === 0 ? refused(TASK_CODES.tooMany) : success({ task })),
  });
  const dialog = await chooseFile();
  expect(await dialog.findByText('numbers.csv')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Apply changes (1)' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many tasks are running.');
  expect(dialog.getByRole('region', { name: 'Changes' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply changes (1)' }));
  expect(await dialog.findByText(/^The update has started\./)).toBeVisible();
  const [one, two] = bodies(sent, 'import') as { request_id: string }[];
  expect(one?.request_id).toBe(two?.request_id);
});

it('PG-9c says that a file has no column of numbers', async () => {
  await start({ [UPLOAD]: success({ ...uploaded, mapping: { tag: 1 } }) });
  const dialog = await chooseFile();
  expect(await dialog.findByText(/^No column with tracking numbers was found\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Apply changes (0)' })).toBeDisabled();
});

it('PG-9c shows the preview again where nothing is left to change, and asks again where it was not answered', async () => {
  let checks = 0;
  const none = { ...check, counts: { ...check.counts, changed: 0, unchanged: 2 }, changed_rows: [] };
  await start({
    [`${TRACKING}check`]: () => [refused(TASK_CODES.notFound), success(check), success(none)][checks++] ?? {},
    [`${TRACKING}import`]: refused(TASK_CODES.nothingToDo),
  });
  const dialog = await chooseFile();
  expect(await dialog.findByText('The file is no longer there. Choose it again.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Apply changes (1)' }));
  expect(await dialog.findByText('This file changes nothing.')).toBeVisible();
  // It has the focus, which a disabled button loses.
  expect(dialog.getByRole('button', { name: 'Apply changes (0)' })).toHaveAttribute('aria-disabled', 'true');
});
