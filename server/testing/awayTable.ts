import { sql } from '../src/drizzle.ts';
import type { TestServer } from './testServer.ts';

/** While one table answers as PostgreSQL does that is shutting down: the database goes away in the middle of a call. */
export async function withAwayTable<Result>(
  { services: { db } }: TestServer,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = sql.identifier(table);
  await db.execute(sql`CREATE OR REPLACE FUNCTION go_away() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'the database system is shutting down' USING ERRCODE = '57P03'; END $$`);
  await db.execute(sql`CREATE TRIGGER go_away BEFORE INSERT OR UPDATE OR DELETE ON ${name}
    FOR EACH STATEMENT EXECUTE FUNCTION go_away()`);
  try {
    return await work();
  } finally {
    await db.execute(sql`DROP TRIGGER go_away ON ${name}`);
  }
}
