import type { Transaction } from '../database.ts';
import { getTableColumns, type InferInsertModel, type PgTable, sql } from '../drizzle.ts';

/**
 * Inserts many rows in one statement. The rows are sent as one JSON text: a parameter for each value would cost more
 * than the insertion. All rows must name the same columns.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const fields = sql.join(
    columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const given = sql.join(
    columns.map(([name]) => sql`given.${sql.identifier(name)}`),
    sql`, `,
  );
  await transaction.execute(sql`
    INSERT INTO ${table} (${names})
    SELECT ${given} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${fields})
  `);
}
