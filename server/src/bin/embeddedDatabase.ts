import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Cluster, databaseUrl, hasCluster, startCluster } from '../embedded/cluster.ts';
import { endOrphan, isRunning, readPostmaster } from '../embedded/postmaster.ts';
import { clusterFolder } from '../embedded/reachable.ts';
import { findSystemUser } from '../embedded/systemUser.ts';
import { StartRefusal } from '../startRefusal.ts';
import { makePassword, readPassword } from './dataFolder.ts';

const DATABASE = 'tracking_console';

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL of a locked data folder, after ending one that a killed start has left running. */
export async function startEmbeddedDatabase(dataDir: string, fresh: boolean): Promise<EmbeddedDatabase> {
  const folder = folderOf(dataDir);
  if (!folder.startsWith(realpathSync(dataDir))) {
    console.log(`  the user "postgres" cannot enter ${dataDir}, so the database lives in ${dirname(folder)}`);
  }
  // The lock on the data folder is ours, so a PostgreSQL that still runs in it is left over from an earlier start.
  if (await endOrphan(folder))
    console.log('  an earlier start was killed and left its PostgreSQL running: it is ended and started again');
  if (fresh) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(dataDir, 'database-password'), { force: true });
  }
  mkdirSync(dirname(folder), { recursive: true });
  const logFile = join(dataDir, 'postgresql.log');
  const password = hasCluster(folder) ? readPassword(dataDir) : makePassword(dataDir);
  const cluster = await startCluster({ folder, password, logFile });
  try {
    await createDatabase(cluster);
  } catch (error) {
    await cluster.stop();
    throw explain(error, dataDir);
  }
  return { url: cluster.url(DATABASE), stop: cluster.stop };
}

/** The address of the data folder's PostgreSQL while a console runs on it. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const postmaster = readPostmaster(folderOf(dataDir));
  if (!postmaster?.ready || !isRunning(postmaster.pid)) return undefined;
  return databaseUrl(readPassword(dataDir), postmaster.port, DATABASE);
}

/** By the real path, which PostgreSQL uses whatever path leads to the data folder. */
const folderOf = (dataDir: string) => clusterFolder(realpathSync(dataDir), findSystemUser());

const WRONG_PASSWORD = '28P01';

function explain(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD)) return error;
  return new StartRefusal(
    `The database does not take the password in ${join(dataDir, 'database-password')}: put the right file back, or begin again with --fresh.`,
  );
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => undefined); // the query in hand fails as well
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
