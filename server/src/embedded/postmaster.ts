import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** What PostgreSQL writes about itself into its data folder while it runs (and leaves there when it is killed). */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process answers EPERM: it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Waits in short steps until the condition holds; false when the time is over. */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) return false;
    await wait(20);
  }
  return true;
}

/** Ends a PostgreSQL by its process: open transactions are rolled back, committed data is on disk. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await until(() => !isRunning(pid), 10_000)) return;
  process.kill(pid, 'SIGQUIT');
  await until(() => !isRunning(pid), 5_000);
}

/** Ends a PostgreSQL that outlived the process which started it, and clears away a process id it left behind. */
export async function endOrphan(folder: string): Promise<void> {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !isRunning(postmaster.pid)) return;
  if (isPostgresOf(postmaster.pid, folder)) await stopPostmaster(postmaster.pid);
  // The id has gone to another process, and PostgreSQL would not start for fear of it.
  else rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function isPostgresOf(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
  } catch {
    // No /proc outside Linux: the file is believed there.
    return process.platform !== 'linux';
  }
}
