import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../startRefusal.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { keepRunning, type Launcher } from './keepRunning.ts';
import { isRunning, readPostmaster, stopPostmaster, until } from './postmaster.ts';
import { reachableBinaries } from './reachable.ts';
import { findSystemUser, type SystemUser } from './systemUser.ts';

export interface Cluster {
  url(database: string): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute path; holds nothing but PostgreSQL's files. */
  folder: string;
  password: string;
  logFile: string;
  /** PostgreSQL settings, e.g. { fsync: 'off' }. */
  settings?: Record<string, string>;
}

const USER = 'tracking';
const MEMORY_WAIT_MS = 10_000;

/** Starts the PostgreSQL of a folder; an empty folder becomes a new cluster, a crashed one recovers by its own log. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = findSystemUser();
  const binaries = reachableBinaries(await findBinaries(), user);
  if (!hasCluster(options.folder)) await initialise(options, binaries, user);

  const port = await findFreePort();
  const launcher = {
    folder: options.folder,
    launch: () => launch(options, binaries, user, port),
    becomesReady: (pid: number) => becomesReady(options.folder, pid),
  };
  const running = keepRunning(await startFirst(options, launcher), launcher);
  return { url: (database) => databaseUrl(options.password, port, database), stop: running.stop };
}

async function startFirst({ folder, logFile }: ClusterOptions, { launch, becomesReady }: Launcher): Promise<number> {
  const end = Date.now() + MEMORY_WAIT_MS;
  for (;;) {
    const logged = sizeOf(logFile);
    const pid = launch();
    if (await becomesReady(pid)) return pid;
    await stopPostmaster(pid);
    const reason = lastFailure(logFile, logged);
    // Processes of a killed PostgreSQL may hold its memory for a moment longer.
    if (!reason.includes('shared memory block') || Date.now() > end) throw refuse(folder, logFile, reason);
    await wait(200);
  }
}

function refuse(folder: string, logFile: string, reason: string): StartRefusal {
  const [, made = '', wanted = ''] = /initialized by PostgreSQL version (\d+)\D+(\d+)/.exec(reason) ?? [];
  if (made)
    return new StartRefusal(
      `The database in ${folder} was made by PostgreSQL ${made}, and this is PostgreSQL ${wanted}: dump it there and restore it here, or begin again with --fresh.`,
    );
  return new StartRefusal(`The embedded PostgreSQL did not start${reason && ` (${reason})`}; its log is ${logFile}.`);
}

/** Waits until the process serves the folder or has ended. */
async function becomesReady(folder: string, pid: number): Promise<boolean> {
  const ready = () => {
    // A stale postmaster.pid of a crash is replaced by PostgreSQL; only its own one counts.
    const postmaster = readPostmaster(folder);
    return postmaster?.pid === pid && postmaster.ready;
  };
  await until(() => ready() || !isRunning(pid), 60_000);
  return ready() && isRunning(pid);
}

export const hasCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

export function databaseUrl(password: string, port: number, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Made beside its place and moved there whole: an interrupted start leaves no half cluster. */
async function initialise(options: ClusterOptions, binaries: PostgresBinaries, user: SystemUser) {
  const { folder, password, settings } = options;
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  const flags = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  // PostgreSQL's own locale sorts the same on every system.
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  const speed = settings?.fsync === 'off' ? ['--no-sync'] : [];
  try {
    await promisify(execFile)(binaries.initdb, ['-D', draft, ...flags, ...locale, ...speed], { ...user, cwd: '/' });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartRefusal(`The embedded PostgreSQL could not be created in ${folder}: ${lastLine(error)}.`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function launch(options: ClusterOptions, binaries: PostgresBinaries, user: SystemUser, port: number): number {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(options.logFile);
  // Detached: Ctrl+C reaches us alone, and we end PostgreSQL after the server has let go of it.
  const child = spawn(binaries.postgres, ['-D', options.folder, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  child.once('error', () => undefined);
  if (child.pid === undefined) throw new StartRefusal(`PostgreSQL cannot be run from ${binaries.postgres}.`);
  return child.pid;
}

function openLog(file: string): number {
  try {
    const log = openSync(file, 'a', 0o600);
    // One an earlier version left keeps the mode it had; it may hold what queries were given.
    fchmodSync(log, 0o600);
    return log;
  } catch (error) {
    throw new StartRefusal(
      `PostgreSQL's log ${file} cannot be written to (${error instanceof Error ? error.message : error}).`,
    );
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** PostgreSQL's last message about why it does not start, and its detail. */
function lastFailure(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().split('\n');
  const index = lines.findLastIndex((line) => line.includes('FATAL:'));
  const said = lines.slice(index, index + 2).flatMap((line) => line.split(/(?:FATAL|DETAIL):\s*/)[1] ?? []);
  return index < 0 ? '' : said.join(': ');
}

function lastLine(error: unknown): string {
  const output = String((error as { stderr?: string }).stderr ?? error).trim();
  return output.split('\n').at(-1) ?? 'unknown reason';
}

export function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
