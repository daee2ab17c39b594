import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { applyMigration, type LockWaits } from './applyMigration.ts';
import { knownMigrations, readApplied } from './migrations.ts';
import { StartRefusal } from './startRefusal.ts';

/** An arbitrary number for the lock: processes that start at once migrate one after another. */
const MIGRATION_LOCK = 9_000_190;
const POLL_MS = 100;

/** A call that waits behind a migration waits no longer than this for its table; an index is built beside all calls. */
const WAITS: LockWaits = { lockTimeout: 2_000, indexLockTimeout: 60_000, pauses: [1_000, 2_000, 4_000, 8_000, 16_000] };

/**
 * Brings the tables up to date, each migration in a transaction of its own.
 * @throws StartRefusal if a newer build has migrated the database, or a table stays locked
 */
export async function migrateDatabase(url: string, migrations = knownMigrations(), waits = WAITS): Promise<void> {
  const client = await connect(url);
  try {
    await takeTurn(client);
    const applied = await readApplied(client);
    refuseNewer(applied);
    await client.query(TABLE);
    for (const migration of migrations)
      if (!applied.has(migration.time)) await applyMigration(client, () => connect(url), migration, waits);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

const TABLE = `CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'tracking-console migrations',
  });
  client.on('error', () => undefined); // the query in hand fails as well
  await client.connect();
  return client;
}

/** Polls, because a query that waited for the lock would keep an index from being built concurrently. */
async function takeTurn(client: pg.Client): Promise<void> {
  const take = () => client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
  while (!(await take()).rows[0]?.taken) await pause(POLL_MS);
}

function refuseNewer(applied: Set<number>): void {
  const known = new Set(knownMigrations().map(({ time }) => time));
  const unknown = [...applied].filter((time) => !known.has(time)).length;
  if (unknown === 0) return;
  const migrations = unknown === 1 ? 'a migration' : `${unknown} migrations`;
  throw new StartRefusal(
    `The database has ${migrations} this version does not know: start the newer version, or restore a backup from before it.`,
  );
}
