import { ImportMap, type ModuleManifest } from '@tracking-console/contract/releases/releases';
import { Value } from 'typebox/value';
import type { Transaction } from '../../../database.ts';
import { flawIn } from '../modules/checkout.ts';
import { fileOf, folderOf, type Release, toRelease, withModule, withoutFolder } from '../modules/importMaps.ts';
import { findPublishedAt } from '../modules/moduleStore.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import type { ReleaseContext } from '../releaseContext.ts';
import { addRelease, findRelease } from '../releaseStore.ts';
import type { ChannelRequest, createChanging } from './changing.ts';
import { findChannel } from './channelStore.ts';

/** The change requested by a tool that only knows maps. */
export interface MapEdit {
  imports: Record<string, string>;
  /** For addresses that no published version has. */
  integrity: Record<string, string>;
  removed: readonly string[];
}

/** Tools without a channel's etag cannot be notified that they lost a race, so their edit is made again. */
const MAX_ATTEMPTS = 20;

interface Parts extends Pick<ReleaseContext, 'db' | 'now' | 'writer'> {
  change: ReturnType<typeof createChanging>;
}

/** Edits of a channel's map, each a release of its own that is checked and promoted like any other. */
export function createEditing({ db, now, writer, change }: Parts) {
  async function makeRelease(transaction: Transaction, base: string, { actor }: ChannelRequest, mapEdit: MapEdit) {
    const from = await findRelease(transaction, base);
    if (!from) return refused('notFound', `There is no release ${base}.`);
    const edited = await editMap(transaction, from, mapEdit);
    if (isRefused(edited)) return edited;
    const { map, modules } = edited;
    const release = toRelease(map);
    await addRelease(transaction, { ...release, modules, author: actor.name, createTime: now() });
    return release;
  }

  async function tryOnce(request: ChannelRequest, mapEdit: MapEdit): Promise<Release | Refused> {
    const channel = await findChannel(db, request.channel);
    if (!channel) return refused('notFound', `The channel ${request.channel} has no release yet.`);
    const release = await writer.inTransaction((transaction) =>
      makeRelease(transaction, channel.stable, request, mapEdit),
    );
    if (isRefused(release)) return release;
    const wanted = { stable: release.id, reason: `Asked for by ${request.actor.name} as an edit of the map.` };
    const outcome = await change({ ...request, etag: request.etag ?? channel.etag }, wanted);
    return isRefused(outcome) ? outcome : release;
  }

  return async (request: ChannelRequest, mapEdit: MapEdit): Promise<ImportMap | Refused> => {
    for (let tries = 1; ; tries++) {
      const outcome = await tryOnce(request, mapEdit);
      if (!isRefused(outcome)) return (await findRelease(db, outcome.id))?.map ?? outcome.map;
      const hasLost = outcome.problem.type === 'preconditionFailed' && request.etag === undefined;
      if (!hasLost || tries === MAX_ATTEMPTS) return outcome;
    }
  };
}

interface Edited {
  map: ImportMap;
  modules: Record<string, string>;
}

/** An address that belongs to a published version brings all of that version; others need their integrity. */
async function editMap(transaction: Transaction, from: Edited, { imports, integrity, removed }: MapEdit) {
  let edited: Edited = { map: from.map, modules: from.modules };
  for (const name of removed) edited = without(edited, name);
  for (const [name, url] of Object.entries(imports)) {
    const manifest = await findPublishedAt(transaction, name, url);
    edited = manifest ? withPublished(edited, manifest) : withAddress(edited, name, url, integrity);
  }
  if (!Value.Check(ImportMap, edited.map))
    return refused('invalid', 'That is not an import map of addresses below /app.');
  const flaw = flawIn(edited.map);
  return flaw ? refused('invalid', `The release ${flaw}.`) : edited;
}

function withPublished({ map, modules }: Edited, manifest: ModuleManifest): Edited {
  return { map: withModule(map, manifest), modules: { ...modules, [manifest.name]: manifest.version } };
}

function withAddress({ map, modules }: Edited, name: string, url: string, integrity: MapEdit['integrity']): Edited {
  const file = fileOf(url);
  const sealed = integrity[url] ?? integrity[file] ?? map.integrity[file];
  return {
    map: {
      ...map,
      imports: { ...map.imports, [name]: url },
      integrity: { ...map.integrity, ...(sealed !== undefined && { [file]: sealed }) },
    },
    modules: { ...modules, [name]: /\/(\d+\.\d+\.\d+[^/]*)\//.exec(url)?.[1] ?? '0.0.0' },
  };
}

function without({ map, modules }: Edited, name: string): Edited {
  const { [name]: url = '', ...imports } = map.imports;
  const { [name]: _version, ...kept } = modules;
  const isShared = Object.values(imports).some((other) => folderOf(other) === folderOf(url));
  return { map: isShared ? { ...map, imports } : withoutFolder({ ...map, imports }, folderOf(url)), modules: kept };
}
