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
  /** For work that no request waits for: connections of its own, so that it never takes a request's. */
  background: Database;
  backgroundPool: pg.Pool;
  /** Whether a query is answered at the moment. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/** A process's connections that are for background work: 3 of 10. */
const backgroundOf = (connections: number) => Math.max(1, Math.floor(0.3 * connections));

export function openDatabase(url: string, connections = 10): OpenDatabase {
  // A call that gets no connection is answered 503 instead of hanging.
  const pool = openPool(url, Math.max(1, connections - backgroundOf(connections)), 1_500);
  const backgroundPool = openPool(url, backgroundOf(connections), 30_000);
  const isReachable = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  return {
    db: drizzle(pool),
    pool,
    background: drizzle(backgroundPool),
    backgroundPool,
    isReachable,
    async close() {
      await Promise.all([pool.end(), backgroundPool.end()]);
    },
  };
}

function openPool(url: string, max: number, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
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
  return pool;
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
