import { createEmptyDatabase } from '../../../testing/testDatabase.ts';
import { openDatabase } from '../../database.ts';
import { migrateDatabase } from '../../migrateDatabase.ts';
import { knownMigrations } from '../../migrations.ts';
import { readCounts, sumByStatus } from './shipmentCounts.ts';

const BEFORE = 2;
const BEFORE_TEST_DATA = knownMigrations().findIndex(({ name }) => name === '0060_test_data');

it('a database of the time before the counts comes up with them, and they go on from there', async () => {
  const empty = await createEmptyDatabase();
  const { db, pool, close } = openDatabase(empty.url, 2, 60_000);
  await migrateDatabase(empty.url, knownMigrations().slice(0, BEFORE));
  const old = `INSERT INTO users (email, password_hash) VALUES ('old@example.com', '') RETURNING gid`;
  const gid: string = (await pool.query(old)).rows[0].gid;
  const add = (numbers: string[], deleted: string | null) =>
    pool.query(
      `INSERT INTO shipments (owner_gid, scope, number, origin, check_digit, data_origin, register_time, data_source,
        package_status, sub_status, change_time, latest_event_time, remark, deleted_at)
      SELECT $1, 'BUYER', number, 1, 'valid', 'Manual', now(), 'sandbox', 'Delivered', 'Delivered_Other', now(), now(), 'Lamp', $3
      FROM unnest($2::text[]) AS number`,
      [gid, numbers, deleted],
    );
  await add(['RR1', 'RR2', 'RR3'], null);
  await add(['RR4'], '2026-01-01');

  await migrateDatabase(empty.url);
  const owner = { gid, scope: 'BUYER' } as const;
  const delivered = async () => sumByStatus(await readCounts(db, owner)).Delivered;
  expect(await delivered()).toBe(3);
  await add(['RR5'], null);
  await pool.query(`UPDATE shipments SET archived_at = now() WHERE number = 'RR1'`);
  await pool.query(`DELETE FROM shipments WHERE number = 'RR2'`);
  expect(await delivered()).toBe(3);
  const texts = await pool.query(`SELECT search_text, status_rank FROM shipments WHERE number = 'RR3'`);
  expect(texts.rows).toEqual([{ search_text: 'rr3\n\nlamp', status_rank: 8 }]);
  await close();
  await empty.drop();
});

it('what test keys had registered and called becomes test data', async () => {
  const empty = await createEmptyDatabase();
  const { db, pool, close } = openDatabase(empty.url, 2, 60_000);
  await migrateDatabase(empty.url, knownMigrations().slice(0, BEFORE_TEST_DATA));
  const added = await pool.query(
    `INSERT INTO users (email, password_hash) VALUES ('old@example.com', '') RETURNING gid`,
  );
  const gid: string = added.rows[0].gid;
  await pool.query(
    `INSERT INTO shipments (owner_gid, scope, number, origin, check_digit, data_origin, register_time, data_source,
      package_status, sub_status, change_time, latest_event_time, test_mode)
    SELECT $1, 'API', number, 1, 'valid', 'Api', now(), 'sandbox', 'InTransit', 'InTransit_Other', now(), now(), number = 'RR2'
    FROM unnest(ARRAY['RR1', 'RR2']) AS number`,
    [gid],
  );
  const keys = await pool.query(
    `INSERT INTO api_keys (gid, name, prefix, last4, hash, mode, create_time)
    SELECT $1, mode, '', '', mode, mode, now() FROM unnest(ARRAY['live', 'test']) AS mode RETURNING id, mode`,
    [gid],
  );
  const usage = `INSERT INTO api_usage (gid, carrier, hour, endpoint, key_id, calls, errors, limited, rejected, latency)
    VALUES ($1, 0, now(), 'register', $2, 1, 0, 0, 0, '{1}')`;
  for (const { id } of keys.rows) await pool.query(usage, [gid, id]);

  await migrateDatabase(empty.url);
  const scopes = await pool.query(`SELECT number, scope FROM shipments ORDER BY number`);
  expect(scopes.rows).toEqual([
    { number: 'RR1', scope: 'API' },
    { number: 'RR2', scope: 'TEST' },
  ]);
  const inTransit = async (scope: 'API' | 'TEST') => sumByStatus(await readCounts(db, { gid, scope })).InTransit;
  expect([await inTransit('API'), await inTransit('TEST')]).toEqual([1, 1]);
  const calls = await pool.query(`SELECT key_id < 0 AS test, count(*)::int FROM api_usage GROUP BY 1 ORDER BY 1`);
  expect(calls.rows).toEqual([
    { test: false, count: 1 },
    { test: true, count: 1 },
  ]);
  await close();
  await empty.drop();
});
