import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const LONGEST_START = 180_000;

export interface RunningConsole {
  origin: string;
  /** Milliseconds from the command to the first answer of /health. */
  startTime: number;
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
export async function startConsole(dataFolder: string, port: number): Promise<RunningConsole> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'build/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await untilHealthy(child, origin, started);
  return { origin, startTime: performance.now() - started, stop: () => stop(child) };
}

async function untilHealthy(child: ChildProcess, origin: string, started: number) {
  while (performance.now() - started < LONGEST_START) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    const healthy = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await wait(50);
  }
  await stop(child);
  throw new Error(`The console did not answer within ${LONGEST_START / 1000} s.`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
