import { VIEW_LISTS } from '@tracking-console/contract/shipments/savedViewConstants';
import { bigint, boolean, pgTable, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** A list's filters, order and columns, under a name of the customer's own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    list: text('list', { enum: VIEW_LISTS }).notNull().default('active'),
    name: text('name').notNull(),
    query: text('query').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    saveTime: timestamp('save_time', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.gid, table.scope, table.list, sql`lower(${table.name})`),
    uniqueIndex('saved_views_default').on(table.gid, table.scope, table.list).where(sql`${table.isDefault}`),
  ],
);
