import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

/** Each carrier's part of a shipment's journey. */
export const providerLegs = pgTable(
  'provider_legs',
  {
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** 0 first. */
    leg: smallint('leg').notNull(),
    carrier: integer('carrier').notNull(),
    serviceType: text('service_type'),
    latestSyncStatus: text('latest_sync_status', { enum: ['Success', 'Failure'] }).notNull(),
    latestSyncTime: timestamp('latest_sync_time', { withTimezone: true }).notNull(),
    providerLang: text('provider_lang'),
    providerTips: text('provider_tips'),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.leg] })],
);

export type ProviderLegRecord = typeof providerLegs.$inferSelect;
