import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@tracking-console/contract/releases/releases';
import { DAY } from '@tracking-console/contract/values/durations';
import { dist } from '../../tools/bundle/modules.ts';
import type { Command } from './command.ts';
import { neededFiles } from './needed.ts';

/** How long an old tab keeps working on its release. */
const RETENTION_DAYS = 30;

/** Folders below app/ that are not versions of modules. */
const NO_MODULES = ['locales', 'tools'];

export const gc: Command = {
  usage: '[--yes]',
  about: `lists built files no channel, way back or release of ${RETENTION_DAYS} days needs; --yes deletes them`,
  async run({ options: { yes }, call }) {
    const since = Date.now() - RETENTION_DAYS * DAY;
    const needed = await neededFiles(call, since);
    const neededFolders = new Set([...needed].map((url) => url.replace(/[^/]*$/, '')));
    const all = await builtFolders();
    const folders = (await olderThan(since, all)).filter((folder) => !neededFolders.has(folder));
    const kept = all.filter((folder) => !folders.includes(folder));
    const files = (await Promise.all(kept.map((folder) => leftFiles(folder, needed, since)))).flat();
    if (yes) for (const name of [...folders, ...files]) await remove(name);
    const none = `Nothing is older than ${RETENTION_DAYS} days and needed by nobody.`;
    const head = yes ? 'Deleted:' : 'Nobody needs these; --yes deletes them:';
    const lines = [...folders, ...files].map((name) => `  ${name}`);
    return { json: { deleted: yes, folders, files }, text: lines.length === 0 ? none : [head, ...lines].join('\n') };
  },
};

/** As in "/app/buyer/1.0.90/". */
async function builtFolders(): Promise<string[]> {
  const app = join(dist, 'app');
  const modules = (await readdir(app)).filter((name) => !NO_MODULES.includes(name));
  const folders = await Promise.all(
    modules.map(async (name) => (await readdir(join(app, name))).map((version) => `/app/${name}/${version}/`)),
  );
  return folders.flat();
}

async function olderThan(since: number, names: readonly string[]): Promise<string[]> {
  const times = await Promise.all(names.map(async (name) => (await stat(join(dist, name))).mtimeMs));
  return names.filter((_, index) => (times[index] ?? since) < since);
}

/** Scripts of earlier builds of a version, with their compressed copies, that its manifest no longer names. */
async function leftFiles(folder: string, needed: ReadonlySet<string>, since: number): Promise<string[]> {
  const named = await manifestFiles(folder);
  if (named === null) return [];
  const left = (await readdir(join(dist, folder)))
    .map((file) => ({ file, script: file.replace(/\.(br|gz)$/, '') }))
    .filter(({ script }) => script.endsWith('.js') && !named.includes(script) && !needed.has(folder + script));
  return olderThan(
    since,
    left.map(({ file }) => folder + file),
  );
}

/** null: what belongs to the version is not known. */
async function manifestFiles(folder: string): Promise<string[] | null> {
  try {
    const manifest: ModuleManifest = JSON.parse(await readFile(join(dist, folder, 'manifest.json'), 'utf8'));
    return Object.keys(manifest.files);
  } catch {
    return null;
  }
}

/** A version goes with the bundle the server renders it with. */
async function remove(name: string): Promise<void> {
  await rm(join(dist, name), { recursive: true, force: true });
  if (name.endsWith('/')) await rm(join(dist, name.replace('/app/', '/server/')), { recursive: true, force: true });
}
