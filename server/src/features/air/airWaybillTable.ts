import type { AirEvent, AirFlight, PieceMismatch } from '@tracking-console/contract/air/air';
import type { FsuCode } from '@tracking-console/contract/air/airConstants';
import type { MainStatus, SubStatus } from '@tracking-console/contract/shipments/statuses';
import { time } from '../../columns.ts';
import {
  and,
  bigint,
  boolean,
  doublePrecision,
  eq,
  index,
  integer,
  jsonb,
  pgTable,
  type SQL,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { gid } from '../users/userTable.ts';

/** Waybills of the API console. Their flights and events are read and written as a whole, never searched. */
export const airWaybills = pgTable(
  'air_waybills',
  {
    // Of the shipments' sequence: an id in the quota ledger or in a webhook's log names one thing, of either kind.
    id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval(pg_get_serial_sequence('shipments', 'id'))`),
    gid: gid(),
    /** Of live or of test data. */
    scope: text('scope', { enum: ['API', 'TEST'] })
      .notNull()
      .default('API'),
    /** 020-12345675 */
    number: text('number').notNull(),
    /** IATA code. */
    airline: text('airline').notNull(),
    reference: text('reference').notNull().default(''),
    registerTime: time('register_time').notNull(),
    trackingStatus: text('tracking_status', { enum: ['Tracking', 'Stopped'] })
      .notNull()
      .default('Tracking'),
    stopTime: time('stop_time'),
    dataSource: text('data_source', { enum: ['sandbox'] })
      .notNull()
      .default('sandbox'),
    /** How many times faster than life the sandbox plays it: another speed would move what it has already reported. */
    speed: doublePrecision('speed').notNull(),
    /** When the next request to the airline is due; null: never again. */
    nextSyncTime: time('next_sync_time'),
    /** When the last request was sent. */
    trackTime: time('track_time'),
    origin: text('origin').notNull().default(''),
    destination: text('destination').notNull().default(''),
    /** Every airport it calls at. */
    airports: text('airports').array().notNull().default(sql`'{}'`),
    pieces: integer('pieces'),
    weightKg: doublePrecision('weight_kg'),
    volumeM3: doublePrecision('volume_m3'),
    handling: text('handling').array().notNull().default(sql`'{}'`),
    flights: jsonb('flights').$type<AirFlight[]>().notNull().default([]),
    /** Oldest first. */
    events: jsonb('events').$type<AirEvent[]>().notNull().default([]),
    fsuCode: text('fsu_code').$type<FsuCode>(),
    packageStatus: text('package_status').$type<MainStatus>().notNull().default('NotFound'),
    subStatus: text('sub_status').$type<SubStatus>().notNull().default('NotFound_Other'),
    flightNo: text('flight_no'),
    /** Of the first departure and the last arrival. */
    etd: time('etd'),
    atd: time('atd'),
    eta: time('eta'),
    ata: time('ata'),
    /** Of the last arrival, against the one that was booked at first. */
    delayMinutes: integer('delay_minutes'),
    mismatch: jsonb('mismatch').$type<PieceMismatch>(),
    /** A discrepancy that is not settled, or pieces that do not add up. */
    discrepancy: boolean('discrepancy').notNull().default(false),
    /** Of the last event; of the registration, while there is none. */
    changeTime: time('change_time').notNull(),
    /** Without case and accents; the number once more without its hyphen. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(`search_fold(number || E'\\n' || replace(number, '-', '') || E'\\n' || reference)`),
    ),
  },
  (table) => [
    uniqueIndex('air_waybills_own_number').on(table.gid, table.scope, table.number).concurrently(),
    // With all that a list is filtered and searched by, so that counting and paging read no row but those shown.
    index('air_waybills_registered').on(
      table.gid,
      table.registerTime,
      table.id,
      table.packageStatus,
      table.airline,
      table.delayMinutes,
      table.discrepancy,
      table.changeTime,
      table.airports,
      table.searchText,
    ),
    index('air_waybills_changed').on(
      table.gid,
      table.changeTime,
      table.id,
      table.packageStatus,
      table.airline,
      table.delayMinutes,
      table.discrepancy,
      table.airports,
      table.searchText,
    ),
    index('air_waybills_airports').using('gin', table.airports),
    index('air_waybills_due').on(table.nextSyncTime).where(sql`${table.nextSyncTime} IS NOT NULL`),
    index('air_waybills_stopped').on(table.stopTime).where(sql`${table.stopTime} IS NOT NULL`),
  ],
);

export type AirWaybill = Omit<typeof airWaybills.$inferSelect, 'searchText'>;

/** The owner's waybills; every query must have this condition. */
export function isOwnWaybill({ gid, scope }: Owner): SQL | undefined {
  // No buyer has any.
  return scope === 'BUYER' ? sql`false` : and(eq(airWaybills.gid, gid), eq(airWaybills.scope, scope));
}
