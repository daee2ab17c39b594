import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Built } from './buildPages.ts';
import type { Ends } from './ends.ts';
import { waitFor } from './waitFor.ts';

const root = join(import.meta.dirname, '..');

export interface RunningConsole {
  origin: string;
  /** Milliseconds from the command to the first answer of /ready. */
  startTime: number;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

export interface RunningPages {
  /** One for each built page, in their order. */
  origins: string[];
  stop: () => Promise<void>;
}

/**
 * A data folder of its own, so that a measurement never touches the developer's; open to the user the embedded PostgreSQL
 * runs as when the measurement runs as root.
 */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-console-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Runs `npm start` on a data folder and waits until it answers. */
export async function startConsole(dataFolder: string, port: number, { defer }: Ends): Promise<RunningConsole> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'server/src/bin/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  defer(() => stop(child));
  const origin = `http://localhost:${port}`;
  await waitFor(`npm start to answer at ${origin}`, untilReady(child, origin));
  const startTime = performance.now() - started;
  return { origin, startTime, isRunning: () => !hasEnded(child), stop: () => stop(child) };
}

/**
 * Serves several kinds of pages from one process and one database: the same calls, the same data, another port for each.
 * Journeys hardly move, so that nothing arrives while something else is measured.
 */
export async function servePages(
  dataFolder: string,
  port: number,
  pages: readonly Built[],
  { defer }: Ends,
): Promise<RunningPages> {
  const served = pages.map((page, index) => ({ ...page, port: port + index }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'servers.ts')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PAGES: JSON.stringify(served),
      JOURNEY_SPEED: '1',
      CHAT_SCRIPT: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  defer(() => stop(child));
  const failed = once(child, 'exit').then(() => {
    throw new Error('The servers ended.');
  });
  const begun = Promise.race([once(child, 'message'), failed]);
  await waitFor(`the servers of ${served.length} kinds of pages, with a database of their own`, begun);
  failed.catch(() => {}); // from here on an exit is by `stop`, or fails the running measurement
  return { origins: served.map((page) => `http://localhost:${page.port}`), stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, origin: string) {
  while (!(await fetch(`${origin}/ready`).catch(() => null))?.ok) {
    if (hasEnded(child)) throw new Error(`npm start ended with ${child.exitCode ?? child.signalCode}.`);
    await wait(50);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess) {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
