import type {
  CreateRelease,
  ModuleManifest,
  ModuleVersion,
  ReleaseDetail,
} from '@tracking-console/contract/releases/releases';
import type { Transaction } from '../../../database.ts';
import type { Answer, Once } from '../ledger/writer.ts';
import { type Refused, refused } from '../refusal.ts';
import type { Actor, ReleaseContext } from '../releaseContext.ts';
import { addRelease, findRelease } from '../releaseStore.ts';
import { flawIn } from './checkout.ts';
import { EMPTY_MAP, toRelease, withModule } from './importMaps.ts';
import { findManifests, publishModule } from './moduleStore.ts';

type Outcome<Body> = Promise<Answer<Body> | Refused>;

export function createPublishing({ writer, now }: Pick<ReleaseContext, 'writer' | 'now'>) {
  return {
    publish: (actor: Actor, manifest: ModuleManifest, once: Once): Outcome<ModuleVersion> =>
      writer.write<ModuleVersion>(once, async (transaction) => {
        const flaw = flawOf(manifest);
        if (flaw) return refused('invalid', flaw);
        const { kind, version } = await publishModule(transaction, manifest, actor.name, now());
        if (kind !== 'taken') return { status: kind === 'added' ? 201 : 200, body: version };
        return refused('published', `${manifest.name} ${manifest.version} has been published with other files.`);
      }),

    create: (actor: Actor, requested: CreateRelease, once: Once): Outcome<ReleaseDetail> =>
      writer.write<ReleaseDetail>(once, (transaction) => compose(transaction, actor, requested, now())),
  };
}

/** The rules a schema cannot express for a manifest. */
function flawOf({ entry, files, imports, pages }: ModuleManifest): string | undefined {
  const named = [entry, ...Object.values(imports).map((file) => file.split('#')[0] ?? ''), ...Object.values(pages)];
  const missing = named.find((file) => !(file in files));
  return missing === undefined ? undefined : `The manifest names ${missing}, which is not one of its files.`;
}

/** The release of the base with other versions of some modules; the same request makes the same release. */
export async function compose(
  transaction: Transaction,
  { name: author }: Actor,
  { base, modules }: CreateRelease,
  createTime: Date,
): Outcome<ReleaseDetail> {
  const from = base === undefined ? { map: EMPTY_MAP, modules: {} } : await findRelease(transaction, base);
  if (!from) return refused('notFound', `There is no release ${base}.`);
  const manifests = await findManifests(transaction, modules);
  const unknown = Object.entries(modules).find(
    ([name, version]) => !manifests.some((known) => known.name === name && known.version === version),
  );
  if (unknown) return refused('notFound', `${unknown.join(' ')} has not been published.`);
  const release = toRelease(manifests.reduce(withModule, from.map));
  const flaw = flawIn(release.map);
  if (flaw) return refused('invalid', `The release ${flaw}.`);
  const added = await addRelease(transaction, {
    ...release,
    modules: { ...from.modules, ...modules },
    author,
    createTime,
  });
  const body = await findRelease(transaction, release.id);
  if (!body) throw new Error(`The release ${release.id} was neither added nor found`);
  return { status: added ? 201 : 200, body };
}
