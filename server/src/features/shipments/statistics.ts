import { and, count, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { needsAttention } from './attention.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { isFollowed, isOwnedBy, type Owner, shipments } from './shipmentTable.ts';
import { type StatusCounts, toCounts } from './statusCounts.ts';

export interface Overview {
  counts: StatusCounts;
  attention: number;
  /** Shipments that are asked for; those take room in the quota. */
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
  /** 2026-03-01, in the asker's zone. */
  date: string;
  added: number;
  delivered: number;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export function createStatistics({ db, now, quotas }: ShipmentContext) {
  return {
    /** Counts of the list, or of the archive. */
    async readOverview(owner: Owner, archived = false): Promise<Overview> {
      const isShown = archived ? isNotNull(shipments.archivedAt) : isNull(shipments.archivedAt);
      const rows = await db
        .select({
          status: shipments.packageStatus,
          count: countWhere(isShown),
          attention: countWhere(and(isShown, needsAttention(now()))),
          followed: countWhere(isFollowed),
          stopped: countWhere(and(isNull(shipments.archivedAt), eq(shipments.trackingStatus, 'Stopped'))),
          archived: countWhere(isNotNull(shipments.archivedAt)),
        })
        .from(shipments)
        .where(isOwnedBy(owner))
        .groupBy(shipments.packageStatus);
      const sum = (name: 'attention' | 'followed' | 'stopped' | 'archived') =>
        rows.reduce((total, row) => total + row[name], 0);
      return {
        counts: toCounts(rows),
        attention: sum('attention'),
        followed: sum('followed'),
        stopped: sum('stopped'),
        archived: sum('archived'),
      };
    },

    /** How many numbers can be followed at a time, and how many are. */
    async readCapacity(owner: Owner): Promise<Capacity> {
      const [{ trackingQuota }, [row]] = await Promise.all([
        quotas.findAccount(owner),
        db
          .select({ used: countWhere(isFollowed), archived: countWhere(isNotNull(shipments.archivedAt)) })
          .from(shipments)
          .where(isOwnedBy(owner)),
      ]);
      const { used = 0, archived = 0 } = row ?? {};
      return { quota: trackingQuota, used, free: Math.max(0, trackingQuota - used), archived };
    },

    /** Added and delivered on each of the last days, today included; `offset` as Date.getTimezoneOffset gives it. */
    async readDays(owner: Owner, days: number, offset: number): Promise<Day[]> {
      const today = Math.floor((now().getTime() - offset * MINUTE) / DAY);
      const since = new Date((today - days + 1) * DAY + offset * MINUTE);
      const [added, delivered] = await Promise.all([
        countByDay(owner, shipments.registerTime, since, offset),
        countByDay(owner, shipments.deliveryTime, since, offset),
      ]);
      return Array.from({ length: days }, (_, index) => {
        const date = new Date((today - days + 1 + index) * DAY).toISOString().slice(0, 10);
        return { date, added: added.get(date) ?? 0, delivered: delivered.get(date) ?? 0 };
      });
    },
  };

  async function countByDay(owner: Owner, column: PgColumn, since: Date, offset: number) {
    const day = sql<string>`to_char((${column} AT TIME ZONE 'UTC') - make_interval(mins => ${offset}::int), 'YYYY-MM-DD')`;
    const rows = await db
      .select({ day: day.as('day'), count: count() })
      .from(shipments)
      .where(and(isOwnedBy(owner), gte(column, since)))
      .groupBy(sql`day`);
    return new Map(rows.map((row) => [row.day, row.count]));
  }
}

function countWhere(condition: ReturnType<typeof and>) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
}
