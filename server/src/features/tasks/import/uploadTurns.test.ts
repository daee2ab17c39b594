import type { Socket } from 'node:net';
import { MAX_UPLOAD_BYTES, TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { type OpenUpload, openUpload } from '../../../../testing/openUpload.ts';
import { until } from '../../../../testing/serverProcess.ts';
import { openTaskClient, requestId } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { count, eq, sql } from '../../../drizzle.ts';
import { taskFiles } from '../taskTable.ts';
import { MAX_UPLOADS } from './uploadLimit.ts';

const FILE = 'number\nTBA100000\n';
const MEGABYTE = 1024 * 1024;
const HOSTILE = Buffer.alloc(19 * MEGABYTE, '"');

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

const open = (size: number) => openUpload(server, client.buyer, size);

async function countAttempts(): Promise<number> {
  const [row] = await server.services.db
    .select({ attempts: count() })
    .from(taskFiles)
    .where(eq(taskFiles.gid, client.buyer.gid));
  return row?.attempts ?? 0;
}

/** This many uploads, one after the other, so that it is known which of them is the first. */
async function openInTurn(uploads: number, size: number): Promise<OpenUpload[]> {
  const opened: OpenUpload[] = [];
  for (let number = 1; number <= uploads; number++) {
    opened.push(open(size));
    await until(async () => (await countAttempts()) === number);
  }
  return opened;
}

it('SC-22 reads one file of a customer at a time; of those that wait, and those refused, not a byte is needed', async () => {
  const sockets: Socket[] = [];
  const note = (socket: Socket) => void sockets.push(socket);
  server.app.server.on('connection', note);
  const [first, second, third, ...others] = await openInTurn(20, HOSTILE.length);
  server.app.server.off('connection', note);
  // Their files were never sent.
  for (const { answer } of others) expect(await answer).toMatchObject({ status: 429, retryAfter: '5' });
  second?.send(HOSTILE);
  third?.send(HOSTILE);

  // While the first holds the customer's place, another customer's file is read and imported.
  const otherClient = await openBuyerClient(server);
  const other = openTaskClient(server, otherClient.buyer);
  const upload = openUpload(server, otherClient.buyer, FILE.length);
  upload.send(FILE);
  expect(await upload.answer).toMatchObject({ status: 200, code: 0 });
  const task = await other.import('number\nTBA100001\n');
  await other.work();
  expect(await other.get(task.id)).toMatchObject({ status: 'Succeeded', ok: 1 });
  for (const socket of sockets.slice(1, 3)) expect(socket.bytesRead).toBeLessThan(MEGABYTE);

  // It is aborted; the next ones get their turn and are refused for their content.
  first?.leave();
  for (const waiting of [second, third]) {
    expect(await waiting?.answer).toMatchObject({ status: 200, code: TASK_CODES.badFile });
  }
  expect(await countAttempts()).toBe(20);
});

it('SC-22 lets the file of a second tab wait for the first', async () => {
  const [first, second] = await openInTurn(2, FILE.length);
  second?.send(FILE);
  first?.send(FILE);
  expect(await first?.answer).toMatchObject({ status: 200, code: 0 });
  expect(await second?.answer).toMatchObject({ status: 200, code: 0 });
});

it('SC-22 gives the place of a sender who has gone away to the next', async () => {
  const [first, second] = await openInTurn(2, FILE.length);
  first?.leave();
  second?.send(FILE);
  expect(await second?.answer).toMatchObject({ status: 200, code: 0 });
});

it('SC-22 counts every attempt, unreadable ones too, and refuses the next before it is sent', async () => {
  const unreadable = open(3);
  unreadable.send('a\u0000b');
  expect(await unreadable.answer).toMatchObject({ code: TASK_CODES.badFile });
  const left = open(FILE.length);
  await until(async () => (await countAttempts()) === 2);
  left.leave();
  await server.services.db.execute(sql`
    INSERT INTO task_files (gid, scope, role, name, expire_time, upload_time)
    SELECT gid, scope, role, name, expire_time, upload_time FROM
      (SELECT * FROM task_files WHERE gid = ${client.buyer.gid} LIMIT 1) AS attempt, generate_series(1, ${MAX_UPLOADS - 2})`);
  expect(await open(FILE.length).answer).toMatchObject({ code: TASK_CODES.tooOften });
  expect(await countAttempts()).toBe(MAX_UPLOADS);
});

it('SC-22 refuses a file that says it is too large before it is sent', async () => {
  expect(await open(MAX_UPLOAD_BYTES + 1).answer).toMatchObject({ status: 413 });
  expect(await countAttempts()).toBe(0);
});

it('SC-22 imports nothing of an attempt that has failed', async () => {
  const tasks = openTaskClient(server, client.buyer);
  await tasks.upload('a\u0000b');
  const [attempt] = await server.services.db.select().from(taskFiles).where(eq(taskFiles.gid, client.buyer.gid));
  const started = await tasks.call('import', {
    upload_id: String(attempt?.id),
    mapping: { number: 0 },
    request_id: requestId(),
  });
  expect(started.code).toBe(TASK_CODES.notFound);
});
