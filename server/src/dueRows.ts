import { type PgColumn, type SQL, sql } from './drizzle.ts';

interface DueRows {
  where: SQL | undefined;
  /** Which are taken first; any, if absent. */
  orderBy?: SQL | PgColumn;
  limit: number;
  /** The tables to join, if `where` names them: the whole FROM clause. */
  from?: SQL;
}

/**
 * The due rows that no other process holds: the condition of an UPDATE or DELETE that claims them, so that any number
 * of processes may run it at once and each row is claimed by one of them. `key` is the table's primary key.
 */
export function claimable(key: PgColumn, { where, orderBy, limit, from }: DueRows): SQL {
  // As an array the rows are chosen once, whatever the statement's plan.
  return sql`${key} = ANY (ARRAY(
    SELECT ${key} FROM ${from ?? key.table} WHERE ${where ?? sql`false`} ${orderBy && sql`ORDER BY ${orderBy}`}
    LIMIT ${limit} FOR UPDATE OF ${key.table} SKIP LOCKED))`;
}

/**
 * The distinct values of an index's first column among the rows `where` applies to, as the query `name (value)` of a
 * `WITH RECURSIVE`. The index is skipped through, however many rows share a value.
 */
export function distinctValues(name: SQL, column: PgColumn, where: SQL): SQL {
  const first = (after?: SQL) =>
    sql`SELECT ${column} FROM ${column.table} WHERE ${where} ${after && sql`AND ${column} > ${after}`} ORDER BY ${column} LIMIT 1`;
  return sql`${name} (value) AS ((${first()}) UNION ALL SELECT (${first(sql`${name}.value`)}) FROM ${name} WHERE ${name}.value IS NOT NULL)`;
}
