import type { LiveKind } from '@tracking-console/contract/page/live';
import { bigint, customType, index, jsonb, pgTable, sql, text, timestamp } from '../../drizzle.ts';

/** A transaction's number, which never comes round. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What has changed, for open consoles; kept for a day. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The transaction that made the change: an id is given before its row can be seen, so the order of ids is not that of
     * commits.
     */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    // No reference to the user, whose row every change would have to lock: events are deleted within a day.
    gid: text('gid').notNull(),
    scope: text('scope', { enum: ['BUYER', 'API'] }),
    kind: text('kind').$type<LiveKind>().notNull(),
    /** Null: too many to name. */
    ids: jsonb('ids').$type<string[]>(),
    /** The tab whose call made the change. */
    tab: text('tab'),
    createTime: timestamp('create_time', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('live_events_xid').on(table.xid), index('live_events_gid').on(table.gid, table.xid)],
);
