import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { shipments } from '../shipments/model/shipmentTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Links that show a shipment without signing in. One that is revoked is gone. */
export const shares = pgTable(
  'shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Of the token in the link, which is kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
    lastOpenTime: time('last_open_time'),
  },
  (table) => [index('shares_shipment').on(table.shipmentId)],
);

export type ShareRecord = typeof shares.$inferSelect;
