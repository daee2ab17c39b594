import { once } from 'node:events';
import { createEmptyDatabase, createTestDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './http/errors/databaseAway.ts';
import { migrateDatabase } from './migrateDatabase.ts';

it('migrates once when several processes start at the same time', async () => {
  const empty = await createEmptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(empty.url)));
  const { pool, close } = openDatabase(empty.url);
  const applied = await pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
  expect(new Set(applied.rows.map(({ hash }) => hash)).size).toBe(applied.rowCount);
  expect((await pool.query('SELECT count(*)::int AS users FROM users')).rows).toEqual([{ users: 0 }]);
  await close();
  await empty.drop();
});

it.each([
  [1, 'a migration'],
  [2, '2 migrations'],
])('refuses in a sentence a database with %d newer migrations, and changes nothing', async (count, named) => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, 1);
  const migrations = () => pool.query('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id');
  // One of this build's own is missing: it must not be applied either.
  await pool.query(
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  );
  for (let newer = 1; newer <= count; newer++) {
    await pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('', $1)", [9e12 + newer]);
  }
  const earlier = (await migrations()).rows;
  await expect(migrateDatabase(database.url)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: `The database has ${named} this version does not know: start the newer version, or restore a backup from before it.`,
  });
  expect((await migrations()).rows).toEqual(earlier);
  await close();
  await database.drop();
});

it('keeps its connections through a quiet hour: nobody waits for new ones afterwards', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, 3);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await Promise.all(Array.from({ length: 3 }, () => pool.query('SELECT 1')));
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  expect(pool.totalCount).toBe(3);
  await close();
  await database.drop();
});

it('outlives connections that PostgreSQL ends', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url, 2);
  await pool.query('SELECT 1');
  await endConnections(database.url);
  // The pool may hand out the ended connection once; the next one is new.
  await pool.query('SELECT 1').catch(() => undefined);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await close();
  await database.drop();
});

it('outlives connections that PostgreSQL ends between two queries of a transaction', async () => {
  const database = await createTestDatabase();
  const { db, pool, close } = openDatabase(database.url, 1);
  const acquired = once(pool, 'acquire');
  const interrupted = db.transaction(async (transaction) => {
    await transaction.execute('SELECT 1');
    const [client] = await acquired;
    // `once` would reject on its error, which is expected here.
    await Promise.all([new Promise((done) => client.on('end', done)), endConnections(database.url)]);
    await transaction.execute('SELECT 2');
  });
  expect(isDatabaseAway(await interrupted.catch((error: unknown) => error))).toBe(true);
  expect(await db.transaction(async (transaction) => (await transaction.execute('SELECT 3 AS three')).rows)).toEqual([
    { three: 3 },
  ]);
  await close();
  await database.drop();
});

it('gives back a connection whose transaction could not begin', async () => {
  const database = await createTestDatabase();
  const { db, pool, close } = openDatabase(database.url, 1);
  // It ends when it is taken, before any query on it.
  pool.once('acquire', (client) => void client.end());
  const failed = db.transaction((transaction) => transaction.execute('SELECT 1'));
  expect(isDatabaseAway(await failed.catch((error: unknown) => error))).toBe(true);
  expect(await db.transaction((transaction) => transaction.execute('SELECT 1 AS one'))).toMatchObject({ rowCount: 1 });
  await close();
  await database.drop();
});

/** All of a database, as a restart of PostgreSQL does. */
async function endConnections(url: string): Promise<void> {
  const other = openDatabase(url, 1);
  await other.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await other.close();
}
