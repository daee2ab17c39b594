import type { Database } from '../../database.ts';
import { and, isNotNull, isNull, type SQL } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { createSharedReads } from '../../sharedReads.ts';
import { hasWaited, isTroubled } from './attention.ts';
import type { TabCounts } from './foundCounts.ts';
import { isOwnedBy, shipments } from './model/shipmentTable.ts';
import { readCounts, sumByStatus } from './shipmentCounts.ts';
import { addCounts, countByStatus } from './statusCounts.ts';

/** The list, or the archive. */
export function isOnShelf(owner: Owner, archived: boolean): SQL | undefined {
  return and(isOwnedBy(owner), archived ? isNotNull(shipments.archivedAt) : isNull(shipments.archivedAt));
}

export async function countShelf(db: Database, owner: Owner, archived: boolean): Promise<TabCounts> {
  return { counts: sumByStatus((await readCounts(db, owner)).filter((count) => count.archived === archived)) };
}

const shared = createSharedReads<Required<TabCounts>>();

/** With those that need attention. Time alone changes whether a shipment has waited too long, so these are read. */
export const countAttention = (db: Database, owner: Owner, archived: boolean, now: Date) =>
  shared(db, `${owner.scope} ${archived} ${owner.gid}`, () => selectAttention(db, owner, archived, now));

async function selectAttention(db: Database, owner: Owner, archived: boolean, now: Date): Promise<Required<TabCounts>> {
  const [counts, waiting] = await Promise.all([
    readCounts(db, owner),
    countByStatus(db, and(isOnShelf(owner, archived), hasWaited(now))),
  ]);
  const there = counts.filter((count) => count.archived === archived);
  return { counts: sumByStatus(there), urgent: addCounts(sumByStatus(there.filter(isTroubled)), waiting) };
}
