import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { sql } from '../../../drizzle.ts';
import { INCLUDED_COLUMNS } from './includedColumns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('names the columns that the indexes of shipments include', async () => {
  const { rows } = await server.services.db.execute<{ name: string; columns: string[] }>(sql`
    SELECT relname AS name, array_agg(attname::text ORDER BY attname) AS columns
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_attribute ON attrelid = indexrelid
    WHERE indrelid = 'shipments'::regclass AND attnum > indnkeyatts GROUP BY relname`);
  const named = Object.entries(INCLUDED_COLUMNS).map(([name, columns]) => [name, columns.toSorted()]);
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(Object.fromEntries(named));
});
