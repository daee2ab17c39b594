import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Shutdown } from '../../server/src/shutdown.ts';
import { StartRefusal } from '../../server/src/startRefusal.ts';

/** Builds the modules that changed since they were last built. */
export async function buildModules(shutdown: Shutdown): Promise<void> {
  const script = join(import.meta.dirname, '../build.mjs');
  const child = spawn(process.execPath, [script], { stdio: 'inherit' });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  shutdown.defer(() => {
    child.kill();
    return ended;
  });
  if ((await ended) !== 0) throw new StartRefusal('The modules could not be built; the reason stands above.');
}
