import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { readPostmaster } from '../src/embedded/postmaster.ts';
import { clusterFolder } from '../src/embedded/reachable.ts';
import { findSystemUser } from '../src/embedded/systemUser.ts';

const run = promisify(execFile);

/** The ways in which the embedded PostgreSQL of a data folder goes away under the server. */
export const AWAY_WAYS = ['pg_ctl restart', 'kill -9', 'pg_terminate_backend'] as const;
export type AwayWay = (typeof AWAY_WAYS)[number];

export async function goAway(way: AwayWay, dataDir: string, url: string): Promise<void> {
  const user = findSystemUser();
  const folder = clusterFolder(dataDir, user);
  if (way === 'pg_ctl restart') {
    // It keeps how it was started.
    const [postgres = ''] = readFileSync(join(folder, 'postmaster.opts'), 'utf8').split(' "');
    const restart = ['restart', '-m', 'fast', '-D', folder, '-l', join(folder, 'restarts.log')];
    await run(join(dirname(postgres), 'pg_ctl'), restart, { ...user, cwd: '/' });
  } else if (way === 'kill -9') {
    process.kill(readPostmaster(folder)?.pid ?? Number.NaN, 'SIGKILL');
  } else {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
  }
}
