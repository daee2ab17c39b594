import { type Batch, momentOf } from './progress.ts';

const MAX_BATCHES = 200;
/** A cursor is written a little after its change, and an update received twice does no harm. */
const MARGIN_MS = 2_000;

/** What the leading tab passed on lately, for tabs that were not listening yet. */
export function createRecentBatches(start: string | null) {
  let batches: Batch[] = [];
  /** `batches` has everything since then. */
  let since = momentOf(start);

  return {
    add(batch: Batch) {
      if (batch.changes === null) {
        batches = [];
        since = momentOf(batch.cursor);
        return;
      }
      if (batch.changes.length === 0) return;
      batches.push(batch);
      if (batches.length > MAX_BATCHES) since = momentOf(batches.shift()?.cursor ?? null);
    },
    /** Null: that goes back too far. */
    after(cursor: string | null): readonly Batch[] | null {
      const moment = momentOf(cursor) - MARGIN_MS;
      if (moment + MARGIN_MS < since) return null;
      return batches.filter((batch) => momentOf(batch.cursor) > moment);
    },
  };
}
