import { and, eq, index, isNull, pgTable, type SQL, sql, uniqueIndex } from '../../../drizzle.ts';
import type { Owner } from '../../../owner.ts';
import { expectedDay, shipmentColumns } from './shipmentColumns.ts';

export const shipments = pgTable('shipments', shipmentColumns, (table) => {
  const listed = sql`${table.archivedAt} IS NULL AND ${table.deletedAt} IS NULL`;
  const isBuyers = sql`${table.scope} = 'BUYER' AND ${listed}`;
  const isPrograms = sql`${table.scope} = 'API' AND ${table.deletedAt} IS NULL`;
  const isTracked = sql`${isPrograms} AND ${table.trackingStatus} = 'Tracking'`;
  return [
    // Carriers reuse each other's numbers, so the number alone is no key.
    uniqueIndex('shipments_number')
      .on(table.ownerGid, table.scope, table.number, table.carrier)
      .where(sql`${table.deletedAt} IS NULL`),
    // The orders of the buyer's list. Ascending, to be read in either direction: a descending index would put nulls where
    // no query wants them. Their migration includes all that a list is filtered and searched by, so that a page however
    // deep is found in a tenth of the table's size; included, because conditions on an index's further key columns make
    // PostgreSQL 18 skip through it, five times slower than reading on.
    index('shipments_added').on(table.ownerGid, table.scope, table.registerTime, table.id).where(isBuyers),
    index('shipments_updated').on(table.ownerGid, table.scope, table.latestEventTime, table.id).where(isBuyers),
    index('shipments_ranked').on(table.ownerGid, table.scope, table.statusRank, table.id).where(isBuyers),
    // Together the order by days: those that have travelled, and those that still travel, the longest first.
    index('shipments_travelled')
      .on(table.ownerGid, table.scope, table.transitTime, table.id)
      .where(sql`${isBuyers} AND ${table.transitTime} IS NOT NULL`),
    index('shipments_travelling')
      .on(table.ownerGid, table.scope, table.pickupTime, table.id)
      .where(sql`${isBuyers} AND ${table.transitTime} IS NULL`),
    index('shipments_archived')
      .on(table.ownerGid, table.scope, table.registerTime, table.id)
      .where(sql`${table.scope} = 'BUYER' AND ${table.archivedAt} IS NOT NULL AND ${table.deletedAt} IS NULL`),
    // To count what a filter finds, and what a search finds: their further columns are in INCLUDED_COLUMNS. Two narrow
    // ones are read faster than one with everything, and without a further key their rows are in the order of the
    // table, so that PostgreSQL need not check elsewhere which of them are visible.
    index('shipments_standings').on(table.ownerGid, table.scope, table.subStatus).where(isBuyers),
    index('shipments_words').on(table.ownerGid, table.scope, table.subStatus).where(isBuyers),
    index('shipments_changed').on(table.ownerGid, table.scope, table.changeTime, table.id).where(listed),
    index('shipments_status')
      .on(table.ownerGid, table.scope, table.packageStatus, table.changeTime, table.subStatus)
      .where(listed),
    index('shipments_api')
      .on(
        table.ownerGid,
        table.scope,
        table.registerTime,
        table.id,
        table.packageStatus,
        table.carrier,
        table.trackingStatus,
        table.stopTrackTime,
        table.dataOrigin,
        table.syncStatus,
        table.trackTime,
        table.pushTime,
        table.pushStatus,
        table.pushStatusCode,
      )
      .where(isPrograms),
    index('shipments_tracked').on(table.ownerGid, table.scope, table.trackTime, table.id).where(isPrograms),
    index('shipments_pushed').on(table.ownerGid, table.scope, table.pushTime, table.id).where(isPrograms),
    // For rules about days.
    index('shipments_silent').on(table.ownerGid, table.latestEventTime).where(isTracked),
    index('shipments_underway').on(table.ownerGid, table.pickupTime).where(isTracked),
    // For counts, as above.
    index('shipments_api_standings').on(table.ownerGid, table.scope, table.packageStatus).where(isPrograms),
    // For delivered shipments, by carrier and the time it took.
    index('shipments_delivered')
      .on(table.ownerGid, table.scope, table.deliveryTime, table.carrier, table.pickupTime)
      .where(sql`${table.deliveryTime} IS NOT NULL AND ${table.deletedAt} IS NULL`),
    index('shipments_expected')
      .on(table.ownerGid, table.scope, expectedDay)
      .where(sql`${listed} AND ${table.estimatedDelivery} IS NOT NULL`),
    index('shipments_named')
      .on(table.ownerGid, table.scope)
      .where(sql`${table.remark} <> '' AND ${table.deletedAt} IS NULL`),
    index('shipments_refreshed')
      .on(table.ownerGid, table.scope, table.refreshTime)
      .where(sql`${table.refreshTime} IS NOT NULL`),
    index('shipments_source').on(table.number).where(sql`${table.dataSource} = 'carrier'`),
    index('shipments_stopped').on(table.stopTrackTime).where(sql`${table.stopTrackTime} IS NOT NULL`),
    index('shipments_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
    index('shipments_due').on(table.nextSyncTime).where(sql`${table.nextSyncTime} IS NOT NULL`),
  ];
});

/** Its carrier is queried: neither stopped, nor archived, nor deleted. */
export const isFollowed = sql`${shipments.trackingStatus} = 'Tracking'
  AND ${shipments.archivedAt} IS NULL AND ${shipments.deletedAt} IS NULL`;

/** The columns read of a shipment, apart from those that only the database reads. */
export type ShipmentRecord = Omit<
  typeof shipments.$inferSelect,
  'statusRank' | 'searchText' | 'hasEstimate' | 'transitTime' | 'testMode'
>;
export type NewShipment = typeof shipments.$inferInsert;

/** Placeholders for the owner in a prepared statement. */
const ANY_OWNER = { gid: sql.placeholder('gid'), scope: sql.placeholder('scope') };

/** The condition of every query: the owner's shipments, without deleted ones. */
export function isOwnedBy({ gid, scope }: Owner | typeof ANY_OWNER = ANY_OWNER): SQL | undefined {
  return and(eq(shipments.ownerGid, gid), eq(shipments.scope, scope), isNull(shipments.deletedAt));
}
