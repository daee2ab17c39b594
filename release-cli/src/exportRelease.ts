import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../server/src/features/releases/checks/integrity.ts';
import type { Release } from '../../server/src/features/releases/modules/importMaps.ts';
import { writeWhole } from '../../tools/bundle/writeFiles.ts';
import { Refusal } from './refusal.ts';
import type { StaticPage } from './staticPage.ts';

interface Export {
  release: Release;
  page: StaticPage;
  /** Where the built modules are, and where the host takes its files from. */
  from: string;
  to: string;
  write?: typeof writeWhole;
}

/**
 * Writes everything a file host needs for one release. Immutable files come first and the page last, so that a reader in
 * between, or after a failure, still gets a complete release.
 */
export async function exportRelease({ release, page, from, to, write = writeWhole }: Export): Promise<string[]> {
  const written: string[] = [];
  async function put(path: string, bytes: Buffer | string) {
    await write(join(to, path), bytes).catch((error: NodeJS.ErrnoException) => {
      throw new Refusal(`${reasonOf(error, join(to, path))} What was exported to ${to} before is still whole.`);
    });
    written.push(path);
  }
  const files = await readFiles(from, release);
  for (const [path, bytes] of files) await put(path, bytes);
  await put('headers.json', `${JSON.stringify(headersOf(page), null, 2)}\n`);
  await put('importmap.json', `${JSON.stringify(release.map, null, 2)}\n`);
  await put('index.html', page.html);
  return written;
}

/** Modules, each as it was published, and the languages. Read completely before anything is written. */
async function readFiles(from: string, { map }: Release): Promise<[path: string, bytes: Buffer][]> {
  const modules = await Promise.all(
    Object.entries(map.integrity).map(async ([url, integrity]): Promise<[string, Buffer]> => {
      const bytes = await readBuilt(from, url);
      if (integrityOf(bytes) !== integrity)
        throw new Refusal(`The file ${url} in ${from} is not the one that was published.`);
      return [url, bytes];
    }),
  );
  const languages: Record<string, string> = JSON.parse(String(await readBuilt(from, '/app/locales/manifest.json')));
  const texts = Object.entries(languages).map(async ([language, hash]): Promise<[string, Buffer]> => {
    const path = `/app/locales/${language}.${hash}.json`;
    return [path, await readBuilt(from, path)];
  });
  return [...modules, ...(await Promise.all(texts))];
}

async function readBuilt(from: string, url: string): Promise<Buffer> {
  const bytes = await readFile(join(from, url)).catch(() => null);
  if (bytes) return bytes;
  throw new Refusal(`The file ${url} of this release is not in ${from}: build that version again.`);
}

const NEVER_CHANGES = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Configures the host: every address that is not a file of /app is answered with the page. */
const headersOf = ({ headers }: StaticPage) => ({ '/app/*': NEVER_CHANGES, '/*': headers });

function reasonOf({ code, message }: NodeJS.ErrnoException, path: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full: ${path} could not be written.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `${path} may not be written.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} cannot be a file: something else is in its way.`;
  return `${path} could not be written: ${message}.`;
}
