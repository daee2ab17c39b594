import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isRunning, readPostmaster, until } from '../src/embedded/postmaster.ts';
import { createFakeBuild } from './fakeBuild.ts';

export interface Started {
  child: ChildProcess;
  output(): string;
}

type Environment = Record<string, string>;

/** Several times what a start with the demo takes on an idle machine. */
const START_MS = 100_000;

const program = resolve(import.meta.dirname, '../src/bin/start.mjs');

/** `npm start` as processes of their own, on a data folder of their own; call `renew` before each test. */
export function createPrograms() {
  const build = createFakeBuild();
  const children: ChildProcess[] = [];
  const made = join(createFolder(), 'data');
  let folder = '';

  const dataDir = () => join(folder, 'data');

  const environmentOf = (port: number, environment: Environment) => ({
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: dataDir(),
    DIST_DIR: build.dist,
    RELEASE_FILE: build.releaseFile,
    DEMO: '0',
    ...environment,
  });

  function run(command: string, args: string[], env: NodeJS.ProcessEnv): Started {
    const child = spawn(command, args, { env, cwd: resolve(import.meta.dirname, '../..') });
    children.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
    return { child, output: () => text };
  }

  const launch = (port: number, environment: Environment = {}, options = ['--no-build']) =>
    run(process.execPath, [program, ...options], environmentOf(port, environment));

  /** Waits until the console prints its address. */
  async function untilStarted(started: Started): Promise<Started> {
    await until(() => started.output().includes('Ctrl+C') || started.child.exitCode !== null, START_MS);
    if (started.child.exitCode !== null) throw new Error(started.output());
    return started;
  }

  const start = (...options: Parameters<typeof launch>) => untilStarted(launch(...options));

  return {
    launch,
    start,
    folder: () => folder,
    dataDir,

    /** Through npm, as a person starts it. */
    startWithNpm: (port: number) => untilStarted(run('npm', ['start', '--', '--no-build'], environmentOf(port, {}))),

    /** A start that fails: its exit code and its output. */
    async refusal(...options: Parameters<typeof launch>) {
      const { child, output } = launch(...options);
      const [code] = await once(child, 'close');
      return { code, output: output() };
    },

    /** The data folder is one that was started before; its files keep the owner that PostgreSQL wants. */
    async startedBefore(): Promise<void> {
      // Made once, as that takes longest.
      if (!existsSync(made)) {
        const { child } = await start(await freePort(), { DATA_DIR: made });
        await end(child, 'SIGINT');
      }
      execFileSync('cp', ['-a', made, dataDir()]);
    },

    postgresRuns: () => {
      const postmaster = readPostmaster(join(dataDir(), 'database'));
      return postmaster !== undefined && isRunning(postmaster.pid);
    },

    renew: () => {
      folder = createFolder();
    },

    async endAll(): Promise<void> {
      await Promise.all(children.splice(0).map((child) => end(child, 'SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },

    remove(): void {
      build.remove();
      rmSync(resolve(made, '..'), { recursive: true, force: true });
    },
  };
}

/** Open to the user PostgreSQL runs as. */
function createFolder(): string {
  const created = mkdtempSync(join(tmpdir(), 'tracking-console-start-'));
  chmodSync(created, 0o755);
  return created;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

export async function freePort(): Promise<number> {
  const { server, port } = await occupyPort();
  server.close();
  await once(server, 'close');
  return port;
}

export async function occupyPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
