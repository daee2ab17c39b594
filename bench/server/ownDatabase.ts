import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../../server/src/embedded/cluster.ts';
import { createDataFolder } from '../runningConsole.ts';

/** Measures on an empty PostgreSQL of its own, which goes afterwards. */
export async function onOwnDatabase<Result>(measure: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const folder = createDataFolder();
  const logFile = join(folder, 'postgresql.log');
  const cluster = await startCluster({ folder: join(folder, 'database'), password: 'bench', logFile });
  try {
    return await measure(cluster.url('postgres'));
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
