import { createEmptyDatabase } from '../../../testing/testDatabase.ts';
import { openDatabase } from '../../database.ts';
import { migrateDatabase } from '../../migrateDatabase.ts';
import { knownMigrations } from '../../migrations.ts';
import { readCounts, sumByStatus } from './shipmentCounts.ts';

const BEFORE = 2;

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
