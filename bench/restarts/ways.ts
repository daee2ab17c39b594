import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../server/src/embedded/binaries.ts';
import { readPostmaster } from '../../server/src/embedded/postmaster.ts';
import { clusterFolder, reachableBinaries } from '../../server/src/embedded/reachable.ts';
import { findSystemUser } from '../../server/src/embedded/systemUser.ts';
import type { Administrator } from './administrator.ts';

const run = promisify(execFile);

/** A way in which a PostgreSQL goes away under the server. */
export interface Way {
  name: string;
  go(): Promise<void>;
}

export async function waysToRestart(dataFolder: string, administrator: Administrator): Promise<Way[]> {
  const user = findSystemUser();
  const folder = clusterFolder(dataFolder, user);
  const { postgres } = reachableBinaries(await findBinaries(), user);
  const restart = ['restart', '-m', 'fast', '-D', folder, '-l', join(folder, 'restarts.log')];
  return [
    {
      name: 'pg_ctl restart',
      async go() {
        await run(join(dirname(postgres), 'pg_ctl'), restart, { ...user, cwd: '/' });
      },
    },
    {
      name: 'kill -9',
      async go() {
        const postmaster = readPostmaster(folder);
        if (!postmaster) throw new Error('PostgreSQL does not run.');
        process.kill(postmaster.pid, 'SIGKILL');
      },
    },
    { name: 'pg_terminate_backend', go: administrator.terminateOthers },
  ];
}
