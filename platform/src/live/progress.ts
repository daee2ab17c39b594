import type { LiveChange } from '@tracking-console/contract/page/live';

/** Updates received together; changes are null where earlier ones are no longer known. */
export interface Batch {
  cursor: string;
  changes: readonly LiveChange[] | null;
}

/** More than come while a tab catches up. */
const MAX_REMEMBERED = 2_000;

/** A cursor begins with its moment, by the database's clock. */
export const momentOf = (cursor: string | null) => Number(cursor?.split('-')[0] ?? 0);

/** The cursor of this tab. Batches arrive in two ways, its own connection and another tab's. */
export function createProgress(start: string | null) {
  let cursor = start;
  const known = new Set<string>();

  return {
    cursor: () => cursor,
    /** What of the batch is new here. */
    take({ cursor: next, changes }: Batch): Batch['changes'] {
      if (momentOf(next) >= momentOf(cursor)) cursor = next;
      const updates = changes?.filter(({ id }) => !known.has(id)) ?? null;
      for (const { id } of updates ?? []) known.add(id);
      for (const id of known) {
        if (known.size <= MAX_REMEMBERED) break;
        known.delete(id);
      }
      return updates;
    },
  };
}
