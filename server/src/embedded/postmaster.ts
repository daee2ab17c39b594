import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '../startRefusal.ts';
import { commandOf } from './processes.ts';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The file PostgreSQL writes about itself into its data folder while it runs (and leaves there when it is killed). */
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
    // Another user's process answers EPERM: it exists.
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

/** The PostgreSQL that the folder names; not alive: it was killed, and its id may be that of another process now. */
export function findPostmaster(folder: string): { pid: number; isAlive: boolean } | undefined {
  const postmaster = readPostmaster(folder);
  if (!postmaster) return undefined;
  const { pid } = postmaster;
  return { pid, isAlive: isRunning(pid) && isPostgresOf(pid, folder) };
}

/**
 * Ends a PostgreSQL that outlived the process which started it, and clears away a process id it left behind. The caller
 * makes sure that this process has ended. Answers whether one was ended.
 */
export async function endOrphan(folder: string): Promise<boolean> {
  const postmaster = findPostmaster(folder);
  if (!postmaster) return false;
  const { pid, isAlive } = postmaster;
  if (isAlive) {
    await stopPostmaster(pid).catch(() => undefined); // another user's, which the next line reports
    if (isRunning(pid)) throw new StartRefusal(`A PostgreSQL (process ${pid}) still runs in ${folder}: end it first.`);
  } else if (isRunning(pid)) {
    // The id belongs to another process now, and PostgreSQL would refuse to start because of it.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  }
  return isAlive;
}

/** Its working directory is its data folder, by whatever path it was started. */
function isPostgresOf(pid: number, folder: string): boolean {
  try {
    const [own, asked] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return own.ino === asked.ino && own.dev === asked.dev;
  } catch {
    // No /proc outside Linux, and another user's is closed; an unknown process is treated as a PostgreSQL.
    return /postgres|^$/.test(commandOf(pid));
  }
}
