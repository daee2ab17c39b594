import { type SQL, type SQLWrapper, sql } from './drizzle.ts';

/** Later than every row. */
const LAST_TIME = Date.UTC(9999, 0);

/** The end of a page in a list with the newest first. */
export const cursorOf = (time: Date, id: number) => `${time.getTime()}_${id}`;

/** Rows that follow a cursor, in the order of time and id, the newest first. */
export function isAfter(cursor: string | undefined, time: SQLWrapper, id: SQLWrapper): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [lastTime = 0, lastId = 0] = cursor.split('_').map(Number);
  return sql`(${time}, ${id}) < (${instantOf(lastTime)}::timestamptz, ${lastId}::bigint)`;
}

/** The digits of a cursor may be a time beyond every date. */
export const instantOf = (time: number) => new Date(Math.min(time, LAST_TIME)).toISOString();
