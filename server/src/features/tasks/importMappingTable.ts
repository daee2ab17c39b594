import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import { scope } from '../../columns.ts';
import { bigint, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** The fields of the columns in a customer's last file, by the files' header row. */
export const importMappings = pgTable(
  'import_mappings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: gid(),
    scope: scope(),
    /** Of the header row; rows may be longer than what an index takes. */
    headerHash: text('header_hash').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<ColumnMapping>().notNull(),
    usedTime: timestamp('used_time', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('import_mappings_header').on(table.gid, table.scope, table.headerHash)],
);

export type ImportMappingRecord = typeof importMappings.$inferSelect;
