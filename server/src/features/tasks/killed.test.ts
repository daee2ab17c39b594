import type { BulkAction, BulkWork } from '@tracking-console/contract/tasks/tasks';
import Papa from 'papaparse';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { furtherIt } from '../../../testing/furtherIt.ts';
import { type ServerProcesses, serverProcesses, until } from '../../../testing/serverProcess.ts';
import { openTaskClient, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { BATCH } from './taskKind.ts';

/** The fewest rows that make a second batch of many. */
const ROWS = BATCH + 100;
const FILE = ['number', ...Array.from({ length: ROWS }, (_, index) => `TBA${100_000 + index}`)].join('\n');
const ALL = { filter: {} };
const MAX_PREVIEWED = 1_000_000;
const ALL_CHANGED = { ...ALL, previewed: MAX_PREVIEWED };
/** Real processes start, and on a busy machine that takes long. */
const TIMEOUT_MS = 60_000;
const GATE = 47;

/** Notes each change of a shipment that lasts, and has each second batch wait at its end: all is done, nothing is kept. */
const WATCH = `
  CREATE TABLE noted (owner_gid text, number text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO noted VALUES (NEW.owner_gid, NEW.number); RETURN NULL; END $$;
  CREATE TRIGGER note AFTER UPDATE ON shipments FOR EACH ROW WHEN (
    (OLD.tag_type, OLD.remark, OLD.archived_at, OLD.deleted_at, OLD.carrier_change_count, OLD.refresh_time)
    IS DISTINCT FROM
    (NEW.tag_type, NEW.remark, NEW.archived_at, NEW.deleted_at, NEW.carrier_change_count, NEW.refresh_time)
  ) EXECUTE FUNCTION note();
  CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NEW; END $$;
  CREATE TRIGGER wait BEFORE UPDATE ON tasks FOR EACH ROW
    WHEN (OLD.position = 1 AND NEW.position = 2) EXECUTE FUNCTION wait()`;

let server: TestServer;
let processes: ServerProcesses;
beforeAll(async () => {
  server = await startTestServer();
  processes = serverProcesses(server);
  await query(WATCH);
});
afterEach(() => processes.killAll());
afterAll(async () => {
  await processes.end();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows;

interface Customer extends BuyerClient {
  tasks: TaskClient;
}

/** A customer with shipments whose carriers have answered once and are not due again. */
async function openCustomer({ before }: Work): Promise<Customer> {
  const client = await openBuyerClient(server);
  const tasks = openTaskClient(server, client.buyer);
  await client.limitQuota(ROWS);
  if (before === null) return { ...client, tasks };
  await tasks.import(FILE);
  await tasks.work();
  await query(
    `UPDATE shipments SET next_sync_time = NULL, track_time = register_time - interval '1 day' WHERE owner_gid = $1`,
    [client.buyer.gid],
  );
  if (before) await tasks.start('bulk', { work: before, choice: ALL_CHANGED });
  await tasks.work();
  await query('TRUNCATE noted');
  return { ...client, tasks };
}

/** A kind of work: how it is begun, and the numbers it has changed, each as often as it did. */
interface Work {
  /** The work done with the customer's shipments before; null: none yet. */
  before?: BulkWork | null;
  begin(customer: Customer): Promise<{ id: string }>;
  effects(customer: Customer, taskId: string): Promise<string[]>;
  /** Rows of its first batch that are not shipments. */
  besides?: number;
}

const startBulk = ({ tasks }: Customer, work: BulkWork, choice: object = ALL_CHANGED) =>
  tasks.start('bulk', { work, choice });

const numbersNoted = async ({ buyer }: Customer) =>
  (await query('SELECT number FROM noted WHERE owner_gid = $1', [buyer.gid])).map(({ number }) => number);

const bulk = (work: BulkWork): Work => ({
  begin: (customer) => startBulk(customer, work),
  effects: numbersNoted,
});

/** Brings back what the customer's last task has deleted. */
async function undo({ buyer, tasks }: Customer): Promise<{ id: string }> {
  const [last] = await query('SELECT max(id) AS id FROM tasks WHERE gid = $1', [buyer.gid]);
  return (await tasks.call('undo', { id: last.id })).data.task;
}

/** All that is kept of a task's file. */
async function resultOf(taskId: string): Promise<string> {
  const chunks = await query(
    `SELECT content FROM task_file_chunks JOIN task_files ON file_id = id
     WHERE task_id = $1 AND role = 'result' ORDER BY place`,
    [taskId],
  );
  return Buffer.concat(chunks.map(({ content }) => content)).toString();
}

const lines = async (_customer: Customer, id: string) =>
  Papa.parse<string[]>((await resultOf(id)).trim()).data.slice(1);
const firstCells = async (customer: Customer, id: string) => (await lines(customer, id)).map(([number = '']) => number);

type WorkName = 'import' | Exclude<BulkAction, 'restore'> | 'undo' | 'export' | 'account';
const WORKS: Record<WorkName, Work> = {
  import: {
    before: null,
    begin: ({ tasks }) => tasks.import(FILE),
    effects: async ({ buyer }) =>
      (await query('SELECT number FROM shipments WHERE owner_gid = $1', [buyer.gid])).map(({ number }) => number),
  },
  delete: bulk({ action: 'delete' }),
  archive: bulk({ action: 'archive' }),
  setTag: bulk({ action: 'setTag', tag: 'star' }),
  setRemark: bulk({ action: 'setRemark', remark: 'Spring' }),
  setCarrier: bulk({ action: 'setCarrier', first: 100_002, second: 0 }),
  refresh: bulk({ action: 'refresh' }),
  activate: {
    before: { action: 'archive' },
    begin: (customer) =>
      startBulk(customer, { action: 'activate' }, { filter: { IsArchived: true }, previewed: MAX_PREVIEWED }),
    effects: numbersNoted,
  },
  undo: { before: { action: 'delete' }, begin: undo, effects: numbersNoted },
  share: {
    ...bulk({ action: 'share' }),
    async effects(customer, id) {
      const { buyer } = customer;
      const made = await query(
        'SELECT number FROM shares JOIN shipments s ON s.id = shipment_id WHERE owner_gid = $1',
        [buyer.gid],
      );
      expect(await firstCells(customer, id)).toHaveLength(made.length);
      return made.map(({ number }) => number);
    },
  },
  export: {
    begin: ({ tasks }) => tasks.start('export', { format: 'csv', choice: ALL, time_zone_offset: 0 }),
    effects: firstCells,
  },
  account: {
    begin: ({ tasks }) => tasks.start('export_account', {}),
    effects: async (_customer, id) =>
      [...(await resultOf(id)).matchAll(/"number":"(TBA\d+)"/g)].map(([, number = '']) => number),
    besides: 1,
  },
};

/** Two tasks, as many as a process works on at a time, are killed in their second batch; another process continues. */
async function killBetween(names: readonly WorkName[]) {
  const customers = [];
  for (const name of names) customers.push({ name, customer: await openCustomer(WORKS[name]) });
  const begun = [];
  for (const { name, customer } of customers) {
    begun.push({ name, customer, id: (await WORKS[name].begin(customer)).id });
  }
  const gate = await server.services.database.pool.connect();
  try {
    await gate.query(`SELECT pg_advisory_lock(${GATE})`);
    processes.start('first');
    await until(async () => {
      const [found] = await query(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND objid = ${GATE} AND NOT granted`,
      );
      return found.waiting === names.length;
    });
    await processes.kill('first');
  } finally {
    await gate.query(`SELECT pg_advisory_unlock(${GATE})`);
    gate.release();
  }
  for (const { name, customer, id } of begun) {
    expect(await customer.tasks.get(id)).toMatchObject({ status: 'Running', done: BATCH, ok: BATCH });
    expect(await countEffects(name, customer, id)).toBe(BATCH - (WORKS[name].besides ?? 0));
  }
  // Its lease has not run out yet, so it is not claimed.
  expect(await server.services.taskRunner.claimDue(100)).toEqual([]);
  await query(`UPDATE tasks SET lease_until = lease_until - interval '20 s'`);
  await begun[0]?.customer.tasks.work();
  for (const { name, customer, id } of begun) {
    expect(await customer.tasks.get(id)).toMatchObject({ status: 'Succeeded', failed: 0 });
    expect(await countEffects(name, customer, id)).toBe(ROWS);
  }
  return begun;
}

/** Shipments the work has changed; fails if it changed one more than once. */
async function countEffects(name: WorkName, customer: Customer, id: string): Promise<number> {
  const effects = await WORKS[name].effects(customer, id);
  expect(new Set(effects).size).toBe(effects.length);
  return effects.length;
}

async function total({ buyer }: Customer): Promise<number> {
  return (await callBuyer(buyer, 'GetTrackInfoList', {})).pageInfo.TotalCount;
}

it(
  'F-39 PG-12 a deletion and an import go on once where their process was killed, and the deletion is undone whole',
  async () => {
    const [deletion] = await killBetween(['delete', 'import']);
    if (!deletion) throw new Error('nothing was deleted');
    const { customer } = deletion;
    expect(await total(customer)).toBe(0);
    await undo(customer);
    await customer.tasks.work();
    expect(await total(customer)).toBe(ROWS);
  },
  TIMEOUT_MS,
);

for (const names of [
  ['undo', 'export'],
  ['archive', 'account'],
  ['activate', 'setRemark'],
  ['setTag', 'setCarrier'],
  ['refresh', 'share'],
] as const) {
  furtherIt(
    `F-39 PG-12 ${names.join(' and ')} go on once where their process was killed`,
    async () => void (await killBetween(names)),
    TIMEOUT_MS,
  );
}
