import type { Transaction } from '../../database.ts';
import { getTableColumns, type SQL, sql } from '../../drizzle.ts';
import { isFollowed, shipments } from '../shipments/model/shipmentTable.ts';
import type { Standing } from './standing.ts';

export type StandingRow = Partial<Standing> & { id: number };

/**
 * Writes many shipments in one statement. All rows must name the same columns; shipments that are no longer followed stay as
 * they are.
 */
export async function updateStandings(transaction: Transaction, rows: readonly StandingRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(shipments);
  // Object.keys forgets that the keys are the row's.
  const names = (Object.keys(first) as (keyof StandingRow)[]).filter((name) => name !== 'id');
  const assignments = names.map((name) => sql`${sql.identifier(columns[name].name)} = given.${sql.identifier(name)}`);
  const fields = (['id', ...names] as const).map(
    (name) => sql`${sql.identifier(name)} ${sql.raw(columns[name].getSQLType())}`,
  );
  await transaction.execute(sql`
    UPDATE ${shipments} SET ${list(assignments)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${list(fields)})
    WHERE ${shipments.id} = given.id AND ${isFollowed}
  `);
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}
