import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Migration } from './migrations.ts';
import { StartRefusal } from './startRefusal.ts';

/** How long a migration waits for locks, in ms. */
export interface LockWaits {
  lockTimeout: number;
  /** The limit for an index that is built concurrently: it waits for transactions to end, and no call waits for it. */
  indexLockTimeout: number;
  /** Before the second try, the third, and so on. */
  pauses: readonly number[];
}

interface Holder {
  pid: number;
  name: string;
  state: string;
  seconds: number;
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * Applies a migration and records it. One that does not get a lock in time is rolled back, so that the calls behind it go
 * on, and tried again.
 * @throws StartRefusal if it gets none in the end; it names the holder of the lock
 */
export async function applyMigration(
  client: pg.Client,
  connect: () => Promise<pg.Client>,
  migration: Migration,
  waits: LockWaits,
): Promise<void> {
  const isConcurrent = migration.statements.some((statement) => /\bINDEX\s+CONCURRENTLY\b/i.test(statement));
  const lockTimeout = isConcurrent ? waits.indexLockTimeout : waits.lockTimeout;
  const tryOnce = isConcurrent ? applyConcurrently : applyInTransaction;
  let watcher: pg.Client | undefined;
  let held = '';
  try {
    for (let tries = 0; ; tries++) {
      const watching = watcher && watchHolders(watcher, client, lockTimeout / 4);
      try {
        return await tryOnce(client, migration, lockTimeout);
      } catch (error) {
        if (!isLocked(error)) throw error;
        held = (await watching?.stop()) || held;
        const wait = waits.pauses[tries];
        if (wait === undefined) throw refusal(migration, held);
        console.error(
          `Migration ${migration.name} waits for a lock${held && ` of PostgreSQL process ${held}`}; next try in ${wait / 1000} s.`,
        );
        // The second try is watched, so that most migrations need no second connection.
        watcher ??= await connect();
        await pause(wait);
      } finally {
        await watching?.stop();
      }
    }
  } finally {
    await watcher?.end();
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    for (const statement of migration.statements) await client.query(statement);
    await record(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    // A connection that is lost has rolled back already.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const INDEX = /CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+("?\w+"?)/i;

/** PostgreSQL builds an index beside writes only outside a transaction; its migration can be repeated from the start. */
async function applyConcurrently(client: pg.Client, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query(`SET lock_timeout = ${lockTimeout}`);
  try {
    for (const statement of migration.statements) {
      // A failed attempt may have left an invalid index.
      const name = INDEX.exec(statement)?.[1];
      if (name) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await client.query(statement);
    }
    await record(client, migration);
  } finally {
    await client.query('RESET lock_timeout').catch(() => undefined);
  }
}

const record = (client: pg.Client, { hash, time }: Migration) =>
  client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, time]);

const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED);

/** Finds out from a second connection what blocks the first one; once it has given up, PostgreSQL no longer knows. */
function watchHolders(watcher: pg.Client, client: pg.Client, interval: number) {
  const ended = new AbortController();
  const watching = watch().catch(() => '');

  async function watch(): Promise<string> {
    let held = '';
    while (await passes(interval, ended.signal)) {
      const { rows } = await watcher.query<Holder>(HOLDERS, [processOf(client)]);
      if (rows.length > 0) held = listed(rows);
    }
    return held;
  }

  return {
    /** Answers with those it has seen. */
    stop(): Promise<string> {
      ended.abort();
      return watching;
    },
  };
}

/** pg's types leave it out. */
const processOf = (client: pg.Client) => (client as pg.Client & { processID: number }).processID;

const passes = (time: number, signal: AbortSignal) => pause(time, true, { signal }).catch(() => false);

/** Without their queries, which may hold a customer's values. */
const HOLDERS = `SELECT pid, coalesce(nullif(application_name, ''), backend_type) AS name, coalesce(state, 'active') AS state,
    coalesce(extract(epoch FROM now() - coalesce(xact_start, backend_start)), 0)::int AS seconds
  FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY pid`;

const listed = (holders: readonly Holder[]) =>
  holders.map(({ pid, name, state, seconds }) => `${pid} (${name}, ${state}, for ${seconds} s)`).join(', ');

function refusal({ name }: Migration, held: string): StartRefusal {
  const holder = held ? `PostgreSQL process ${held}` : 'another transaction';
  return new StartRefusal(
    `Migration ${name} was not applied, because ${holder} holds a lock: wait until it has ended, or end it with SELECT pg_terminate_backend(number), and start again.`,
  );
}
