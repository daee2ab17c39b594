import type { AddressRange, SaveRanges } from '@tracking-console/contract/api/keys';
import type { Database } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';
import { allowLists } from './allowListTable.ts';

export interface AllowList {
  enabled: boolean;
  ranges: AddressRange[];
  version: number;
}

const NONE: AllowList = { enabled: false, ranges: [], version: 0 };

export type AllowListService = ReturnType<typeof createAllowListService>;

export function createAllowListService(db: Database) {
  return {
    async read(gid: string, reader: Database = db): Promise<AllowList> {
      const [list] = await reader.select().from(allowLists).where(eq(allowLists.gid, gid));
      return list ? { enabled: list.enabled, ranges: list.ranges, version: list.version } : NONE;
    },

    /** null: it has been changed since the given version. */
    async save(
      gid: string,
      { enabled, ranges, version }: Pick<SaveRanges, 'enabled' | 'ranges' | 'version'>,
      transaction: Database,
    ): Promise<AllowList | null> {
      await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
      const stored = await this.read(gid, transaction);
      if (stored.version !== version) return null;
      const saved = { enabled, ranges, version: version + 1 };
      await transaction
        .insert(allowLists)
        .values({ gid, ...saved })
        .onConflictDoUpdate({ target: allowLists.gid, set: saved });
      return saved;
    },
  };
}
