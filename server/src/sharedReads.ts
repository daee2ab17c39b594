import type { Database, Transaction } from './database.ts';

/**
 * Callers that ask for the same in one synchronous run, as the calls of one page do, share one query. No caller gets a result
 * older than its request: the query is sent after the last of them has called.
 */
export function createSharedReads<Value>() {
  const pending = new WeakMap<Database | Transaction, Map<string, Promise<Value>>>();
  return (reader: Database | Transaction, key: string, read: () => Promise<Value>): Promise<Value> => {
    const reads = pending.get(reader) ?? new Map<string, Promise<Value>>();
    pending.set(reader, reads);
    const known = reads.get(key);
    if (known) return known;
    // A query of drizzle's is sent when it is awaited, which is after this run.
    const started = Promise.resolve().then(() => {
      reads.delete(key);
      return read();
    });
    reads.set(key, started);
    return started;
  };
}
