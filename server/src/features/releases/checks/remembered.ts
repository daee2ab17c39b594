import { createHash } from 'node:crypto';

/** Enough for a few releases: most of their files are the same. */
const MAX_CACHED = 400;

/** Work that depends on a file's bytes alone, done once for the same bytes: a release shares most of its files with the next. */
export function remembered<Result>(work: (bytes: Buffer) => Result): (bytes: Buffer) => Result {
  const known = new Map<string, Result>();
  return (bytes) => {
    const key = createHash('sha256').update(bytes).digest('base64');
    const result = known.has(key) ? (known.get(key) as Result) : work(bytes); // it has one
    known.delete(key);
    known.set(key, result);
    if (known.size > MAX_CACHED) known.delete(String(known.keys().next().value));
    return result;
  };
}
