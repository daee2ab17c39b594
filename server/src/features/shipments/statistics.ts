import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, eq, gte, isNotNull, isNull, notInArray, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { expectedDay } from './model/shipmentColumns.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import { dateAfter, recentDays, type Zone } from './recentDays.ts';
import { countAttention } from './shelves.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { isCountedAsFollowed, readCounts, sumByStatus, sumWhere, takesPlace } from './shipmentCounts.ts';
import { shipmentMoments } from './shipmentMomentTable.ts';
import { type StatusCounts, sumOf } from './statusCounts.ts';

export interface Overview {
  counts: StatusCounts;
  attention: number;
  /** Shipments whose carriers are queried; those take room in the quota. */
  followed: number;
  stopped: number;
  archived: number;
}

export interface Capacity {
  quota: number;
  used: number;
  free: number;
  archived: number;
}

export interface Day {
  /** 2026-03-01, in the caller's zone. */
  date: string;
  added: number;
  delivered: number;
}

export interface Transit {
  carrier: number;
  delivered: number;
  /** Days from pickup to delivery. */
  median: number;
  p90: number;
}

const QUARTER = DAY / 96;
/** "Soon" is today and this many days more. */
const SOON_DAYS = 3;
const MAX_SOON = 10;
const MAX_CARRIERS = 8;

export function createStatistics({ db, now, quotas }: ShipmentContext) {
  return {
    /** Counts of the list, or of the archive. */
    async readOverview(owner: Owner, archived = false): Promise<Overview> {
      const [counts, { urgent }] = await Promise.all([
        readCounts(db, owner),
        countAttention(db, owner, archived, now()),
      ]);
      return {
        counts: sumByStatus(counts.filter((count) => count.archived === archived)),
        attention: sumOf(urgent, MAIN_STATUSES),
        followed: sumWhere(counts, isCountedAsFollowed),
        stopped: sumWhere(counts, (count) => !count.archived && count.trackingStatus === 'Stopped'),
        archived: sumWhere(counts, (count) => count.archived),
      };
    },

    /** How many numbers can be followed at a time, and how many are; to be shown, as it is read without the account's lock. */
    async readCapacity(owner: Owner): Promise<Capacity> {
      const [quota, counts] = await Promise.all([quotas.readCapacity(owner), readCounts(db, owner)]);
      const used = sumWhere(counts, takesPlace(owner));
      const archived = sumWhere(counts, (count) => count.archived);
      return { quota, used, free: Math.max(0, quota - used), archived };
    },

    /** Whether any shipment has a name of the customer's. */
    async hasRemark(owner: Owner): Promise<boolean> {
      const named = await db
        .select({ id: shipments.id })
        .from(shipments)
        .where(and(isOwnedBy(owner), sql`${shipments.remark} <> ''`))
        .limit(1);
      return named.length > 0;
    },

    /** Added and delivered on each of the last days of the caller's zone, today included. */
    async readDays(owner: Owner, days: number, zone: Zone): Promise<Day[]> {
      const { dates, starts } = recentDays(days, now(), zone);
      const quarters = starts.map((start) => Math.floor(start.getTime() / QUARTER));
      const { ownerGid, scope, kind, quarter, count } = shipmentMoments;
      const rows = await db
        .select({
          kind,
          day: sql<number>`width_bucket(${quarter}, ${`{${quarters.join(',')}}`}::int[])`.as('day'),
          count: sql<number>`sum(${count})::int`,
        })
        .from(shipmentMoments)
        .where(and(eq(ownerGid, owner.gid), eq(scope, owner.scope), gte(quarter, quarters[0] ?? 0)))
        .groupBy(kind, sql`day`);
      const counts = new Map(rows.map((row) => [`${row.kind} ${row.day}`, row.count]));
      return dates.map((date, index) => ({
        date,
        added: counts.get(`added ${index + 1}`) ?? 0,
        delivered: counts.get(`delivered ${index + 1}`) ?? 0,
      }));
    },

    /** The carriers' transit times of deliveries in the last days; only carriers with the most deliveries. */
    async readTransit(owner: Owner, days: number): Promise<Transit[]> {
      const { carrier, deliveryTime, pickupTime } = shipments;
      const transit = sql`extract(epoch FROM ${deliveryTime} - ${pickupTime}) / 86400`;
      const share = (part: number) =>
        sql<number>`percentile_cont(${part}::float8) WITHIN GROUP (ORDER BY (${transit})::float8)`;
      return db
        .select({ carrier, delivered: sql<number>`count(*)::int`, median: share(0.5), p90: share(0.9) })
        .from(shipments)
        .where(
          and(
            isOwnedBy(owner),
            gte(deliveryTime, new Date(now().getTime() - days * DAY)),
            gte(deliveryTime, pickupTime),
            sql`${carrier} <> 0`,
          ),
        )
        .groupBy(carrier)
        .orderBy(sql`count(*) DESC`, carrier)
        .limit(MAX_CARRIERS);
    },

    /** Under way and expected today or soon, by the last day the carrier gives. */
    async listArrivingSoon(owner: Owner, zone: Zone): Promise<ShipmentRecord[]> {
      return db
        .select()
        .from(shipments)
        .where(
          and(
            isOwnedBy(owner),
            isNull(shipments.archivedAt),
            isNotNull(shipments.estimatedDelivery), // or its index is not considered
            notInArray(shipments.packageStatus, ['AvailableForPickup', 'Delivered', 'Exception', 'Expired']),
            sql`${expectedDay} BETWEEN ${dateAfter(0, now(), zone)} AND ${dateAfter(SOON_DAYS, now(), zone)}`,
          ),
        )
        .orderBy(expectedDay, shipments.id)
        .limit(MAX_SOON);
    },
  };
}
