import { resolve } from 'node:path';
import pg from 'pg';
import { drizzle, migrate, type NodePgDatabase, readMigrationFiles } from './drizzle.ts';
import { isDatabaseAway } from './http/databaseAway.ts';
import { StartRefusal } from './startRefusal.ts';

export type Database = NodePgDatabase;
/** What a service writes through: the database, or the transaction it takes part in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Where PostgreSQL listens. */
  port: number;
  /** Whether a query is answered at the moment, and every migration of this build has been applied. */
  check(): Promise<{ reachable: boolean; migrated: boolean }>;
  close(): Promise<void>;
}

const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/** A call that gets no connection for this long is answered 503; a busy server has half a second left to do it within two. */
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
    // What is open stays open: after a quiet minute many customers at once would wait for PostgreSQL to start a process each.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'tracking-console',
    // Processes that share a query take longer to start than any of ours takes.
    options: '-c max_parallel_workers_per_gather=0',
  });
  // A connection that PostgreSQL ends must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  // The pool only handles errors of idle connections; on one in use the query itself fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  async function check() {
    try {
      const applied = new Set(await readApplied(pool));
      // A newer build may have added more of them while this process goes on.
      return { reachable: true, migrated: knownMigrations().every((time) => applied.has(time)) };
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

/** Any number "tracking-console" would agree on: processes that start at once migrate one after another. */
const MIGRATION_LOCK = 9_000_190;

/** @throws StartRefusal where a newer build has migrated the database; nothing is changed then */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the query in hand fails as well
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const known = new Set(knownMigrations());
  const unknown = (await readApplied(client)).filter((time) => !known.has(time)).length;
  if (unknown === 0) return;
  const migrations = unknown === 1 ? 'a migration' : `${unknown} migrations`;
  throw new StartRefusal(
    `The database has ${migrations} this version does not know: start the newer version, or restore a backup from before it.`,
  );
}

let known: number[] | undefined;

/** The times of this build's migrations, which the database knows them by. */
function knownMigrations(): number[] {
  known ??= readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  return known;
}

/** The times of the migrations that were applied; none in an empty database. */
async function readApplied(reader: pg.Pool | pg.Client): Promise<number[]> {
  const exists = "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists";
  if (!(await reader.query<{ exists: boolean }>(exists)).rows[0]?.exists) return [];
  const { rows } = await reader.query<{ time: string }>('SELECT created_at AS time FROM drizzle.__drizzle_migrations');
  return rows.map(({ time }) => Number(time));
}
