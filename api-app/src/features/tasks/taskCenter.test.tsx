import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskDetail, TaskList, TaskRow } from '@tracking-console/contract/tasks/tasks';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const TASK = '/console-api/v1/task/';
const file = (rows: number) => ({ name: 'numbers.csv', size: 2_500, rows });
const ended = taskRow({
  status: 'Partial',
  done: 1_200,
  ok: 1_190,
  failed: 10,
  end_time: '2026-03-01T08:01:05.000Z',
  error_file: file(10),
  can_retry: true,
  can_duplicate: true,
});
const detail: TaskDetail = {
  ...ended,
  columns: ['No'],
  params: [{ name: 'column', value: 'No → number' }],
  failures: [{ row: 3, cells: ['?'], fault: 'badNumber', reason: 'This is not a tracking number.' }],
  log: [
    { kind: 'batch', time: '2026-03-01T08:00:04Z', batch: 1, rows: 500, failed: 10, ms: 1_500 },
    { kind: 'stumble', time: '2026-03-01T08:00:02Z', batch: 1, rows: 0, failed: 0, ms: 0 },
  ],
};

const listed = (tasks: TaskRow[]) =>
  success({
    tasks,
    page: { data_total: tasks.length, page_total: 1, page_no: 1, page_size: 20 },
  } satisfies TaskList);

interface Given {
  at?: string;
  tasks?: TaskRow[];
  answers?: Record<string, object>;
}

/** The page fetches tasks of both consoles, the tray those of its own. */
const start = ({ at = '/api/taskCenter', tasks = [ended], answers = {} }: Given = {}) =>
  startConsole({
    at,
    answers: {
      [`${TASK}list`]: (body: unknown) => listed((body as { every_scope?: boolean }).every_scope ? tasks : []),
      [`${TASK}get`]: success(detail),
      ...answers,
    },
  });
type Sent = Awaited<ReturnType<typeof start>>['sent'];
const bodies = (sent: Sent, verb: string) =>
  sent.filter(({ path }) => path === TASK + verb).map(({ body }) => body as Record<string, unknown>);
const lastPage = (sent: Sent) => bodies(sent, 'list').findLast(({ every_scope }) => every_scope);

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Import: numbers.csv' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

it('PG-12 shows each task with its progress, and says how long results are kept', async () => {
  await start();
  const table = within(await screen.findByRole('table', { name: 'Task center' }));
  const bar = await table.findAllByRole('progressbar', { name: 'Import: numbers.csv' });
  expect(bar[0]).toHaveAttribute('aria-valuetext', '1,190 of 1,200 · 10 failed');
  expect(table.getAllByText('Partly done')[0]).toBeVisible();
  expect(screen.getByText(/Results are kept for 7 days/)).toBeVisible();
});

it('PG-12 keeps its filters in the address, and takes none that cannot be read', async () => {
  const { sent } = await start({ at: '/api/taskCenter?type=import&status=Lost&from=2026-03-01&to=2026-02-01&page=2' });
  await screen.findByRole('table');
  expect(lastPage(sent)).toEqual({
    scope: 'API',
    every_scope: true,
    type: 'import',
    created_from: new Date('2026-03-01T00:00').toISOString(),
    page_no: 2,
    page_size: 20,
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All statuses' }), 'Failed');
  await waitFor(() => expect(lastPage(sent)).toMatchObject({ status: 'Failed', page_no: 1 }));
  expect(new URLSearchParams(location.search).get('status')).toBe('Failed');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('PG-12 tells an empty account from filters that match nothing, and from a failure', async () => {
  const { sent } = await start({ at: '/api/taskCenter?type=export', tasks: [] });
  expect(await screen.findByText('No task matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No tasks')).toBeVisible();
  expect(lastPage(sent)).not.toHaveProperty('type');
});

it('PG-12 offers another try where the tasks could not be loaded', async () => {
  await start({ answers: { [`${TASK}list`]: { code: -18010003, message: '', data: null } } });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled();
});

it('PG-12 shows what a task was started with, its log, and the rows that failed with their reason', async () => {
  await start({ at: '/api/taskCenter?task=BUYER.1' });
  const drawer = within(await screen.findByRole('dialog', { name: 'Import: numbers.csv' }));
  expect(drawer.getByText('No → number')).toBeVisible();
  expect(within(drawer.getByRole('list', { name: 'Rows that failed' })).getByRole('listitem')).toHaveTextContent(
    '3?This is not a tracking number.',
  );
  const log = within(drawer.getByRole('list', { name: 'Log' })).getAllByRole('listitem');
  expect(log.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ended: Partly done'),
    expect.stringContaining('Batch 1: 490 done, 10 failed1.5 sec'),
    expect.stringContaining('Batch 1 was interrupted and is tried again.'),
    expect.stringContaining('Started'),
    expect.stringContaining('Created'),
  ]);
});

it('PG-12 gives what the public API refused in the reader’s words, with the code', async () => {
  const failures = [
    { row: 1, cells: ['LX1', '11031'], fault: 'notPossible', code: -18019906, reason: 'Its own words. (-18019906)' },
  ] as const;
  const bulk = { ...detail, type: 'bulk', action: 'stoptrack', failures };
  await start({ at: '/api/taskCenter?task=API.1', answers: { [`${TASK}get`]: success(bulk) } });
  const drawer = within(await screen.findByRole('dialog', { name: 'Stopping tracking' }));
  const row = within(drawer.getByRole('list', { name: 'Rows that failed' })).getByRole('listitem');
  expect(row).toHaveTextContent(/-18019906\)$/);
  expect(row).not.toHaveTextContent('Its own words');
});

it('PG-12 says that a task is gone', async () => {
  const gone = { code: TASK_CODES.notFound, message: '', data: null };
  await start({ at: '/api/taskCenter?task=API.9', answers: { [`${TASK}get`]: gone } });
  expect(await screen.findByText('This task no longer exists')).toBeVisible();
});

it('PG-12 retries, and starts the same again, for the console the task belongs to', async () => {
  const again = success({ task: taskRow({ id: '2', scope: 'BUYER', status: 'Queued' }) });
  const { sent } = await start({ answers: { [`${TASK}retry`]: again, [`${TASK}duplicate`]: again } });
  await choose('Try the rest again');
  await waitFor(() => expect(bodies(sent, 'retry')).toEqual([{ scope: 'BUYER', id: '1' }]));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  await choose('Run again');
  await waitFor(() =>
    expect(bodies(sent, 'duplicate')).toEqual([{ scope: 'BUYER', id: '1', request_id: expect.any(String) }]),
  );
});

it('PG-12 deletes a task after asking', async () => {
  const { sent } = await start({ answers: { [`${TASK}delete`]: success(null) } });
  await choose('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this task?' });
  expect(bodies(sent, 'delete')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bodies(sent, 'delete')).toEqual([{ scope: 'BUYER', id: '1' }]));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('PG-12 offers nothing but canceling while a task is under way', async () => {
  const { sent } = await start({ tasks: [taskRow({ scope: 'API' })], answers: { [`${TASK}cancel`]: success({}) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Import: numbers.csv' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cancel']);
  if (items[0]) await userEvent.click(items[0]);
  await waitFor(() => expect(bodies(sent, 'cancel')).toEqual([{ scope: 'API', id: '1' }]));
});

describe('the header', () => {
  let header: HTMLElement;
  beforeEach(() => {
    header = document.body.appendChild(document.createElement('div'));
    header.id = 'task_list_container';
  });
  afterEach(() => header.remove());

  it('SH-9 PG-12 shows this console’s tasks, announces their end, and is cleared when it leaves', async () => {
    let task = taskRow({ scope: 'API', type: 'account', name: 'account.json' });
    const { leave } = await start({ answers: { [`${TASK}list`]: () => listed([task]) } });
    const tray = await within(header).findByRole('button', { name: 'Tasks: 1 in progress' }, { timeout: 4_000 });
    await userEvent.click(tray);
    expect(await within(header).findByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/api/taskCenter');
    task = { ...task, status: 'Succeeded', done: 1_200, ok: 1_200, end_time: '2026-03-01T08:01:05.000Z' };
    expect(await screen.findByText('Account data export: 1200 done.', {}, { timeout: 6_000 })).toBeVisible();
    await leave();
    expect(header).toBeEmptyDOMElement();
  });

  it('PG-11c says how many messages are sent again, how many are left out, and why', async () => {
    let task = taskRow({ scope: 'API', type: 'bulk', action: 'resendFailed' });
    const { leave } = await start({ answers: { [`${TASK}list`]: () => listed([task]) } });
    await within(header).findByRole('button', { name: 'Tasks: 1 in progress' }, { timeout: 4_000 });
    const faults = { bounced: 2, unsubscribed: 3 };
    task = { ...task, status: 'Partial', done: 1_200, ok: 1_195, failed: 5, faults };
    const leftOut = 'Left out because the recipient has unsubscribed: 3. Left out because the address bounces: 2.';
    const text = `Resending failed messages: Sent again: 1195. ${leftOut}`;
    expect(await screen.findByText(text, {}, { timeout: 6_000 })).toBeVisible();
    await leave();
  });
});
