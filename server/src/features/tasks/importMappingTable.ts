import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import { bigint, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts';
import { SCOPES } from '../../owner.ts';
import { users } from '../users/userTable.ts';

/** The fields of the columns in a customer's last file, by the files' header row. */
export const importMappings = pgTable(
  'import_mappings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gid: text('gid')
      .notNull()
      .references(() => users.gid, { onDelete: 'cascade' }),
    scope: text('scope', { enum: SCOPES }).notNull(),
    /** The hash of the header row, which may be too long for an index. */
    headerHash: text('header_hash').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<ColumnMapping>().notNull(),
    usedTime: timestamp('used_time', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('import_mappings_header').on(table.gid, table.scope, table.headerHash)],
);

export type ImportMappingRecord = typeof importMappings.$inferSelect;
