import type { MainStatus, SubStatus } from '@tracking-console/contract/shipments/statuses';
import { scope } from '../../columns.ts';
import { bigint, boolean, index, integer, pgTable, text } from '../../drizzle.ts';

/**
 * How many shipments an owner has, by what is counted of them; deleted ones are not. Triggers add a row for each change, in the
 * change's own transaction and without a lock, and fold an owner's rows from time to time: the number is always the exact sum,
 * and no transaction waits for another's.
 */
export const shipmentCounts = pgTable(
  'shipment_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // No reference to the user: the shipments that go with a user are still counted off.
    ownerGid: text('owner_gid').notNull(),
    scope: scope(),
    archived: boolean('archived').notNull(),
    trackingStatus: text('tracking_status', { enum: ['Tracking', 'Stopped'] }).notNull(),
    packageStatus: text('package_status').$type<MainStatus>().notNull(),
    subStatus: text('sub_status').$type<SubStatus>().notNull(),
    /** May be negative: what became less. */
    count: integer('count').notNull(),
  },
  (table) => [index('shipment_counts_owner').on(table.ownerGid, table.scope)],
);
