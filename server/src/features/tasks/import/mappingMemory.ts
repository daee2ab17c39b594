import { createHash } from 'node:crypto';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import type { Database } from '../../../database.ts';
import { and, desc, eq, notInArray } from '../../../drizzle.ts';
import type { Owner } from '../../../owner.ts';
import { type ImportMappingRecord, importMappings } from '../importMappingTable.ts';

/** Header rows remembered per customer; of more, those used last. */
const MAX_REMEMBERED = 50;

export type MappingMemory = ReturnType<typeof createMappingMemory>;

/** Remembers the columns of a file for the next file with the same header row. */
export function createMappingMemory(db: Database, now: () => Date) {
  return {
    async find(owner: Owner, columns: readonly string[]): Promise<ColumnMapping | null> {
      const [found] = await db.select().from(importMappings).where(ownMapping(owner, columns));
      return found?.mapping ?? null;
    },

    /** A file without headings has nothing to remember for the next one. */
    async remember(owner: Owner, columns: string[], mapping: ColumnMapping): Promise<void> {
      if (columns.every((heading) => heading === '')) return;
      const used = { columns, mapping, usedTime: now() };
      await db
        .insert(importMappings)
        .values({ ...owner, ...used, headerHash: hash(columns) })
        .onConflictDoUpdate({
          target: [importMappings.gid, importMappings.scope, importMappings.headerHash],
          set: used,
        });
      await dropOldest(owner);
    },

    /** The last used first. */
    async list(owner: Owner): Promise<ImportMappingRecord[]> {
      return db.select().from(importMappings).where(isOf(owner)).orderBy(desc(importMappings.usedTime));
    },

    async remove(owner: Owner, id: number): Promise<void> {
      await db.delete(importMappings).where(and(isOf(owner), eq(importMappings.id, id)));
    },
  };

  async function dropOldest(owner: Owner): Promise<void> {
    const { id, usedTime } = importMappings;
    const kept = db
      .select({ id })
      .from(importMappings)
      .where(isOf(owner))
      .orderBy(desc(usedTime), desc(id))
      .limit(MAX_REMEMBERED);
    await db.delete(importMappings).where(and(isOf(owner), notInArray(id, kept)));
  }
}

const isOf = ({ gid, scope }: Owner) => and(eq(importMappings.gid, gid), eq(importMappings.scope, scope));

const ownMapping = (owner: Owner, columns: readonly string[]) =>
  and(isOf(owner), eq(importMappings.headerHash, hash(columns)));

/** Headings differ by more than their case. */
function hash(columns: readonly string[]): string {
  const row = JSON.stringify(columns.map((heading) => heading.toLowerCase()));
  return createHash('sha256').update(row).digest('base64url');
}
