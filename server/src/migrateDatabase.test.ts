import pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { knownMigrations, type Migration } from './migrations.ts';

/** Long enough for a second connection to look who holds the lock, several times. */
const WAITS = { lockTimeout: 1_000, indexLockTimeout: 1_000, pauses: [0, 0] };

let database: TestDatabase;
let other: pg.Client;
let lines: jest.SpyInstance;

beforeEach(async () => {
  lines = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  database = await createEmptyDatabase();
  other = new pg.Client({ connectionString: database.url, application_name: 'a report' });
  await other.connect();
  await other.query('CREATE TABLE parcels (id int)');
});

afterEach(async () => {
  await other.end();
  await database.drop();
});

/** They replace some of the build's, whose times they have. */
const migrations = (...statements: string[][]): Migration[] =>
  statements.map((each, index) => ({
    name: `000${index}_parcels`,
    statements: each,
    time: knownMigrations()[index]?.time ?? 0,
    hash: `${index}`,
  }));

const FIRST = ['CREATE TABLE first (id int)'];
const SECOND = ['CREATE TABLE second (id int)', 'ALTER TABLE parcels ADD COLUMN weight int'];
const THIRD = ['CREATE TABLE third (id int)'];

async function hold(lock: string): Promise<number> {
  await other.query(`BEGIN; LOCK TABLE parcels IN ${lock} MODE`);
  return (await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
}

async function tables(): Promise<string[]> {
  const { rows } = await other.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  return rows.map(({ name }) => name);
}

it('waits for a lock a bounded number of times, then names who holds it and keeps what was applied before', async () => {
  const pid = await hold('ACCESS SHARE');
  await expect(migrateDatabase(database.url, migrations(FIRST, SECOND, THIRD), WAITS)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      new RegExp(
        `^Migration 0001_parcels was not applied, because PostgreSQL process ${pid} \\(a report, idle in transaction, for \\d+ s\\) holds a lock: .*pg_terminate_backend`,
      ),
    ),
  });
  expect(lines.mock.calls.flat()).toEqual([
    'Migration 0001_parcels waits for a lock; next try in 0 s.',
    expect.stringContaining(`Migration 0001_parcels waits for a lock of PostgreSQL process ${pid} (a report, `),
  ]);
  await other.query('ROLLBACK');
  expect(await tables()).toEqual(['first', 'parcels']);

  await migrateDatabase(database.url, migrations(FIRST, SECOND, THIRD), WAITS);
  expect(await tables()).toEqual(['first', 'parcels', 'second', 'third']);
});

it('goes on by itself once the lock is free', async () => {
  await hold('ACCESS SHARE');
  let released: Promise<unknown> | undefined;
  lines.mockImplementation(() => {
    released = other.query('ROLLBACK');
  });
  await migrateDatabase(database.url, migrations(SECOND), WAITS);
  await released;
  expect(await tables()).toEqual(['parcels', 'second']);
});

it('lets the calls behind it go on while it waits for its next try', async () => {
  await hold('ACCESS SHARE');
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  const read: unknown[] = [];
  lines.mockImplementationOnce(() => {
    // It would not be answered while the migration waits in the queue before it.
    void reader.query('SELECT count(*)::int AS count FROM parcels').then(({ rows }) => {
      read.push(...rows);
      return other.query('ROLLBACK');
    });
  });
  await migrateDatabase(database.url, migrations(SECOND), WAITS);
  await reader.end();
  expect(read).toEqual([{ count: 0 }]);
});

it('builds an index beside writes, outside a transaction, also after a build that failed', async () => {
  const index = ['CREATE UNIQUE INDEX CONCURRENTLY "parcels_id" ON "parcels" ("id")'];
  await other.query('INSERT INTO parcels VALUES (1), (1)');
  await expect(migrateDatabase(database.url, migrations(index), WAITS)).rejects.toThrow(
    'could not create unique index',
  );
  await other.query('TRUNCATE parcels');
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(database.url, migrations(index), WAITS)));
  const { rows } = await other.query(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'parcels_id'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});

it('takes a migration back whole where one of its statements fails', async () => {
  const failing = [...FIRST, 'SELECT 1 / 0'];
  await expect(migrateDatabase(database.url, migrations(failing), WAITS)).rejects.toThrow('division by zero');
  expect(await tables()).toEqual(['parcels']);
  expect(lines).not.toHaveBeenCalled();
});
