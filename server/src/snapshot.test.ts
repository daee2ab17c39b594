import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const meta = join(import.meta.dirname, '../migrations/meta');
const MAX_BYTES = 16 * 1_048_576;

it('keeps the snapshot of the newest migration alone, and the tables are what it says', () => {
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`;
  expect(readdirSync(meta).sort()).toEqual([newest, '_journal.json'].sort());

  const program = join(import.meta.dirname, '../testing/tableSnapshot.ts');
  const tables = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: MAX_BYTES });
  const withoutIds = (snapshot: string) => ({ ...JSON.parse(snapshot), id: '', prevId: '' });
  // A difference is a change of a table without its migration: npm run migration -w server -- <what>.
  expect(withoutIds(tables)).toEqual(withoutIds(readFileSync(join(meta, newest), 'utf8')));
});
