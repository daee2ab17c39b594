import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { SystemUser } from './systemUser.ts';

/** Where root keeps files for the user postgres if the proper place is closed to it, as /root is. */
const OPEN_PLACE = '/var/lib/tracking-console';

/** The folder of the cluster: below the data folder, or in an open place where PostgreSQL's user cannot get there. */
export function clusterFolder(dataDir: string, user: SystemUser): string {
  if (isReachable(dataDir, user)) return join(dataDir, 'database');
  return join(OPEN_PLACE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), 'database');
}

/** The binaries where PostgreSQL's user can run them: a copy, if node_modules is closed to it. */
export function reachableBinaries(binaries: PostgresBinaries, user: SystemUser): PostgresBinaries {
  if (isReachable(dirname(binaries.postgres), user)) return binaries;
  const { mtimeMs, size } = statSync(binaries.postgres);
  const home = join(OPEN_PLACE, `postgresql-${size}-${Math.round(mtimeMs)}`);
  if (!existsSync(home)) {
    const copy = `${home}.${process.pid}`;
    cpSync(binaries.home, copy, { recursive: true });
    renameSync(copy, home);
  }
  return { home, postgres: join(home, 'bin/postgres'), initdb: join(home, 'bin/initdb') };
}

/** Whether the user may pass every folder on the way. */
function isReachable(folder: string, { uid, gid }: SystemUser): boolean {
  if (uid === undefined) return true;
  for (let path = folder; ; path = dirname(path)) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found) {
      const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}
