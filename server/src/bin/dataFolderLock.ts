import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '../startRefusal.ts';

const NAME = /^start-(\d+)-[0-9a-f]+\.lock$/;
const MAX_ATTEMPTS = 5;
const MAX_PAUSE_MS = 100;

/**
 * Takes the folder for this process until the answer is called. The lock is a socket in the folder that is listened on:
 * unlike a file with a process id it cannot be left behind by a crash nor mean another process, and every path, mount and
 * container that leads to the folder leads to it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  if (process.platform === 'win32') return lockByPipe(dataDir);
  const folder = realpathSync(dataDir);
  // Each start shows its own lock before it looks for others, so at most one of two at once continues.
  for (let tries = 1; ; tries++) {
    const own = await showLock(folder, dataDir);
    const other = await findOther(folder, own.name);
    if (other === undefined) return own.remove;
    own.remove();
    if (tries === MAX_ATTEMPTS) throw inUse(dataDir, ` (process ${other})`);
    await wait(Math.random() * MAX_PAUSE_MS);
  }
}

const inUse = (dataDir: string, process = '') =>
  new StartRefusal(`The data folder ${dataDir} is in use by another start${process}: end that one, or set DATA_DIR.`);

async function showLock(folder: string, dataDir: string) {
  // A name is never used twice, so an ended lock stays ended.
  const name = `start-${process.pid}-${randomBytes(6).toString('hex')}.lock`;
  const server = createServer((socket) => socket.destroy());
  try {
    // It gets its name once it is listened on: until then it would look like one that has ended.
    await listen(server, () =>
      within(folder, () => server.listen({ path: `${name}.new`, readableAll: true, writableAll: true })),
    );
    renameSync(join(folder, `${name}.new`), join(folder, name));
  } catch (error) {
    server.close();
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartRefusal(
      `The data folder ${dataDir} cannot be locked (${code}): set DATA_DIR to a folder on a local disk.`,
    );
  }
  server.unref();
  return {
    name,
    remove() {
      rmSync(join(folder, name), { force: true });
      server.close();
    },
  };
}

/** The process that holds another lock; stale locks of ended processes are removed. */
async function findOther(folder: string, own: string): Promise<string | undefined> {
  for (const name of readdirSync(folder)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || name === own) continue;
    if (await isListenedOn(folder, name)) return pid;
    rmSync(join(folder, name), { force: true });
  }
  return undefined;
}

function isListenedOn(folder: string, name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = within(folder, () => connect(name));
    socket.once('error', (error: NodeJS.ErrnoException) => done(!/ECONNREFUSED|ENOENT/.test(error.code ?? '')));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}

/** The address of a socket holds some hundred characters, which a path may exceed and a name in the folder does not. */
function within<Result>(folder: string, work: () => Result): Result {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return work();
  } finally {
    process.chdir(before);
  }
}

/** Windows has pipes of one name for the whole machine, each held by one process. */
async function lockByPipe(dataDir: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync.native(dataDir).toLowerCase()).digest('hex').slice(0, 16);
  const server = createServer((socket) => socket.destroy());
  await listen(server, () => server.listen(`\\\\.\\pipe\\tracking-console-${name}`)).catch(() => {
    throw inUse(dataDir);
  });
  server.unref();
  return () => server.close();
}

function listen(server: Server, begin: () => void): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.once('listening', done);
    begin();
  });
}
