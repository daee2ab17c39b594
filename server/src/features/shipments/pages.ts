import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import { isOwnedBy, type Owner, type ShipmentRecord, shipments } from './shipmentTable.ts';

/** What a list is ordered by; every order ends with the id, so that pages neither repeat nor miss a row. */
export interface Order {
  by: SQLWrapper;
  descending: boolean;
  /** What has no value stands last either way. Only where there may be none: an index does not serve it. */
  nullsLast?: boolean;
}

export interface Page {
  /** Rows before it. */
  offset: number;
  size: number;
}

/** `total` is the whole list's length, as far as it is known. */
export type PageOfTotal = Page & { total?: number | undefined };

/** The ids of a page. Ids are read from an index alone. */
export async function findPage(
  db: Database | Transaction,
  where: SQL | undefined,
  order: Order,
  page: PageOfTotal,
): Promise<number[]> {
  const { offset, size, backwards } = nearerEnd(page);
  if (size <= 0) return [];
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(where)
    .orderBy(...orderBy(order, backwards))
    .limit(size)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}

type NearPage = Page & { backwards: boolean };

/** Where a page lies, counted from the list's nearer end: the rows before a deep page cost little then. */
export function nearerEnd({ offset, size, total = Number.POSITIVE_INFINITY }: PageOfTotal): NearPage {
  const rest = total - offset;
  const there = Math.min(size, rest);
  return offset > rest
    ? { offset: Math.max(0, rest - size), size: there, backwards: true }
    : { offset, size: there, backwards: false };
}

/** The shipments in the ids' order; what is gone in the meantime is left out. */
export async function readRows(
  db: Database | Transaction,
  owner: Owner,
  ids: readonly number[],
): Promise<ShipmentRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(shipments)
    .where(and(isOwnedBy(owner), inArray(shipments.id, [...ids])));
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Their numbers, also of those that have been deleted. */
export async function numbersOf(
  db: Database | Transaction,
  { gid, scope }: Owner,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const mine = and(eq(shipments.ownerGid, gid), eq(shipments.scope, scope), inArray(shipments.id, [...ids]));
  const rows = await db.select({ id: shipments.id, number: shipments.number }).from(shipments).where(mine);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function orderBy({ by, descending, nullsLast }: Order, backwards: boolean): SQL[] {
  const direction = descending === backwards ? sql`ASC` : sql`DESC`;
  const nulls = nullsLast ? (backwards ? sql` NULLS FIRST` : sql` NULLS LAST`) : sql``;
  return [sql`${by} ${direction}${nulls}`, sql`${shipments.id} ${direction}`];
}
