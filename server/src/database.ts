import pg from 'pg';
import { drizzle, type NodePgDatabase } from './drizzle.ts';
import { isDatabaseAway } from './http/errors/databaseAway.ts';
import { knownMigrations, readApplied } from './migrations.ts';

export type Database = NodePgDatabase;
/** The connection a service writes through: the database, or the transaction it takes part in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** The port PostgreSQL listens on. */
  port: number;
  /** Whether a query is answered at the moment, and every migration of this build has been applied. */
  check(): Promise<{ reachable: boolean; migrated: boolean }>;
  close(): Promise<void>;
}

/** A call that waits this long for a connection is answered 503; a busy server has half a second left of its two. */
const CONNECTION_TIMEOUT_MS = 1_500;

export function openDatabase(
  url: string,
  connections = 10,
  connectionTimeoutMillis = CONNECTION_TIMEOUT_MS,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    // Connections stay open: after a quiet minute many customers would wait for PostgreSQL to start a process each.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'tracking-console',
    // PostgreSQL's parallel workers take longer to start than any of our queries takes.
    options: '-c max_parallel_workers_per_gather=0',
  });
  // A connection that PostgreSQL ends must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  // The pool only handles errors of idle connections; on one in use the query itself fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  async function check() {
    try {
      const applied = await readApplied(pool);
      // A newer build may have added more of them while this process runs on.
      return { reachable: true, migrated: knownMigrations().every(({ time }) => applied.has(time)) };
    } catch {
      return { reachable: false, migrated: false };
    }
  }
  return {
    db: withTransactions(pool),
    pool,
    port: Number(URL.parse(url)?.port || 5432),
    check,
    close: () => pool.end(),
  };
}

/** drizzle-orm never gives a connection back whose BEGIN fails: after a few restarts of PostgreSQL none would be left. */
function withTransactions(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, options) => {
    const client = await pool.connect();
    let isAway = false;
    try {
      return await drizzle(client).transaction(work, options);
    } catch (error) {
      isAway = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isAway);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
