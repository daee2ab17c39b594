import type { CheckReport, ImportMap, ReleaseDetail, ReleaseRow } from '@tracking-console/contract/releases/releases';
import { ImportMap as ImportMapSchema } from '@tracking-console/contract/releases/releases';
import { Value } from 'typebox/value';
import type { Database, Transaction } from '../../database.ts';
import { desc, eq } from '../../drizzle.ts';
import { flawIn } from './modules/checkout.ts';
import type { Release } from './modules/importMaps.ts';
import { releases } from './releaseTable.ts';

type Reader = Database | Transaction;
type Row = typeof releases.$inferSelect;

/** How many are kept in memory; a channel serves two, a bisecting engineer some more. */
const MAX_CACHED = 16;
/** More than a month brings: cleaning up files needs all its releases. */
const MAX_LISTED = 2_000;

export async function findRelease(db: Reader, id: string): Promise<ReleaseDetail | null> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row ? { ...toRow(row), map: row.map, checks: row.checks } : null;
}

/** Newest first. */
export async function listReleases(db: Reader): Promise<ReleaseRow[]> {
  const rows = await db.select().from(releases).orderBy(desc(releases.createTime)).limit(MAX_LISTED);
  return rows.map(toRow);
}

interface NewRelease extends Release {
  modules: Record<string, string>;
  author: string;
  createTime: Date;
}

/** A release that exists already stays as it is. */
export async function addRelease(db: Reader, release: NewRelease): Promise<boolean> {
  const added = await db.insert(releases).values(release).onConflictDoNothing().returning({ id: releases.id });
  return added.length === 1;
}

export async function keepReport(db: Reader, report: CheckReport): Promise<void> {
  await db.update(releases).set({ checks: report }).where(eq(releases.id, report.release));
}

/** Maps never change, so each is read once. */
export function createMapCache(db: Database) {
  const known = new Map<string, ImportMap>();
  return async (id: string): Promise<ImportMap> => {
    const map = known.get(id) ?? (await readMap(db, id));
    known.delete(id);
    known.set(id, map);
    if (known.size > MAX_CACHED) known.delete(String(known.keys().next().value));
    return map;
  };
}

/** @throws when it cannot be served, even if it was stored */
async function readMap(db: Database, id: string): Promise<ImportMap> {
  const [row] = await db.select({ map: releases.map }).from(releases).where(eq(releases.id, id));
  if (!row || !Value.Check(ImportMapSchema, row.map)) throw new Error(`The release ${id} is not an import map.`);
  const flaw = flawIn(row.map);
  if (flaw) throw new Error(`The release ${id} ${flaw}.`);
  return row.map;
}

const toRow = ({ id, modules, author, createTime }: Row): ReleaseRow => ({
  id,
  modules,
  author,
  createTime: createTime.toISOString(),
});
