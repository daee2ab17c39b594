import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeBuild } from './fakeBuild.ts';
import { SECRET_KEYS, type TestServer } from './testServer.ts';

/** Real server processes on a test's database, as a deployment runs them. */
export function serverProcesses({ services, dataDir }: TestServer, environment: Record<string, string> = {}) {
  const build = createFakeBuild();
  const running = new Map<string, ChildProcess>();
  const database = new URL(services.database.pool.options.connectionString ?? '');
  const files = { RELEASE_FILE: build.releaseFile, DIST_DIR: build.dist };
  async function killAll(): Promise<void> {
    await Promise.all([...running.values()].map(kill));
    running.clear();
  }
  return {
    /** `name` is what the database knows its connections by; any port, unless one is named. */
    start(name: string, port = 0): void {
      database.searchParams.set('application_name', name);
      const places = { DATABASE_URL: database.href, DATA_DIR: dataDir, PORT: String(port) };
      const own = { ...places, LOG_LEVEL: 'silent', SECRET_KEYS, ...environment };
      const started = spawn(process.execPath, [resolve(import.meta.dirname, '../src/main.ts')], {
        env: { ...process.env, ...own, ...files },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      running.set(name, started);
    },
    /** The process of that name. */
    kill: async (name: string) => {
      const named = running.get(name);
      if (named) await kill(named);
    },
    killAll,
    async end(): Promise<void> {
      await killAll();
      build.remove();
    },
  };
}

export type ServerProcesses = ReturnType<typeof serverProcesses>;

async function kill(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

/** What is found at last: anything but false and undefined. */
export async function until<Value>(find: () => Promise<Value>): Promise<Exclude<Value, false | undefined>> {
  for (;;) {
    const found = await find();
    if (found !== false && found !== undefined) return found as Exclude<Value, false | undefined>; // just looked at
    await pause(20);
  }
}
