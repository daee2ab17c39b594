import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskList } from '@tracking-console/contract/tasks/tasks';
import { HOUR } from '@tracking-console/contract/values/durations';
import Papa from 'papaparse';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn } from '../../../testing/caller.ts';
import { withOneConnection } from '../../../testing/oneConnection.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, sql } from '../../drizzle.ts';
import { taskLog, tasks as taskTable } from './taskTable.ts';

let server: TestServer;
let client: BuyerClient;
let tasks: TaskClient;
let apiTasks: TaskClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  tasks = openTaskClient(server, client.buyer);
  apiTasks = openTaskClient(server, client.buyer, 'API');
});

const FILE = 'Tracking number\nTBA100000\n?\nTBA100001\n';
const list = async (body: object, of = apiTasks): Promise<TaskList> => (await of.call('list', body)).data;
const lines = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim()).data;
const format = { format: 'csv', choice: { filter: {} }, time_zone_offset: 0 };

describe('the list', () => {
  it('PG-12 shows the tasks of both identities, newest first, or of one', async () => {
    await tasks.importAll(FILE);
    await apiTasks.start('export_account', {});
    const all = await list({ every_scope: true });
    expect(all.tasks.map(({ scope, type }) => [scope, type])).toEqual([
      ['API', 'account'],
      ['BUYER', 'import'],
    ]);
    expect((await list({})).tasks.map(({ type }) => type)).toEqual(['account']);
  });

  it('PG-12 shows an identity that is not open nothing of the other', async () => {
    const caller = await signedIn(server, { identities: ['API'] });
    const { data } = await openTaskClient(server, caller, 'API').call('list', { every_scope: true });
    expect(data.tasks).toEqual([]);
    expect((await openTaskClient(server, caller, 'BUYER').call('list', { every_scope: true })).data).toBeNull();
  });

  it('PG-12 is filtered by type, status and when they were created', async () => {
    await tasks.importAll(FILE);
    const { id } = await apiTasks.start('export_account', {});
    const earlier = new Date(Date.now() - 30 * HOUR);
    await server.services.db
      .update(taskTable)
      .set({ createTime: earlier })
      .where(eq(taskTable.id, Number(id)));
    const found = async (body: object) => (await list({ every_scope: true, ...body })).tasks.map(({ type }) => type);
    expect(await found({ type: 'import' })).toEqual(['import']);
    expect(await found({ status: 'Queued' })).toEqual(['account']);
    const yesterday = new Date(Date.now() - 24 * HOUR).toISOString();
    expect(await found({ created_from: yesterday })).toEqual(['import']);
    expect(await found({ created_to: yesterday })).toEqual(['account']);
  });

  it('PG-12 refuses a range that ends before it begins', async () => {
    const range = { created_from: '2026-03-02T00:00Z', created_to: '2026-03-01T00:00Z' };
    const response = await client.buyer.post('/console-api/v1/task/list', { scope: 'BUYER', ...range });
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining('created_to')]);
  });
});

describe('a task', () => {
  it('PG-12 tells what it was started with, its batches, and why rows failed in the reader’s language', async () => {
    const detail = await tasks.importAll(FILE);
    expect(detail.params).toEqual([{ name: 'column', value: 'Tracking number → number' }]);
    expect(detail.log).toMatchObject([{ kind: 'batch', batch: 1, rows: 3, failed: 1 }]);
    expect(detail.failures).toMatchObject([
      { row: 2, cells: ['?'], reason: expect.stringContaining('not a tracking') },
    ]);
  });

  it('PG-12 says that a batch failed as a whole, and is tried again', async () => {
    const { id } = await tasks.import(FILE);
    const noJson = sql`UPDATE task_file_chunks SET content = 'no json' WHERE file_id IN
      (SELECT id FROM task_files WHERE task_id = ${Number(id)})`;
    await server.services.db.execute(noJson);
    const { taskRunner } = server.services;
    await taskRunner.run(Number(id), () => false);
    expect((await tasks.get(id)).log).toMatchObject([{ kind: 'stumble', batch: 1 }]);
  });

  it('PG-12 is retried once: its failed rows alone, and only after its end', async () => {
    const first = await tasks.importAll(FILE);
    expect(first.can_retry).toBe(true);
    const { data } = await tasks.call('retry', { id: first.id });
    expect(data.task).toMatchObject({ total: 1, can_retry: false });
    expect((await tasks.get(first.id)).can_retry).toBe(false);
    await tasks.work();
    expect(await tasks.get(data.task.id)).toMatchObject({ status: 'Failed', failed: 1, can_retry: true });
  });

  it('PG-12 a retry needs one connection to the database', async () => {
    const first = await tasks.importAll(FILE);
    const { code } = await withOneConnection(server, () => tasks.call('retry', { id: first.id }));
    expect(code).toBe(0);
  });

  it('PG-12 an export that was canceled is written as a whole by its retry', async () => {
    await client.add(['TBA100000', 'TBA100001']);
    const { id } = await tasks.start('export', format);
    await tasks.call('cancel', { id });
    const { data } = await tasks.call('retry', { id });
    await tasks.work();
    expect(lines((await tasks.download(data.task.id, 'result')).body)).toHaveLength(3);
  });

  it('PG-12 is deleted with its files and its log when it has ended, and not before', async () => {
    const { id } = await tasks.import(FILE);
    expect((await tasks.call('delete', { id })).code).toBe(TASK_CODES.notPossible);
    await tasks.work();
    expect((await tasks.call('delete', { id })).code).toBe(0);
    expect((await tasks.call('get', { id })).code).toBe(TASK_CODES.notFound);
    const kept = await server.services.db
      .select()
      .from(taskLog)
      .where(eq(taskLog.taskId, Number(id)));
    expect(kept).toEqual([]);
  });

  it('SC-18 cannot be named under another scope, nor by another account', async () => {
    const { id } = await tasks.importAll(FILE);
    const others = openTaskClient(server, await signedIn(server));
    for (const verb of ['get', 'retry', 'delete', 'cancel', 'duplicate']) {
      const body = verb === 'duplicate' ? { id, request_id: requestId() } : { id };
      for (const stranger of [apiTasks, others])
        expect([verb, (await stranger.call(verb, body)).code]).toEqual([verb, TASK_CODES.notFound]);
    }
    expect((await tasks.get(id)).status).toBe('Partial');
  });
});

describe('starting the same again', () => {
  it('PG-12 exports the same shipments as they are now, once for each request', async () => {
    await client.add(['TBA100000']);
    const { id } = await tasks.start('export', format);
    await tasks.work();
    await client.add(['TBA100001']);
    const request = { id, request_id: requestId() };
    const [first, again] = [await tasks.call('duplicate', request), await tasks.call('duplicate', request)];
    expect(first.data.task).toMatchObject({ status: 'Queued', total: 1, type: 'export' });
    expect(again.data.task.id).toBe(first.data.task.id);
    await tasks.work();
    const [, ...rows] = lines((await tasks.download(first.data.task.id, 'result')).body);
    expect(rows.map(([number]) => number)).toEqual(['TBA100000']);
  });

  it('PG-12 imports the same rows, and collects an account again', async () => {
    const { id } = await tasks.importAll(FILE);
    const { data } = await tasks.call('duplicate', { id, request_id: requestId() });
    await tasks.work();
    expect(await tasks.get(data.task.id)).toMatchObject({ total: 3, failed: 3, name: 'numbers.csv' });
    const account = await apiTasks.start('export_account', {});
    await apiTasks.work();
    await client.add(['TBA100002']);
    const again = await apiTasks.call('duplicate', { id: account.id, request_id: requestId() });
    expect(again.data.task.total).toBe(account.total + 1);
  });

  it('PG-12 is refused while it is under way, and of what can be done once', async () => {
    await client.add(['TBA100000']);
    const running = await tasks.start('export', format);
    const refused = async (id: string) => (await tasks.call('duplicate', { id, request_id: requestId() })).code;
    expect(await refused(running.id)).toBe(TASK_CODES.notPossible);
    await tasks.work();
    const choice = { filter: {}, previewed: 1 };
    const { id } = await tasks.start('bulk', { work: { action: 'delete' }, choice });
    await tasks.work();
    expect(await refused(id)).toBe(TASK_CODES.notPossible);
    expect((await tasks.get(id)).can_duplicate).toBe(false);
  });
});
