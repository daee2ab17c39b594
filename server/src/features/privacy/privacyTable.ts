import { integer, pgTable, primaryKey, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** Published versions of the privacy agreement; the highest is in force. */
export const privacyAgreements = pgTable('privacy_agreements', {
  version: integer('version').primaryKey(),
  publishTime: time('publish_time'),
});

export const privacyAcceptances = pgTable(
  'privacy_acceptances',
  {
    gid: gid(),
    version: integer('version')
      .notNull()
      .references(() => privacyAgreements.version),
    time: time('time'),
  },
  (table) => [primaryKey({ columns: [table.gid, table.version] })],
);
