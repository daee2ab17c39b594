import type { Database, Transaction } from './database.ts';

type Reader = Database | Transaction;

/**
 * For a statement that pages and calls send by the thousand: it is built once for each database, and by its name PostgreSQL
 * parses it once for each connection.
 */
export function createStatement<Statement>(build: (reader: Reader) => Statement) {
  const built = new WeakMap<Reader, Statement>();
  return (reader: Reader): Statement => {
    const statement = built.get(reader) ?? build(reader);
    built.set(reader, statement);
    return statement;
  };
}
