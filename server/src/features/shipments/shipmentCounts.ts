import type { Database, Transaction } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { createStatement } from '../../preparedStatements.ts';
import { createSharedReads } from '../../sharedReads.ts';
import { shipmentCounts } from './shipmentCountTable.ts';
import { type StatusCounts, toCounts } from './statusCounts.ts';

const { archived, trackingStatus, packageStatus, subStatus } = shipmentCounts;
const kind = { archived, trackingStatus, packageStatus, subStatus };

export type ShipmentCount = Awaited<ReturnType<typeof selectCounts>>[number];

const shared = createSharedReads<readonly ShipmentCount[]>();

/** The owner's shipments by what is counted of them, deleted ones apart; see shipmentCountTable.ts. */
export const readCounts = (reader: Database | Transaction, owner: Owner) =>
  shared(reader, `${owner.scope} ${owner.gid}`, () => selectCounts(reader, owner));

const countsOfOwner = createStatement((reader) =>
  reader
    .select({ ...kind, count: sql<number>`sum(${shipmentCounts.count})::int` })
    .from(shipmentCounts)
    .where(and(eq(shipmentCounts.ownerGid, sql.placeholder('gid')), eq(shipmentCounts.scope, sql.placeholder('scope'))))
    .groupBy(archived, trackingStatus, packageStatus, subStatus)
    .prepare('counts_of_owner'),
);

async function selectCounts(reader: Database | Transaction, { gid, scope }: Owner) {
  return countsOfOwner(reader).execute({ gid, scope });
}

export function sumWhere(counts: readonly ShipmentCount[], matches: (count: ShipmentCount) => boolean): number {
  return counts.filter(matches).reduce((sum, { count }) => sum + count, 0);
}

export function sumByStatus(counts: readonly ShipmentCount[]): StatusCounts {
  const sums = new Map<ShipmentCount['packageStatus'], number>();
  for (const { packageStatus, count } of counts) sums.set(packageStatus, (sums.get(packageStatus) ?? 0) + count);
  return toCounts([...sums].map(([status, count]) => ({ status, count })));
}

/** Which take a place of the tracking quota: those that are followed, and of test data all that there are. */
export const takesPlace =
  ({ scope }: Owner) =>
  (count: ShipmentCount): boolean =>
    scope === 'TEST' || isCountedAsFollowed(count);

export function isCountedAsFollowed({ archived, trackingStatus }: ShipmentCount): boolean {
  return !archived && trackingStatus === 'Tracking';
}
