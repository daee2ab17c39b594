import { existsSync, readFileSync } from 'node:fs';
import {
  type Approval,
  CHANNELS,
  type Channel,
  type ImportMap,
  type LedgerRow,
  type ReleaseDetail,
  type ReleaseRow,
  type RollBackPlan,
} from '@tracking-console/contract/releases/releases';
import { releaseFile } from '../../tools/bundle/modules.ts';
import type { CallServer } from './callServer.ts';
import { Refusal } from './refusal.ts';

/** Addresses of the files some page may still request, also after a rollback. */
export async function neededFiles(call: CallServer, since: number): Promise<Set<string>> {
  const channels = await call<Channel[]>('/channels');
  const releases = await call<ReleaseRow[]>('/releases');
  const ids = new Set([
    ...(await servedSince(call, channels, since)),
    ...(await waysBack(call, channels)),
    ...releases.filter(({ createTime }) => Date.parse(createTime) >= since).map(({ id }) => id),
  ]);
  const needed = new Set<string>();
  for (const id of ids) addFiles(needed, (await call<ReleaseDetail>(`/releases/${id}`)).map);
  if (existsSync(releaseFile)) addFiles(needed, JSON.parse(readFileSync(releaseFile, 'utf8')));
  return needed;
}

function addFiles(needed: Set<string>, { imports, integrity }: ImportMap): void {
  for (const url of [...Object.values(imports), ...Object.keys(integrity)]) needed.add(url.split('#')[0] ?? '');
}

/** Releases some channel has pointed to since then, or may be made to by an approval. */
async function servedSince(call: CallServer, channels: readonly Channel[], since: number): Promise<string[]> {
  const pinned = channels.flatMap(({ stable, canary }) => [stable, canary]);
  const waiting = (await call<Approval[]>('/approvals')).flatMap(({ change }) => [
    change.stable,
    change.canary?.release,
  ]);
  const rows: LedgerRow[] = [];
  for (const channel of CHANNELS) rows.push(...(await readHistorySince(call, channel, since)));
  const moved = rows.flatMap(({ from, to }) => [from?.stable, from?.canary, to.stable, to.canary]);
  return [...pinned, ...waiting, ...moved].filter((id): id is string => typeof id === 'string');
}

/** A release replaced within that time was served within it: the row that replaced it names it. */
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

/** The releases that a rollback of the whole map or of each module leads to, however long ago they were served. */
async function waysBack(call: CallServer, channels: readonly Channel[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, stable } of channels) {
    const { modules } = await call<ReleaseDetail>(`/releases/${stable}`);
    for (const query of ['', ...Object.keys(modules).map((module) => `?module=${encodeURIComponent(module)}`)]) {
      const plan = await planWayBack(call, `/channels/${name}/rollback${query}`);
      if (plan) found.push(plan.row.to.stable);
    }
  }
  return found;
}

async function planWayBack(call: CallServer, path: string): Promise<RollBackPlan | null> {
  try {
    return await call<RollBackPlan>(path);
  } catch (error) {
    if (error instanceof Refusal && error.problem?.type === 'notFound') return null; // nothing was there before
    throw error;
  }
}
