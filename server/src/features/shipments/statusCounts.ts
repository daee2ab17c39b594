import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/shipments/statuses';
import type { Database } from '../../database.ts';
import { count, type SQL } from '../../drizzle.ts';
import { shipments } from './model/shipmentTable.ts';

export type StatusCounts = Record<MainStatus, number>;

/** Reads them all; without a search, shipmentCounts.ts knows the sums. */
export async function countByStatus(db: Database, found: SQL | undefined): Promise<StatusCounts> {
  const rows = await db
    .select({ status: shipments.packageStatus, count: count() })
    .from(shipments)
    .where(found)
    .groupBy(shipments.packageStatus);
  return toCounts(rows);
}

/** All nine; a missing status is 0. */
export function toCounts(rows: readonly { status: MainStatus; count: number }[]): StatusCounts {
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  // fromEntries loses the type of its keys.
  return Object.fromEntries(MAIN_STATUSES.map((status) => [status, counted.get(status) ?? 0])) as StatusCounts;
}

export function sumOf(counts: StatusCounts, statuses: readonly MainStatus[]): number {
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}

export function addCounts(one: StatusCounts, other: StatusCounts): StatusCounts {
  return toCounts(MAIN_STATUSES.map((status) => ({ status, count: one[status] + other[status] })));
}
