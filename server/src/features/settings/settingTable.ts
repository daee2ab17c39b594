import { SETTING_SECTIONS } from '@tracking-console/contract/shipments/settingConstants';
import { jsonb, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** The buyer's sections, and the one of the API. */
export const STORED_SECTIONS = [...SETTING_SECTIONS, 'defaults'] as const;
export type StoredSection = (typeof STORED_SECTIONS)[number];

/** Settings a customer has changed from their defaults; a section is saved at a time. */
export const settings = pgTable(
  'settings',
  {
    gid: gid(),
    scope: text('scope', { enum: ['BUYER', 'API'] }).notNull(),
    section: text('section', { enum: STORED_SECTIONS }).notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    saveTime: timestamp('save_time', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.scope, table.section] })],
);
