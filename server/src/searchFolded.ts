import { or, type PgColumn, type SQL, sql } from './drizzle.ts';

/** Finds a text, without case and accents, and a number with and without its gaps. @param column as search_fold writes it */
export function containsFolded(column: PgColumn, text: string): SQL | undefined {
  return or(...[...new Set([text, withoutGaps(text)])].map((one) => contains(column, one)));
}

/** A number may be written in groups, which words are not. */
const withoutGaps = (text: string) => (/\d/.test(text) ? text.replace(/[\s\p{Pd}]+/gu, '') : text);

function contains(column: PgColumn, text: string): SQL {
  const literal = sql`regexp_replace(search_fold(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${column} LIKE '%' || ${literal} || '%'`;
}
