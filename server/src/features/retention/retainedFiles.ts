import { copyFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@tracking-console/contract/values/durations';

export const OUTBOX_DAYS = 30;
export const LOG_BYTES = 10 * 1_048_576;
export const LOG_DAYS = 30;

/** Deletes old mails, and halves of mails that a crash left behind. */
export async function clearOutbox(dataDir: string, now: Date): Promise<number> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(ifMissing([]));
  let deleted = 0;
  for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
    const found = await stat(join(folder, name)).catch(ifMissing(null));
    if (!found || now.getTime() - found.mtimeMs <= OUTBOX_DAYS * DAY) continue;
    await rm(join(folder, name), { force: true });
    deleted += 1;
  }
  return deleted;
}

/**
 * Moves a log that is large, or that began half the period ago, to `postgresql.log.1`, which it replaces. PostgreSQL
 * appends to the open file, so the file is emptied and not renamed.
 */
export async function rotatePostgresLog(dataDir: string, now: Date): Promise<number> {
  const file = join(dataDir, 'postgresql.log');
  const [log, previous] = await Promise.all([file, `${file}.1`].map((path) => stat(path).catch(ifMissing(null))));
  if (!log || log.size === 0) return 0;
  const began = previous?.mtimeMs ?? log.birthtimeMs;
  if (log.size <= LOG_BYTES && now.getTime() - began < (LOG_DAYS / 2) * DAY) return 0;
  await copyFile(file, `${file}.1`);
  await truncate(file);
  return 1;
}

/** The answer if there is no such file or folder. */
function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
