import type { Sequence } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';
import { and, asc, desc, gt, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findCarriersByName } from '../carriers/carriers.ts';
import { needsAttention } from './attention.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { isOwnedBy, type Owner, type ShipmentRecord, shipments } from './shipmentTable.ts';
import { countByStatus, type StatusCounts, sumOf } from './statusCounts.ts';

export interface ListFilter {
  archived: boolean;
  search: string;
  /** Empty: all. */
  statuses: readonly MainStatus[];
  attention: boolean;
  sequence: Sequence;
  page: number;
  pageSize: number;
}

export interface ShipmentPage {
  rows: ShipmentRecord[];
  /** Of the whole list. */
  total: number;
  /** By main status, whatever statuses were asked for. */
  counts: StatusCounts;
}

/** How many of the latest changes are told at once. */
const RECENT = 10;

export function createListing({ db, now }: ShipmentContext) {
  return {
    async list(owner: Owner, filter: ListFilter): Promise<ShipmentPage> {
      const found = and(
        isOwnedBy(owner),
        filter.archived ? isNotNull(shipments.archivedAt) : isNull(shipments.archivedAt),
        matches(filter.search),
        filter.attention ? needsAttention(now()) : undefined,
      );
      const wanted = filter.statuses.length > 0 ? inArray(shipments.packageStatus, [...filter.statuses]) : undefined;
      const [counts, rows] = await Promise.all([
        countByStatus(db, found),
        db
          .select()
          .from(shipments)
          .where(and(found, wanted))
          .orderBy(...orderOf(filter.sequence, now()))
          .limit(filter.pageSize)
          .offset((filter.page - 1) * filter.pageSize),
      ]);
      const statuses = filter.statuses.length > 0 ? filter.statuses : MAIN_STATUSES;
      return { rows, counts, total: sumOf(counts, statuses) };
    },

    /** Shipments with news that came after a time, the newest first. */
    async listRecentChanges(owner: Owner, since: Date): Promise<ShipmentRecord[]> {
      return db
        .select()
        .from(shipments)
        .where(
          and(
            isOwnedBy(owner),
            isNull(shipments.archivedAt),
            isNotNull(shipments.latestEvent),
            gt(shipments.changeTime, since),
          ),
        )
        .orderBy(desc(shipments.changeTime), desc(shipments.id))
        .limit(RECENT);
    },
  };
}

function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const containing = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const carriers = findCarriersByName(text);
  return or(
    ilike(shipments.number, containing),
    ilike(shipments.remark, containing),
    ilike(shipments.orderNo, containing),
    carriers.length > 0 ? inArray(shipments.carrier, carriers) : undefined,
    carriers.length > 0 ? inArray(shipments.finalCarrier, carriers) : undefined,
  );
}

/** Every order ends with the id, so that pages neither repeat nor miss a row. */
function orderOf(sequence: Sequence, now: Date): SQL[] {
  const direction = sequence.endsWith('Asc') ? asc : desc;
  const key = {
    Added: shipments.registerTime,
    Updated: shipments.latestEventTime,
    Status: sql`array_position(${sql.param([...MAIN_STATUSES])}::text[], ${shipments.packageStatus})`,
    Days: sql`coalesce(coalesce(${shipments.deliveryTime}, ${now}::timestamptz) - ${shipments.pickupTime}, interval '-1')`,
  }[sequence.replace(/(Asc|Desc)$/, '') as 'Added' | 'Updated' | 'Status' | 'Days'];
  return [direction(key), direction(shipments.id)];
}
