import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';

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

const passwordFile = (dataDir: string) => join(dataDir, 'database-password');

/** The password of the embedded PostgreSQL: made with its database, readable only by this user. */
export function makePassword(dataDir: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 });
  return password;
}

/** That of a database which has been made. */
export function readPassword(dataDir: string): string {
  try {
    return readPrivateFile(passwordFile(dataDir));
  } catch {
    throw new StartRefusal(
      `The password of the database, ${passwordFile(dataDir)}, cannot be read: put the file back, or begin again with --fresh.`,
    );
  }
}

/** Reads a file of this user; a copied one may have become readable by others, so its mode is restored. */
export function readPrivateFile(file: string): string {
  const text = readFileSync(file, 'utf8');
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return text;
}
