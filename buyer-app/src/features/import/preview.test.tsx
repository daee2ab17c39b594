import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDownloads } from '@tracking-console/app-kit/testing/downloads';
import type { UploadCheck, UploadedFile } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import { startConsole } from '../../testing/startConsole.ts';
import { type TaskServer, taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const upload: UploadedFile = {
  upload_id: '7',
  name: 'numbers.csv',
  encoding: 'windows-1252',
  sheet: null,
  sheets: [],
  columns: ['Numer przesy³ki', 'Kurier'],
  sample: [['RB123456785GB', 'UPS Ground']],
  total: 8,
  mapping: { number: 0, carrier: 1 },
  remembered: false,
};

const ready = {
  row: 1,
  cells: ['RB123456785GB', 'UPS Ground'],
  numbers: [{ number: 'RB123456785GB', state: 'new', notes: [{ field: 'carrier', value: 'UPS Ground' }] }],
} as const;
const mixed = {
  row: 2,
  cells: ['TBA100000 TBA100001', ''],
  numbers: [
    { number: 'TBA100000', state: 'new', notes: [] },
    { number: 'TBA100001', state: 'exists', notes: [] },
  ],
} as const;
const rounded = {
  row: 12,
  cells: ['9.4E+21', ''],
  numbers: [{ number: '9.4E+21', state: 'rounded', notes: [] }],
} as const;

const preview = {
  counts: { new: 3, exists: 2, repeated: 0, badNumber: 2, rounded: 1 },
  noted: 1,
  room: 100,
  first_rows: [ready, mixed],
  problem_rows: [ready, rounded],
} as unknown as UploadCheck; // as the server's JSON has it

async function choose(server: TaskServer, file = new File(['x'], 'numbers.txt', { type: 'text/plain' })) {
  await startConsole({ at: '/buyer/shipment', tasks: server });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import shipments from a file' });
  const input = await within(dialog).findByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  return within(dialog);
}

const serverWith = (file: Partial<UploadedFile> = {}) =>
  Object.assign(taskServer([], { ...upload, ...file }), { preview });

it('PG-2f counts what becomes of the numbers, marks each row and says why', async () => {
  const dialog = await choose(serverWith());
  const table = await dialog.findByRole('region', { name: 'First rows of the file' });
  // The row is shown before the server has answered what becomes of it.
  const first = await within(table).findByRole('row', { name: /To import.*UPS Ground/ });
  expect(first).toHaveTextContent('To importUnknown carrier “UPS Ground”. We use the number’s own.');
  expect(within(table).getByRole('row', { name: /^2/ })).toHaveTextContent(
    'TBA100000To importTBA100001Already tracked',
  );
  const counts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(counts).toEqual(['To import3', 'Already tracked2', 'Invalid3', 'With a note1']);
  expect(dialog.getByText(/^A spreadsheet has rounded some numbers/)).toBeVisible();
  await userEvent.click(await dialog.findByText('Problems and notes'));
  expect(await within(table).findByRole('row', { name: /^12/ })).toHaveTextContent('Rounded by a spreadsheet');
  expect(dialog.getByRole('button', { name: 'Track 3 numbers' })).toBeEnabled();
});

it('PG-2f reads the file again in the encoding the reader chooses', async () => {
  const server = serverWith();
  const dialog = await choose(server);
  const encoding = await dialog.findByRole('combobox', { name: 'Text encoding' });
  expect(encoding).toHaveDisplayValue('Windows-1252 (English, Deutsch, Français …)');
  await userEvent.selectOptions(encoding, 'Windows-1250 (Polski, Čeština, Slovenčina …)');
  await waitFor(() => expect(server.uploads).toHaveLength(2));
  expect(server.uploads.map((query) => query.get('encoding'))).toEqual([null, 'windows-1250']);
  expect(server.uploads[1]?.get('name')).toBe('numbers.txt');
});

it('PG-2f offers the other sheets of a workbook', async () => {
  const sheets = [
    { name: 'Lists', hidden: true },
    { name: 'May', hidden: false },
  ];
  const server = serverWith({ encoding: null, sheet: 'May', sheets });
  const dialog = await choose(server);
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Sheet' }), 'Lists (hidden)');
  await waitFor(() => expect(server.uploads[1]?.get('sheet')).toBe('Lists'));
});

it('PG-2f keeps what was read where reading it otherwise fails', async () => {
  const server = serverWith();
  const dialog = await choose(server);
  const encoding = await dialog.findByRole('combobox', { name: 'Text encoding' });
  server.uploadRefusal = { code: TASK_CODES.noRows, message: '', data: null };
  await userEvent.selectOptions(encoding, 'utf-16le');
  expect(await dialog.findByText('This file has no rows below its headings.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Track 3 numbers' })).toBeEnabled();
});

it('PG-2f sends a file under a type the server takes, whatever the browser calls it', async () => {
  const server = serverWith();
  const dialog = await choose(server);
  await dialog.findByRole('button', { name: 'Track 3 numbers' });
  expect(server.sent('upload')).toMatchObject([{ type: 'application/octet-stream' }]);
});

it.each([
  ['the server refuses', { code: TASK_CODES.badFile, message: '', data: null }],
  ['whose type the server refuses', jsonResponse('', 415)],
])('PG-2f says that a file %s can’t be read, and offers no other try', async (_, refusal) => {
  const server = serverWith();
  server.uploadRefusal = refusal;
  const dialog = await choose(server);
  expect(await dialog.findByText(/^This file can’t be read\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('PG-2f says so of a folder that was dropped, without sending it', async () => {
  const server = serverWith();
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'error', { value: new DOMException('', 'NotReadableError') });
    setTimeout(() => this.dispatchEvent(new Event('loadend')));
  });
  const dialog = await choose(server, new File([], 'folder'));
  expect(await dialog.findByText(/^This file can’t be read\./)).toBeVisible();
  expect(server.uploads).toEqual([]);
});

it('PG-2f offers a template', async () => {
  const server = serverWith();
  const saved = watchDownloads();
  await startConsole({ at: '/buyer/shipment', tasks: server });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download a template' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.sent('template')).toEqual([{ scope: 'BUYER' }]);
});
