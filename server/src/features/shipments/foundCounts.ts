import type { MainStatus } from '@tracking-console/contract/shipments/statuses';
import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import type { Database } from '../../database.ts';
import { count, lt, type SQL, sql } from '../../drizzle.ts';
import { isTroubled, PICKUP_QUIET_MS, quietLimitOf, UPDATE_QUIET_MS } from './attention.ts';
import { shipments } from './model/shipmentTable.ts';
import { addCounts, type StatusCounts, toCounts } from './statusCounts.ts';

/** The counts of a list's tabs, by main status. */
export interface TabCounts {
  counts: StatusCounts;
  /** Those of them that need attention; absent if it was not requested and they would have to be read. */
  urgent?: StatusCounts;
}

const { subStatus, changeTime } = shipments;

/**
 * Reads what a filter finds, once for all tabs. Whether shipments need attention is decided for each of the few
 * sub-statuses, not for each shipment: the database only counts how many have waited. It groups by sub-status alone,
 * as a second text to group by costs a tenth of the call.
 */
export async function countFound(db: Database, found: SQL | undefined, now: Date): Promise<TabCounts> {
  const quietFor = (patience: number) =>
    sql<number>`count(*) FILTER (WHERE ${lt(changeTime, new Date(now.getTime() - patience))})::int`;
  const rows = await db
    .select({ subStatus, count: count(), waiting: quietFor(PICKUP_QUIET_MS), quiet: quietFor(UPDATE_QUIET_MS) })
    .from(shipments)
    .where(found)
    .groupBy(subStatus);
  const standings = rows.map((row) => ({ ...row, packageStatus: mainStatusOf(row.subStatus) }));
  return {
    counts: sumUp(standings, ({ count }) => count),
    urgent: sumUp(standings, (standing) => {
      if (isTroubled(standing)) return standing.count;
      const quietLimit = quietLimitOf(standing);
      if (quietLimit === undefined) return 0;
      return quietLimit === PICKUP_QUIET_MS ? standing.waiting : standing.quiet;
    }),
  };
}

function sumUp<Standing extends { packageStatus: MainStatus }>(
  standings: readonly Standing[],
  countOf: (standing: Standing) => number,
): StatusCounts {
  return standings
    .map((standing) => toCounts([{ status: standing.packageStatus, count: countOf(standing) }]))
    .reduce(addCounts, toCounts([]));
}
