import { randomUUID } from 'node:crypto';
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
