import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Approval,
  CHANNELS,
  type Channel,
  type ImportMap,
  type LedgerRow,
  type ReleaseDetail,
  type ReleaseRow,
} from '@tracking-console/contract/releases';
import { dist, releaseFile } from '../modules.mjs';
import type { CallServer } from './callServer.ts';
import type { Command } from './command.ts';

/** An old tab keeps working on its release for so long. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Folders below app/ that are no versions of modules. */
const NO_MODULES = ['locales', 'tools'];

export const gc: Command = {
  usage: '[--yes]',
  about: `lists built versions no channel and no release of ${KEPT_DAYS} days needs; --yes deletes them`,
  async run({ options: { yes }, call }) {
    const since = Date.now() - KEPT_DAYS * DAY;
    const needed = await neededFolders(call, since);
    const folders = (await builtFolders()).filter(({ folder, time }) => !needed.has(folder) && time < since);
    const names = folders.map(({ folder }) => folder);
    if (yes) for (const folder of names) await remove(folder);
    const none = `Nothing is older than ${KEPT_DAYS} days and needed by nobody.`;
    const all = yes ? 'Deleted:' : 'Nobody needs these; --yes deletes them:';
    const text = names.length === 0 ? none : [all, ...names.map((name) => `  ${name}`)].join('\n');
    return { json: { deleted: yes, folders: names }, text };
  },
};

/** The module folders that some page may still ask for, as in "/app/buyer/1.0.90/". */
async function neededFolders(call: CallServer, since: number): Promise<Set<string>> {
  const releases = await call<ReleaseRow[]>('/releases');
  const ids = new Set([...(await servedSince(call, since)), ...releases.filter(isYounger(since)).map(({ id }) => id)]);
  const needed = new Set<string>();
  for (const id of ids) addFolders(needed, (await call<ReleaseDetail>(`/releases/${id}`)).map);
  if (existsSync(releaseFile)) addFolders(needed, JSON.parse(readFileSync(releaseFile, 'utf8')));
  return needed;
}

const isYounger =
  (since: number) =>
  ({ createTime }: ReleaseRow) =>
    Date.parse(createTime) >= since;

function addFolders(needed: Set<string>, { imports, integrity }: ImportMap): void {
  for (const url of [...Object.values(imports), ...Object.keys(integrity)]) {
    needed.add((url.split('#')[0] ?? '').replace(/[^/]*$/, ''));
  }
}

/** Releases some channel has pointed to since then, or may be made to by an approval. */
async function servedSince(call: CallServer, since: number): Promise<string[]> {
  const pinned = (await call<Channel[]>('/channels')).flatMap(({ stable, canary }) => [stable, canary]);
  const waiting = (await call<Approval[]>('/approvals')).flatMap(({ change }) => [
    change.stable,
    change.canary?.release,
  ]);
  const rows: LedgerRow[] = [];
  for (const channel of CHANNELS) rows.push(...(await readHistorySince(call, channel, since)));
  const moved = rows.flatMap(({ from, to }) => [from?.stable, from?.canary, to.stable, to.canary]);
  return [...pinned, ...waiting, ...moved].filter((id): id is string => typeof id === 'string');
}

/** What was left within that time was served within it: the row that left it says from where. */
async function readHistorySince(call: CallServer, channel: string, since: number): Promise<LedgerRow[]> {
  const found: LedgerRow[] = [];
  let before = '';
  for (;;) {
    const page = await call<LedgerRow[]>(`/channels/${channel}/history?limit=500${before}`);
    found.push(...page.filter(({ time }) => Date.parse(time) >= since));
    const last = page.at(-1);
    if (!last || Date.parse(last.time) < since) return found;
    before = `&before=${last.sequence}`;
  }
}

async function builtFolders(): Promise<{ folder: string; time: number }[]> {
  const app = join(dist, 'app');
  const modules = (await readdir(app)).filter((name) => !NO_MODULES.includes(name));
  const folders = await Promise.all(
    modules.map(async (name) => (await readdir(join(app, name))).map((version) => `/app/${name}/${version}/`)),
  );
  return Promise.all(
    folders.flat().map(async (folder) => ({ folder, time: (await stat(join(dist, folder))).mtimeMs })),
  );
}

/** With the bundle the server draws it with. */
async function remove(folder: string): Promise<void> {
  await rm(join(dist, folder), { recursive: true, force: true });
  await rm(join(dist, folder.replace('/app/', '/server/')), { recursive: true, force: true });
}
