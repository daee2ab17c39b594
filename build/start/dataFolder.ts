import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusal } from '../../server/src/startRefusal.ts';

/** Makes sure that the folder is there and can be written to. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    // A read-only file system lets root pass the question above.
    const probe = join(dataDir, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new StartRefusal(`The data folder ${dataDir} cannot be written to: set DATA_DIR to a folder that can.`);
  }
}

/** The password of the embedded PostgreSQL: made on the first start, readable by this user alone. */
export function databasePassword(dataDir: string): string {
  const file = join(dataDir, 'database-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  // An existing file keeps the mode it had.
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/**
 * Takes the folder for this process until the answer is called. The lock is a socket that is listened on: unlike a file
 * with a process id it cannot be left behind by a crash, nor point to a stranger.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const address = lockAddress(dataDir);
  if (await isAnswered(address)) {
    throw new StartRefusal(`The data folder ${dataDir} is in use by another start: end that one, or set DATA_DIR.`);
  }
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = await listen(address);
  return () => server.close();
}

function lockAddress(dataDir: string): string {
  const name = `tracking-console-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', failed);
    server.listen(address, () => done(server));
    server.unref();
  });
}
