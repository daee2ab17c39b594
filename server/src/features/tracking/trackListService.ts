import type { TrackOrder } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { isOwnedBy, type Owner, type ShipmentRecord, shipments } from '../shipments/shipmentTable.ts';
import { countByStatus, type StatusCounts, sumOf } from '../shipments/statusCounts.ts';

export interface TrackListQuery {
  conditions: SQL | undefined;
  status: MainStatus | undefined;
  order: TrackOrder;
  page: number;
}

export interface TrackListResult {
  rows: ShipmentRecord[];
  total: number;
  counts: StatusCounts;
}

export const TRACK_PAGE = 40;

export function createTrackListService(db: Database) {
  return {
    async list(owner: Owner, { conditions, status, order, page }: TrackListQuery): Promise<TrackListResult> {
      const found = and(isOwnedBy(owner), conditions);
      const [counts, rows] = await Promise.all([
        countByStatus(db, found),
        db
          .select()
          .from(shipments)
          .where(status ? and(found, eq(shipments.packageStatus, status)) : found)
          .orderBy(...ORDERS[order])
          .limit(TRACK_PAGE)
          .offset((page - 1) * TRACK_PAGE),
      ]);
      const total = sumOf(counts, status ? [status] : MAIN_STATUSES);
      return { rows, counts, total };
    },
  };
}

/** What has no time yet stands last. */
const ORDERS: Record<TrackOrder, SQL[]> = {
  RegisterTimeAsc: [asc(shipments.registerTime), asc(shipments.id)],
  RegisterTimeDesc: [desc(shipments.registerTime), desc(shipments.id)],
  PushTimeAsc: [sql`${shipments.pushTime} ASC NULLS LAST`, asc(shipments.id)],
  PushTimeDesc: [sql`${shipments.pushTime} DESC NULLS LAST`, desc(shipments.id)],
  TrackTimeAsc: [sql`${shipments.trackTime} ASC NULLS LAST`, asc(shipments.id)],
  TrackTimeDesc: [sql`${shipments.trackTime} DESC NULLS LAST`, desc(shipments.id)],
};
