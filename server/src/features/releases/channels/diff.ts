import type { ModuleChange, ModuleManifest, ReleaseDiff } from '@tracking-console/contract/releases/releases';
import type { Database } from '../../../database.ts';
import { findManifests } from '../modules/moduleStore.ts';
import { type Refused, refused } from '../refusal.ts';
import { findRelease } from '../releaseStore.ts';

interface Side {
  modules: Record<string, string>;
  manifests: readonly ModuleManifest[];
}

/** The modules two releases have in different versions, with the sizes of these. */
export async function diffReleases(db: Database, from: string, to: string): Promise<ReleaseDiff | Refused> {
  const [before, after] = [await readSide(db, from), await readSide(db, to)];
  if (!before) return refused('notFound', `There is no release ${from}.`);
  if (!after) return refused('notFound', `There is no release ${to}.`);
  return { from, to, changes: changesBetween(before, after) };
}

export function changesBetween(before: Side, after: Side): ModuleChange[] {
  const names = [...new Set([...Object.keys(before.modules), ...Object.keys(after.modules)])].sort();
  return names
    .filter((module) => before.modules[module] !== after.modules[module])
    .map((module) => ({
      module,
      from: before.modules[module] ?? null,
      to: after.modules[module] ?? null,
      fromSize: sizeOf(before, module),
      toSize: sizeOf(after, module),
    }));
}

async function readSide(db: Database, id: string): Promise<Side | null> {
  const release = await findRelease(db, id);
  return release && { modules: release.modules, manifests: await findManifests(db, release.modules) };
}

function sizeOf({ manifests }: Side, module: string): number | null {
  const manifest = manifests.find(({ name }) => name === module);
  if (!manifest) return null;
  return Object.values(manifest.files).reduce((sum, { brotli }) => sum + brotli, 0);
}
