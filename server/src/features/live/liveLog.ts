import type { LiveChange } from '@tracking-console/contract/page/live';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { lt, type SQL, sql } from '../../drizzle.ts';
import type { LiveCursor } from './liveCursor.ts';
import { liveEvents } from './liveEventTable.ts';

export interface LiveEvent extends LiveChange {
  gid: string;
}

export type LiveLog = ReturnType<typeof createLiveLog>;

const RETENTION = sql`interval '24 hours'`;
/** Events are kept for a day, so all events after a cursor of this age are still there. */
const OLDEST_CURSOR = 23 * HOUR;
/** A console that has missed more refetches everything. */
const MAX_MISSED = 500;

/** Reads the events of committed transactions, which PostgreSQL's snapshots identify exactly. */
export function createLiveLog(db: Database) {
  return {
    /** How far the log goes now. */
    async end(): Promise<LiveCursor> {
      const [row] = (await db.execute<CursorRow>(sql`SELECT ${cursorNow}`)).rows;
      return toCursor(row);
    },

    /** All customers' events that were committed since the cursor, and the cursor after them. */
    async readSince({ snapshot }: LiveCursor): Promise<{ events: LiveEvent[]; cursor: LiveCursor }> {
      // One statement, hence one snapshot: what it sees and the cursor it answers with agree.
      const { rows } = await db.execute<CursorRow & { events: LiveEvent[] }>(sql`
        SELECT ${cursorNow}, (SELECT coalesce(json_agg(${asEvent} ORDER BY ${liveEvents.id}), '[]')
          FROM ${liveEvents} WHERE ${isAfter(snapshot)}) AS events`);
      return { events: rows[0]?.events ?? [], cursor: toCursor(rows[0]) };
    },

    /** The customer's events between two cursors; null: no longer known, or too many. */
    async readMissed(gid: string, after: LiveCursor, upTo: LiveCursor): Promise<LiveEvent[] | null> {
      if (upTo.time - after.time > OLDEST_CURSOR || isAhead(after, upTo)) return null;
      const { rows } = await db.execute<{ event: LiveEvent }>(sql`
        SELECT ${asEvent} AS event FROM ${liveEvents}
        WHERE ${liveEvents.gid} = ${gid} AND ${isAfter(after.snapshot)}
        AND pg_visible_in_snapshot(${liveEvents.xid}, ${upTo.snapshot}::pg_snapshot)
        ORDER BY ${liveEvents.id} LIMIT ${MAX_MISSED + 1}`);
      return rows.length > MAX_MISSED ? null : rows.map(({ event }) => event);
    },

    deleteOld: (): Promise<number> =>
      deleteInBatches(db, liveEvents, lt(liveEvents.createTime, sql`now() - ${RETENTION}`)),
  };
}

interface CursorRow extends Record<string, unknown> {
  snapshot: string;
  time: string;
}

const cursorNow = sql`pg_current_snapshot()::text AS snapshot, floor(extract(epoch FROM clock_timestamp()) * 1000)::text AS time`;

const asEvent = sql`json_build_object('id', ${liveEvents.id}::text, 'gid', ${liveEvents.gid}, 'kind', ${liveEvents.kind},
  'scope', ${liveEvents.scope}, 'ids', ${liveEvents.ids}, 'tab', ${liveEvents.tab})`;

/** The second condition serves the index; the third leaves out what a restored copy of another database may hold. */
function isAfter(snapshot: string): SQL {
  return sql`NOT pg_visible_in_snapshot(${liveEvents.xid}, ${snapshot}::pg_snapshot)
    AND ${liveEvents.xid} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND ${liveEvents.xid} < pg_snapshot_xmax(pg_current_snapshot())`;
}

function toCursor(row: CursorRow | undefined): LiveCursor {
  if (!row) throw new Error('PostgreSQL answered without a row');
  return { snapshot: row.snapshot, time: Number(row.time) };
}

/** Of another database, or of this one before it was restored. */
function isAhead(cursor: LiveCursor, upTo: LiveCursor): boolean {
  const end = ({ snapshot }: LiveCursor) => BigInt(snapshot.split(':')[1] ?? 0);
  return end(cursor) > end(upTo);
}
