import { count, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { isTroubled, NEWS_PATIENCE, PICKUP_PATIENCE, patienceWith } from './attention.ts';
import { shipments } from './shipmentTable.ts';
import { addCounts, type StatusCounts, toCounts } from './statusCounts.ts';

/** What a list's tabs count, by main status. */
export interface TabCounts {
  counts: StatusCounts;
  /** Of these, those that need attention; absent where nobody asked and they would have to be read. */
  urgent?: StatusCounts;
}

const { packageStatus, subStatus, changeTime } = shipments;

/**
 * By reading what a filter finds, once for all tabs. Who needs attention is asked of the few standings there are, not of
 * every shipment: of each standing the database counts only how many have waited.
 */
export async function countFound(db: Database, found: SQL | undefined, now: Date): Promise<TabCounts> {
  const quietFor = (patience: number) =>
    sql<number>`count(*) FILTER (WHERE ${lt(changeTime, new Date(now.getTime() - patience))})::int`;
  const standings = await db
    .select({
      packageStatus,
      subStatus,
      count: count(),
      waiting: quietFor(PICKUP_PATIENCE),
      quiet: quietFor(NEWS_PATIENCE),
    })
    .from(shipments)
    .where(found)
    .groupBy(packageStatus, subStatus);
  return {
    counts: sumUp(standings, ({ count }) => count),
    urgent: sumUp(standings, (standing) => {
      if (isTroubled(standing)) return standing.count;
      const patience = patienceWith(standing);
      if (patience === undefined) return 0;
      return patience === PICKUP_PATIENCE ? standing.waiting : standing.quiet;
    }),
  };
}

function sumUp<Standing extends { packageStatus: keyof StatusCounts }>(
  standings: readonly Standing[],
  countOf: (standing: Standing) => number,
): StatusCounts {
  return standings
    .map((standing) => toCounts([{ status: standing.packageStatus, count: countOf(standing) }]))
    .reduce(addCounts, toCounts([]));
}
