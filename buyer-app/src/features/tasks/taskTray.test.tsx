import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow as task } from '@tracking-console/app-kit/testing/taskRow';
import type { UploadedFile } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import { startConsole } from '../../testing/startConsole.ts';
import { type TaskServer, taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const upload: UploadedFile = {
  upload_id: '7',
  name: 'numbers.csv',
  columns: ['Order', 'Tracking number'],
  sample: [['A1', 'TBA100000']],
  total: 3,
  mapping: { order_no: 0, number: 1 },
  remembered: false,
  encoding: null,
  sheet: null,
  sheets: [],
};
let header: HTMLElement;
beforeEach(() => {
  header = document.body.appendChild(document.createElement('div'));
  header.id = 'task_list_container';
});
afterEach(() => header.remove());

const start = (tasks: TaskServer) => startConsole({ at: '/buyer/shipment', tasks });
const openTray = async (name: RegExp | string) =>
  userEvent.click(await within(header).findByRole('button', { name }, { timeout: 4_000 }));

it('SH-9 PG-12 shows what is under way in the header, tells its end, and leaves with the console', async () => {
  const server = taskServer([task()]);
  const { leave } = await start(server);
  await openTray('Tasks: 1 in progress');
  expect(await screen.findByRole('progressbar', { name: 'Import: numbers.csv' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  server.tasks = [task({ status: 'Partial', done: 1_200, ok: 1_190, failed: 10, error_file: file(10) })];
  expect(await screen.findByText('1190 done. 10 not done.', {}, { timeout: 6_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download what failed' })).toBeEnabled();
  await leave();
  expect(header).toBeEmptyDOMElement();
});

it('PG-12 cancels', async () => {
  const server = taskServer([task()]);
  await start(server);
  await openTray('Tasks: 1 in progress');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(server.sent('cancel')).toEqual([{ scope: 'BUYER', id: '1' }]));
});

it.each([
  ['delete', '1200 shipments have been deleted.'],
  ['archive', '1200 shipments have been archived.'],
] as const)(
  'PG-2d offers to undo a %s in the background, and holds a new version back meanwhile',
  async (action, done) => {
    const bulk = { type: 'bulk', action, name: '' } as const;
    const server = taskServer([task(bulk)]);
    const { platform } = await start(server);
    await within(header).findByRole('button', { name: 'Tasks: 1 in progress' }, { timeout: 4_000 });
    expect(platform.unsaved.isAny()).toBe(false);
    server.tasks = [task({ ...bulk, status: 'Succeeded', done: 1_200, ok: 1_200, can_undo: true })];
    const offer = await screen.findByRole('group', { name: done }, { timeout: 6_000 });
    expect(platform.unsaved.isAny()).toBe(true);
    await userEvent.click(within(offer).getByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    expect(server.sent('undo')).toEqual([{ scope: 'BUYER', id: '1' }]);
    expect(platform.unsaved.isAny()).toBe(false);
  },
);

it('PG-2d a deletion can be undone from the task list for as long as the provider says', async () => {
  const server = taskServer([task({ type: 'bulk', action: 'delete', status: 'Succeeded', can_undo: true })]);
  await start(server);
  await openTray('Tasks');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent('undo')).toEqual([{ scope: 'BUYER', id: '1' }]));
});

describe('an import', () => {
  async function chooseFile(server: TaskServer) {
    const started = await start(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import shipments from a file' });
    const input = await within(dialog).findByLabelText('Choose a file', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'numbers.csv', { type: 'text/csv' })] } });
    return { ...started, dialog };
  }

  it('PG-2f shows what a file holds, takes another mapping, starts once and follows the task', async () => {
    const server = taskServer([], upload);
    const { dialog } = await chooseFile(server);
    const order = await within(dialog).findByRole('combobox', { name: 'What the column Order holds' });
    expect(order).toHaveValue('order_no');
    await userEvent.selectOptions(order, 'remark');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Track 2 numbers' }));
    expect(await within(dialog).findByRole('progressbar', { name: 'Import: numbers.csv' })).toBeVisible();
    expect(server.sent('import')).toEqual([
      { scope: 'BUYER', upload_id: '7', mapping: { remark: 0, number: 1 }, request_id: expect.any(String) },
    ]);
  });

  it('PG-2f says that a file is matched as the last one with its headings was', async () => {
    const { dialog } = await chooseFile(taskServer([], { ...upload, remembered: true }));
    expect(await within(dialog).findByText(/^Columns are matched as in your last file/)).toBeVisible();
  });

  async function expectSentAgain(refusal: TaskServer['uploadRefusal'], told: RegExp) {
    const server = taskServer([], upload);
    server.uploadRefusal = refusal;
    const { dialog, platform } = await chooseFile(server);
    expect(await within(dialog).findByText(told)).toBeVisible();
    expect(within(dialog).getByText('numbers.csv')).toBeVisible();
    expect(platform.unsaved.isAny()).toBe(true);
    server.uploadRefusal = null;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText(/^numbers\.csv has 3 rows/)).toBeVisible();
  }

  it('F-33 says how long to wait after too many files, keeps the file, and sends it again', () =>
    expectSentAgain({ code: TASK_CODES.tooOften, message: '', data: null }, /Wait a few minutes and try again/));

  it.each([
    ['reads another file of the customer', jsonResponse('', 429), /Another of your files is being read/],
    ['is busy', jsonResponse('', 503), /Please try again/],
  ])('F-33 keeps the file where the provider %s, and sends it again', (_, refusal, told) =>
    expectSentAgain(refusal, told),
  );

  it('PG-2f needs a column of numbers', async () => {
    const { dialog } = await chooseFile(taskServer([], { ...upload, mapping: {} }));
    expect(await within(dialog).findByText('Choose the column with the tracking numbers.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Track' })).toBeDisabled();
  });

  it('F-64 is shown again when the page has been loaded again', async () => {
    await start(taskServer([task()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import shipments from a file' });
    expect(await within(dialog).findByRole('progressbar', { name: 'Import: numbers.csv' })).toBeVisible();
  });
});

function file(rows: number) {
  return { name: 'numbers.csv', size: 0, rows };
}
