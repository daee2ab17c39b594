import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FakeBuild } from './fakeBuild.ts';
import type { TestServer } from './testServer.ts';

/** Real server processes on a test's database. */
export function serverProcesses({ services }: TestServer, { releaseFile, dist }: FakeBuild) {
  const running: ChildProcess[] = [];
  return {
    /** `name` is what the database knows its connections by. */
    start(name: string): ChildProcess {
      const database = new URL(services.database.pool.options.connectionString ?? '');
      database.searchParams.set('application_name', name);
      const started = spawn(process.execPath, [resolve(import.meta.dirname, '../src/main.ts')], {
        env: { ...process.env, DATABASE_URL: database.href, PORT: '0', RELEASE_FILE: releaseFile, DIST_DIR: dist },
        stdio: 'ignore',
      });
      running.push(started);
      return started;
    },
    async killAll(): Promise<void> {
      for (const one of running.splice(0)) await kill(one);
    },
  };
}

export type ServerProcesses = ReturnType<typeof serverProcesses>;

export async function kill(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
