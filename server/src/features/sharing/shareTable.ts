import { time } from '../../columns.ts';
import { bigint, index, pgTable, text } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

/** Links that show a shipment without signing in. One that is revoked is gone. */
export const shares = pgTable(
  'shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The hash of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token for its owner to copy again, encrypted; empty for links of older versions. */
    sealedToken: text('sealed_token').notNull().default(''),
    createTime: time('create_time').notNull(),
    expireTime: time('expire_time').notNull(),
    lastOpenTime: time('last_open_time'),
  },
  (table) => [index('shares_shipment').on(table.shipmentId)],
);

export type ShareRecord = typeof shares.$inferSelect;
