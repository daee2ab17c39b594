import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../server/src/embedded/cluster.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const SERVER = join(import.meta.dirname, '../../server/src/main.ts');
const POLL_MS = 20;

/** A server process on a database; journeys hardly move, so that nothing arrives while something else is measured. */
export async function startServerProcess(url: string, environment: NodeJS.ProcessEnv = {}) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const own = { DATABASE_URL: url, PORT: String(port), JOURNEY_SPEED: '1', LOG_LEVEL: 'silent', ...environment };
  const child = spawn(process.execPath, ['--max-semi-space-size=16', SERVER], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${origin}/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await pause(POLL_MS);
  }
  return {
    origin,
    /** Bytes of memory, as the system counts them. */
    resident: () => residentOf(child.pid),
    /** Samples the memory of the process, as the system counts it, until it is stopped. */
    watchMemory() {
      const before = residentOf(child.pid);
      let most = before;
      const timer = setInterval(() => {
        most = Math.max(most, residentOf(child.pid));
      }, POLL_MS);
      return {
        stop() {
          clearInterval(timer);
          return { before, most };
        },
      };
    },
    /** As a crash does. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async stop(): Promise<void> {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** In bytes; of a system without /proc, not a number. */
function residentOf(pid: number | undefined): number {
  try {
    const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return Number.NaN;
  }
}
