import { execFile, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../startRefusal.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
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

/** Starts the PostgreSQL of a folder; an empty folder becomes a new cluster, a crashed one recovers by its own log. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = findSystemUser();
  const binaries = reachableBinaries(await findBinaries(), user);
  if (!existsSync(join(options.folder, 'PG_VERSION'))) await initialise(options, binaries, user);

  const port = await findFreePort();
  const pid = launch(options, binaries, user, port);
  // A stale postmaster.pid of a crash is replaced by PostgreSQL; only its own one counts.
  const started = () => {
    const postmaster = readPostmaster(options.folder);
    return postmaster?.pid === pid && postmaster.ready;
  };
  await until(() => started() || !isRunning(pid), 60_000);
  if (!started()) {
    await stopPostmaster(pid);
    throw new StartRefusal(`The embedded PostgreSQL did not start; its log is ${options.logFile}.`);
  }
  return {
    url: (database) => databaseUrl(options.password, port, database),
    stop: () => stopPostmaster(pid),
  };
}

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
  const log = openSync(options.logFile, 'a');
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
