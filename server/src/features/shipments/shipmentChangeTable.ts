import type { ShipmentChange } from '@tracking-console/contract/api/trackingConsole';
import { bigint, index, jsonb, pgTable, text, timestamp } from '../../drizzle.ts';
import { shipments } from './model/shipmentTable.ts';

/** Changes of a shipment by the API's customer since it was registered. */
export const shipmentChanges = pgTable(
  'shipment_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    time: timestamp('time', { withTimezone: true }).notNull(),
    kind: text('kind').$type<ShipmentChange['kind']>().notNull(),
    fields: jsonb('fields').$type<ShipmentChange['fields']>().notNull(),
  },
  (table) => [index('shipment_changes_shipment').on(table.shipmentId, table.id)],
);
