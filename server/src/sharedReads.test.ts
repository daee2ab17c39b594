import type { Database } from './database.ts';
import { createSharedReads } from './sharedReads.ts';

const database = {} as Database; // only what a read is of
const other = {} as Database;

function countingReads() {
  let reads = 0;
  const shared = createSharedReads<number>();
  return (reader: Database, key: string) => shared(reader, key, async () => ++reads);
}

it('reads once for all who ask in one run, of one owner and one database', async () => {
  const read = countingReads();
  const asked = [read(database, 'one'), read(database, 'two'), read(database, 'one'), read(other, 'one')];
  expect(await Promise.all(asked)).toEqual([1, 2, 1, 3]);
});

it('reads again for whoever asks later, also while an earlier read is on its way', async () => {
  const read = countingReads();
  const early = read(database, 'one');
  await Promise.resolve();
  await Promise.resolve();
  expect(await Promise.all([early, read(database, 'one')])).toEqual([1, 2]);
});

it('does not keep a failure', async () => {
  const shared = createSharedReads<number>();
  await expect(shared(database, 'one', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shared(database, 'one', async () => 2)).toBe(2);
});
