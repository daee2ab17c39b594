import type { Database } from '../../database.ts';
import { and, isNotNull, isNull, type SQL, sql } from '../../drizzle.ts';
import { shipments } from './model/shipmentTable.ts';
import { nearerEnd, type PageOfTotal } from './pages.ts';

/**
 * The ids of a page by days in transit. Time passes for what still travels, so no index holds this order; but those that
 * travel keep their order among themselves, as do those that have arrived, and two ordered lists are quickly merged.
 */
export async function findPageByTransit(
  db: Database,
  where: SQL | undefined,
  { descending, now }: { descending: boolean; now: Date },
  page: PageOfTotal,
): Promise<number[]> {
  const { offset, size, backwards } = nearerEnd(page);
  if (size <= 0) return [];
  const longestFirst = descending !== backwards;
  const [down, up] = longestFirst ? [sql`DESC`, sql`ASC`] : [sql`ASC`, sql`DESC`];
  const reached = offset + size;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (
      (SELECT ${shipments.id}, ${shipments.transitTime} AS transit FROM ${shipments}
        WHERE ${and(where, isNotNull(shipments.transitTime))}
        ORDER BY ${shipments.transitTime} ${down}, ${shipments.id} ${down} LIMIT ${reached})
      UNION ALL
      (SELECT ${shipments.id}, ${travellingFor(now)} AS transit FROM ${shipments}
        WHERE ${and(where, isNull(shipments.transitTime))}
        ORDER BY ${shipments.pickupTime} ${up}, ${shipments.id} ${down} LIMIT ${reached})
    ) AS merged
    ORDER BY transit ${down}, id ${down} LIMIT ${size} OFFSET ${offset}`);
  const ids = rows.map(({ id }) => Number(id));
  return backwards ? ids.reverse() : ids;
}

function travellingFor(now: Date): SQL {
  return sql`(${now}::timestamptz - ${shipments.pickupTime})`;
}
