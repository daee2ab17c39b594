import { scope } from '../../columns.ts';
import { bigint, index, integer, pgTable, text } from '../../drizzle.ts';

/**
 * How many shipments of an owner were added, and delivered, in each quarter of an hour; deleted ones are not counted.
 * Every zone's days begin with such a quarter, so any zone's days are sums of them. Kept by triggers as shipment_counts
 * are: a row for each change, folded from time to time, and the number is always the sum.
 */
export const shipmentMoments = pgTable(
  'shipment_moments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // No reference to the user: the shipments that go with a user are still counted off.
    ownerGid: text('owner_gid').notNull(),
    scope: scope(),
    kind: text('kind', { enum: ['added', 'delivered'] }).notNull(),
    /** Quarters of an hour since 1970. */
    quarter: integer('quarter').notNull(),
    /** May be negative: what became less. */
    count: integer('count').notNull(),
  },
  (table) => [index('shipment_moments_owner').on(table.ownerGid, table.scope, table.kind, table.quarter)],
);
