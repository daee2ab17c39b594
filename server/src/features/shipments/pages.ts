import type { Database, Transaction } from '../../database.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { createStatement } from '../../preparedStatements.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from './model/shipmentTable.ts';

/** The order of a list; every order ends with the id, so that pages neither repeat nor miss a row. */
export interface Order {
  by: SQLWrapper;
  descending: boolean;
  /** Rows without a value are last in both directions. Only where there may be some. */
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
  const direction = order.descending === backwards ? sql`ASC` : sql`DESC`;
  const rows = await (order.nullsLast
    ? readNullsLast(db, where, order.by, direction, backwards, { offset, size })
    : db
        .select({ id: shipments.id })
        .from(shipments)
        .where(where)
        .orderBy(sql`${order.by} ${direction}`, sql`${shipments.id} ${direction}`)
        .limit(size)
        .offset(offset));
  const ids = rows.map(({ id }) => Number(id));
  return backwards ? ids.reverse() : ids;
}

/** One index serves both directions only if rows without a value are read apart: it holds the nulls at one end. */
async function readNullsLast(
  db: Database | Transaction,
  where: SQL | undefined,
  by: SQLWrapper,
  direction: SQL,
  backwards: boolean,
  { offset, size }: Page,
) {
  const reached = offset + size;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (
      (SELECT ${shipments.id}, ${by} AS place, false AS lacks FROM ${shipments} WHERE ${and(where, isNotNull(by))}
        ORDER BY ${by} ${direction}, ${shipments.id} ${direction} LIMIT ${reached})
      UNION ALL
      (SELECT ${shipments.id}, NULL, true FROM ${shipments} WHERE ${and(where, isNull(by))}
        ORDER BY ${shipments.id} ${direction} LIMIT ${reached})
    ) AS merged
    ORDER BY lacks ${backwards ? sql`DESC` : sql`ASC`}, place ${direction}, id ${direction} LIMIT ${size} OFFSET ${offset}`);
  return rows;
}

type NearPage = Page & { backwards: boolean };

/** The place of a page counted from the list's nearer end, so that rows before a deep page cost little. */
export function nearerEnd({ offset, size, total = Number.POSITIVE_INFINITY }: PageOfTotal): NearPage {
  const rest = total - offset;
  const there = Math.min(size, rest);
  return offset > rest
    ? { offset: Math.max(0, rest - size), size: there, backwards: true }
    : { offset, size: there, backwards: false };
}

// The ids are one parameter, so that one statement serves any number of them.
const rowsOfIds = createStatement((reader) =>
  reader
    .select()
    .from(shipments)
    .where(and(isOwnedBy(), sql`${shipments.id} = ANY(${sql.placeholder('ids')}::bigint[])`))
    .prepare('shipments_of_ids'),
);

/** The shipments in the ids' order, without those deleted in the meantime. */
export async function readRows(
  db: Database | Transaction,
  owner: Owner,
  ids: readonly number[],
): Promise<ShipmentRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOfIds(db).execute({ gid: owner.gid, scope: owner.scope, ids: [...ids] });
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
