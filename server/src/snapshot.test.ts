import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Kit from 'drizzle-kit/api';

const meta = join(import.meta.dirname, '../migrations/meta');

it('keeps the snapshot of the newest migration alone, and the tables are what it says', async () => {
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`;
  expect(readdirSync(meta).sort()).toEqual([newest, '_journal.json'].sort());

  // As one CommonJS file it is read in a third of the time.
  const { generateDrizzleJson }: typeof Kit = createRequire(import.meta.url)('drizzle-kit/api');
  const files = globSync('features/**/*Table.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const tables = Object.assign({}, ...modules);
  const withoutIds = (snapshot: string) => ({ ...JSON.parse(snapshot), id: '', prevId: '' });
  // A difference is a change of a table without its migration: npm run migration -w server -- <what>.
  expect(withoutIds(JSON.stringify(generateDrizzleJson(tables)))).toEqual(
    withoutIds(readFileSync(join(meta, newest), 'utf8')),
  );
});
