import { MAX_SAVED_VIEWS, type ViewList } from '@tracking-console/contract/shipments/savedViewConstants';
import type { Database } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { IdentityOwner } from '../../owner.ts';
import { users } from '../users/userTable.ts';
import { savedViews } from './savedViewTable.ts';

export type SavedViewService = ReturnType<typeof createSavedViewService>;
export type SavedViewRecord = typeof savedViews.$inferSelect;

export interface WantedView {
  name: string;
  query: string;
  isDefault: boolean;
  list: ViewList;
  /** The query of the view that is to be replaced, '' for none; absent: any. */
  base?: string | undefined;
}

export function createSavedViewService(db: Database, now: () => Date) {
  const isOf = ({ gid, scope }: IdentityOwner) => and(eq(savedViews.gid, gid), eq(savedViews.scope, scope));

  return {
    async list(owner: IdentityOwner): Promise<SavedViewRecord[]> {
      return db.select().from(savedViews).where(isOf(owner)).orderBy(sql`lower(${savedViews.name})`);
    },

    /** Adds a view, or replaces the one of this name and list; tooMany: there are as many as there may be. */
    async save(
      owner: IdentityOwner,
      { name, query, isDefault, list, base }: WantedView,
    ): Promise<'saved' | 'tooMany' | 'changedMeanwhile'> {
      return db.transaction(async (transaction) => {
        // One at a time, so that two windows cannot exceed the limit.
        await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, owner.gid)).for('update');
        const views = await transaction.select().from(savedViews).where(isOf(owner));
        const known = views.find((view) => view.list === list && view.name.toLowerCase() === name.toLowerCase());
        const isOther = known && base !== undefined && known.query !== base && known.query !== query;
        if (isOther) return 'changedMeanwhile';
        if (!known && views.length >= MAX_SAVED_VIEWS) return 'tooMany';
        const ofList = and(isOf(owner), eq(savedViews.list, list));
        if (isDefault) await transaction.update(savedViews).set({ isDefault: false }).where(ofList);
        const values = { name, query, isDefault, list, saveTime: now() };
        if (known)
          await transaction
            .update(savedViews)
            .set(values)
            .where(and(isOf(owner), eq(savedViews.id, known.id)));
        else await transaction.insert(savedViews).values({ ...values, ...owner });
        return 'saved';
      });
    },

    async remove(owner: IdentityOwner, id: number): Promise<void> {
      await db.delete(savedViews).where(and(isOf(owner), eq(savedViews.id, id)));
    },
  };
}
