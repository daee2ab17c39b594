import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuyerDesk, openBuyerDesk } from '../../../testing/buyerDesk.ts';
import { createFakeBuild, type FakeBuild } from '../../../testing/fakeBuild.ts';
import { openTaskDesk, type TaskDesk } from '../../../testing/taskDesk.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const ROWS = 1_500;
/** Two real processes start, and on a busy machine that takes long. */
const PATIENCE = 60_000;

let server: TestServer;
let desk: BuyerDesk;
let tasks: TaskDesk;
let build: FakeBuild;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer();
});
beforeEach(async () => {
  desk = await openBuyerDesk(server);
  tasks = openTaskDesk(server, desk.buyer);
  await desk.limitQuota(2 * ROWS);
});
afterEach(async () => {
  for (const running of processes.splice(0)) await kill(running);
});
afterAll(async () => {
  await server.close();
  build.remove();
});

/** A real server process on the same database. */
function startProcess(name: string): ChildProcess {
  const database = new URL(server.services.database.pool.options.connectionString ?? '');
  database.searchParams.set('application_name', name);
  const running = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.href,
      PORT: '0',
      RELEASE_FILE: build.releaseFile,
      DIST_DIR: build.dist,
    },
    stdio: 'ignore',
  });
  processes.push(running);
  return running;
}

async function kill(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}

async function countRows(): Promise<{ rows: number; numbers: number }> {
  const { rows } = await server.services.database.pool.query(
    'SELECT count(*)::int AS rows, count(DISTINCT number)::int AS numbers FROM shipments WHERE owner_gid = $1',
    [desk.buyer.gid],
  );
  return rows[0];
}

const file = `number\n${Array.from({ length: ROWS }, (_, index) => `TBA${100_000 + index}`).join('\n')}\n`;

it(
  'PG-12 is shared by two processes',
  async () => {
    const some = file.split('\n').slice(0, 101).join('\n');
    const imports: Awaited<ReturnType<typeof tasks.import>>[] = [];
    for (let count = 0; count < 4; count += 1) imports.push(await tasks.import(some));
    const holding = await server.services.database.pool.connect();
    try {
      // Every batch waits here for the quota: so it can be seen who works.
      await holding.query('BEGIN; LOCK TABLE quota_accounts');
      startProcess('first');
      startProcess('second');
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
    const read = () => Promise.all(imports.map(({ id }) => tasks.get(id)));
    await until(async () => (await read()).every(({ end_time }) => end_time !== null));
    const sum = (of: readonly number[]) => of.reduce((total, part) => total + part, 0);
    const ended = await read();
    expect(sum(ended.map(({ ok }) => ok))).toBe(100);
    expect(sum(ended.map(({ failed }) => failed))).toBe(300);
    expect(await countRows()).toEqual({ rows: 100, numbers: 100 });
  },
  PATIENCE,
);

// The last one: it moves the clock, and what another process is to take would wait until its own clock came there.
it(
  'F-39 PG-12 loses nothing and does nothing twice when the process that works on it is killed',
  async () => {
    const task = await tasks.import(file);
    const running = startProcess('first');
    await until(async () => (await tasks.get(task.id)).done >= 500);
    await kill(running);
    const { done, status } = await tasks.get(task.id);
    expect(status).toBe('Running');
    expect(done).toBeLessThan(ROWS);
    expect(await countRows()).toEqual({ rows: done, numbers: done });
    // Its lease has not run out yet: nobody takes it.
    expect(await server.services.taskRunner.claimDue(1)).toEqual([]);
    server.pass(20_000);
    await tasks.work();
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Succeeded', done: ROWS, ok: ROWS, failed: 0 });
    expect(await countRows()).toEqual({ rows: ROWS, numbers: ROWS });
  },
  PATIENCE,
);
