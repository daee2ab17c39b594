// Files of the build and of an export: written whole or not at all.
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

type OpenFile = (path: string, flags: string) => Promise<FileHandle>;

/**
 * Puts a file in its place whole or not at all: readers see what was there before, then this. It is on the disk, not only
 * in memory, before it takes the other's name.
 */
export async function writeWhole(path: string, bytes: Buffer | string, openFile: OpenFile = open): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await openFile(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** So that the new name outlives a power cut as well; not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Whether it was written: a checkout that is built may be read-only. */
export async function writeIfChanged(path: string, content: Buffer | string): Promise<boolean> {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false;
  await writeWhole(path, content);
  return true;
}

/** A sentence about a place that cannot be written to; undefined for any other failure. */
export function explainUnwritable({ path }: NodeJS.ErrnoException): string | undefined {
  const place = nearestFolder(path);
  if (place === undefined || isWritable(place)) return undefined;
  return `${place} cannot be written to, and not every module is built: build where it can (npm run build), or start what is built with npm start -- --no-build.`;
}

function nearestFolder(path: string | undefined): string | undefined {
  let place = path;
  while (place !== undefined && !existsSync(place)) place = dirname(place);
  return place;
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
