import type { TrackOrder } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/shipments/statuses';
import type { Database } from '../../database.ts';
import { and, desc, eq, type SQL } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';
import { findPage, type Order, readRows } from '../shipments/pages.ts';
import { readCounts, sumByStatus } from '../shipments/shipmentCounts.ts';
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

export type TrackListService = ReturnType<typeof createTrackListService>;

export function createTrackListService(db: Database) {
  return {
    async list(owner: Owner, { conditions, status, order, page }: TrackListQuery): Promise<TrackListResult> {
      const { counts, ids, total } = await findIds(owner, { conditions, status, order, page });
      return { counts, total, rows: await readRows(db, owner, ids) };
    },

    /** The ids of all that is found, the newest first. */
    async listAllIds(owner: Owner, conditions: SQL | undefined) {
      const found = and(isOwnedBy(owner), conditions);
      const rows = await db.select({ id: shipments.id }).from(shipments).where(found).orderBy(desc(shipments.id));
      return rows.map(({ id }) => id);
    },
  };

  async function findIds(owner: Owner, { conditions, status, order, page }: TrackListQuery) {
    const found = and(isOwnedBy(owner), conditions);
    const counting = conditions ? countByStatus(db, found) : readCounts(db, owner).then(sumByStatus);
    const shown = status ? [status] : MAIN_STATUSES;
    const total = conditions ? undefined : sumOf(await counting, shown);
    const wanted = status ? and(found, eq(shipments.packageStatus, status)) : found;
    const [counts, ids] = await Promise.all([
      counting,
      findPage(db, wanted, ORDERS[order], { offset: (page - 1) * TRACK_PAGE, size: TRACK_PAGE, total }),
    ]);
    return { counts, ids, total: total ?? sumOf(counts, shown) };
  }
}

/** Rows without a time are last. */
const ORDERS: Record<TrackOrder, Order> = {
  RegisterTimeAsc: { by: shipments.registerTime, descending: false },
  RegisterTimeDesc: { by: shipments.registerTime, descending: true },
  PushTimeAsc: { by: shipments.pushTime, descending: false, nullsLast: true },
  PushTimeDesc: { by: shipments.pushTime, descending: true, nullsLast: true },
  TrackTimeAsc: { by: shipments.trackTime, descending: false, nullsLast: true },
  TrackTimeDesc: { by: shipments.trackTime, descending: true, nullsLast: true },
};
