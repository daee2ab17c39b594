import { type AnyPgColumn, and, eq, type SQL } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';

/** The condition of every query of webhooks, events and deliveries that are shown. */
export function isOwn(table: { gid: AnyPgColumn; mode: AnyPgColumn }, owner: ApiOwner): SQL | undefined {
  return and(eq(table.gid, owner.gid), eq(table.mode, modeOf(owner)));
}
