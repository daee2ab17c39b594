import type { ModuleManifest, ModuleVersion } from '@tracking-console/contract/releases/releases';
import type { Database, Transaction } from '../../../database.ts';
import { and, desc, eq, or } from '../../../drizzle.ts';
import { sha256 } from '../../../sha256.ts';
import { canonicalJson } from '../ledger/canonicalJson.ts';
import { moduleVersions } from '../releaseTable.ts';

type Reader = Database | Transaction;
type Row = typeof moduleVersions.$inferSelect;

/** Newest first. */
export async function listModuleVersions(db: Reader): Promise<ModuleVersion[]> {
  const rows = await db.select().from(moduleVersions).orderBy(desc(moduleVersions.publishTime)).limit(500);
  return rows.map(toVersion);
}

/** The modules of a release that were published. */
export async function findManifests(db: Reader, modules: Record<string, string>): Promise<ModuleManifest[]> {
  const wanted = Object.entries(modules).map(([name, version]) => isVersion(name, version));
  if (wanted.length === 0) return [];
  return (
    await db
      .select()
      .from(moduleVersions)
      .where(or(...wanted))
  ).map(({ manifest }) => manifest);
}

/** The version of a module whose file is at this address. */
export async function findPublishedAt(db: Reader, name: string, address: string): Promise<ModuleManifest | undefined> {
  const rows = await db.select().from(moduleVersions).where(eq(moduleVersions.name, name));
  const found = rows.find(({ manifest: { url, imports } }) => url + (imports[name] ?? '') === address);
  return found?.manifest;
}

/** "published": this very version is there already. "taken": another manifest has its number, and stays. */
export async function publishModule(db: Reader, manifest: ModuleManifest, author: string, publishTime: Date) {
  const { name, version } = manifest;
  const added = await db
    .insert(moduleVersions)
    .values({ name, version, manifest, author, publishTime })
    .onConflictDoNothing()
    .returning();
  const [row] = added.length > 0 ? added : await db.select().from(moduleVersions).where(isVersion(name, version));
  if (!row) throw new Error(`${name} ${version} was neither published nor found`);
  if (added.length > 0) return { kind: 'added', version: toVersion(row) } as const;
  const isSame = canonicalJson(row.manifest) === canonicalJson(manifest);
  return { kind: isSame ? 'published' : 'taken', version: toVersion(row) } as const;
}

/** A checkout builds the same version repeatedly: each other build gets a version of its own. */
export async function publishBuilt(db: Reader, manifest: ModuleManifest, author: string, time: Date) {
  const { kind } = await publishModule(db, manifest, author, time);
  if (kind !== 'taken') return manifest;
  const rebuilt = { ...manifest, version: `${manifest.version}-build.${sha256(canonicalJson(manifest)).slice(0, 12)}` };
  await publishModule(db, rebuilt, author, time);
  return rebuilt;
}

const isVersion = (name: string, version: string) =>
  and(eq(moduleVersions.name, name), eq(moduleVersions.version, version));

const toVersion = ({ manifest, author, publishTime }: Row): ModuleVersion => ({
  ...manifest,
  author,
  publishTime: publishTime.toISOString(),
});
