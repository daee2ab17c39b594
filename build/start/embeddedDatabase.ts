import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Cluster, databaseUrl, startCluster } from '../../server/src/embedded/cluster.ts';
import { endOrphan, isRunning, readPostmaster } from '../../server/src/embedded/postmaster.ts';
import { clusterFolder } from '../../server/src/embedded/reachable.ts';
import { findSystemUser } from '../../server/src/embedded/systemUser.ts';
import { databasePassword } from './dataFolder.ts';

const DATABASE = 'tracking_console';

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL of the data folder, after ending one that a killed start has left running. */
export async function startEmbeddedDatabase(dataDir: string, fresh: boolean): Promise<EmbeddedDatabase> {
  const folder = clusterFolder(dataDir, findSystemUser());
  if (!folder.startsWith(dataDir)) {
    console.log(`  the user "postgres" cannot enter ${dataDir}, so the database lives in ${dirname(folder)}`);
  }
  // The lock on the data folder is ours, so a PostgreSQL that still runs in it belongs to nobody any more.
  await endOrphan(folder);
  if (fresh) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(dataDir, 'database-password'), { force: true });
  }
  mkdirSync(dirname(folder), { recursive: true });
  const logFile = join(dataDir, 'postgresql.log');
  const cluster = await startCluster({ folder, password: databasePassword(dataDir), logFile });
  try {
    await createDatabase(cluster);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url: cluster.url(DATABASE), stop: cluster.stop };
}

/** Where the PostgreSQL of the data folder answers while a console runs on it. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const postmaster = readPostmaster(clusterFolder(dataDir, findSystemUser()));
  if (!postmaster?.ready || !isRunning(postmaster.pid)) return undefined;
  return databaseUrl(databasePassword(dataDir), postmaster.port, DATABASE);
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
