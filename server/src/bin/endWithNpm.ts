import { isRunning } from '../embedded/postmaster.ts';
import { commandOf, parentOf } from '../embedded/processes.ts';
import type { Shutdown } from '../shutdown.ts';

const POLL_MS = 500;

/**
 * `npm start` runs a shell, and the shell runs us: a signal to npm alone does not reach us, so we check whether its process has
 * ended.
 */
export function endWithNpm({ end }: Shutdown): void {
  const { npm_lifecycle_event: script, npm_package_name: name } = process.env;
  if (script !== 'start' || name !== 'tracking-console') return;
  const parent = process.ppid;
  const npm = / -c /.test(commandOf(parent)) ? parentOf(parent) : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isRunning(npm))) return;
    clearInterval(timer);
    console.log('npm has ended, and the console ends with it.');
    void end();
  }, POLL_MS);
  timer.unref();
}
