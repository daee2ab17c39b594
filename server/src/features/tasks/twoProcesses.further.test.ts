import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../testing/serverProcess.ts';
import { openTaskClient, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const ROWS = 100;
/** Two real processes start, and on a busy machine that takes long. */
const TIMEOUT_MS = 60_000;

let server: TestServer;
let client: BuyerClient;
let tasks: TaskClient;
let processes: ServerProcesses;
beforeAll(async () => {
  server = await startTestServer();
  processes = serverProcesses(server);
});
beforeEach(async () => {
  client = await openBuyerClient(server);
  tasks = openTaskClient(server, client.buyer);
  await client.limitQuota(2 * ROWS);
});
afterEach(() => processes.killAll());
afterAll(async () => {
  await processes.end();
  await server.close();
});

async function openOther(): Promise<TaskClient> {
  const other = await openBuyerClient(server);
  await other.limitQuota(2 * ROWS);
  return openTaskClient(server, other.buyer);
}

async function countRows(): Promise<{ rows: number; numbers: number }> {
  const { rows } = await server.services.database.pool.query(
    'SELECT count(*)::int AS rows, count(DISTINCT number)::int AS numbers FROM shipments WHERE owner_gid = $1',
    [client.buyer.gid],
  );
  return rows[0];
}

const file = `number\n${Array.from({ length: ROWS }, (_, index) => `TBA${100_000 + index}`).join('\n')}\n`;

it(
  'PG-12 is shared by two processes',
  async () => {
    // A customer's tasks run one at a time, and a process works on two: three customers keep two processes busy.
    const imports: { id: string; tasks: TaskClient }[] = [];
    for (const owner of [tasks, await openOther(), await openOther()]) {
      for (let count = 0; count < 2; count += 1) imports.push({ id: (await owner.import(file)).id, tasks: owner });
    }
    const holding = await server.services.database.pool.connect();
    try {
      // Every batch waits here for the quota: so it can be seen who works.
      await holding.query('BEGIN; LOCK TABLE quota_accounts');
      processes.start('first');
      processes.start('second');
      await until(async () => {
        const { rows } = await server.services.database.pool.query(
          "SELECT DISTINCT application_name FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name IN ('first', 'second')",
        );
        return rows.length === 2;
      });
    } finally {
      await holding.query('COMMIT');
      holding.release();
    }
    const read = () => Promise.all(imports.map(({ id, tasks }) => tasks.get(id)));
    await until(async () => (await read()).every(({ end_time }) => end_time !== null));
    const sum = (of: readonly number[]) => of.reduce((total, part) => total + part, 0);
    const ended = await read();
    expect(sum(ended.map(({ ok }) => ok))).toBe(3 * ROWS);
    expect(sum(ended.map(({ failed }) => failed))).toBe(3 * ROWS);
    expect(await countRows()).toEqual({ rows: ROWS, numbers: ROWS });
  },
  TIMEOUT_MS,
);
