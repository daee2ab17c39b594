import { resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Database = NodePgDatabase;
/** What a service writes through: the database, or the transaction it takes part in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Whether a query is answered at the moment. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/** How long a call waits for a connection: it is answered 503 instead of hanging. In ms. */
const PATIENCE = 1_500;

export function openDatabase(url: string, connections = 10, connectionTimeoutMillis = PATIENCE): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    // What is open stays open: after a quiet minute many customers at once would wait for PostgreSQL to start a process each.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'tracking-console',
    // Processes that share a query take longer to start than any of ours takes.
    options: '-c max_parallel_workers_per_gather=0',
  });
  // An idle connection that PostgreSQL ends must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const isReachable = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  return { db: drizzle(pool), pool, isReachable, close: () => pool.end() };
}

/** Any number "tracking-console" would agree on: processes that start at once migrate one after another. */
const MIGRATION_LOCK = 9_000_190;

export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
