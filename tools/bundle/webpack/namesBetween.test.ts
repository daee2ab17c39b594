import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { NamesBetween, namesBetween } from './namesBetween.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a module as ours are built. */
function namesOf(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) writeFileSync(join(folder, file), source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: './entry.js',
    externals: ['blocks', 'library'],
    externalsType: 'system',
    plugins: [new NamesBetween({ reports: join(folder, 'entry.js') })],
    output: { path: folder, library: { type: 'system' } },
    optimization: { minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(namesBetween(stats.compilation)) : reject(error))),
    );
  });
}

it('F-18 a module says what it imports by name, its later files and namespaces included, and what it exports', async () => {
  const names = await namesOf({
    'entry.js': `import { Button, icons, Unused } from 'blocks'; import library from 'library';
      export * as marks from './marks.js'; export const open = () => import('./page.js');
      export const mount = () => [Button, icons.Search, library]; const dead = () => Unused;`,
    'marks.js': 'export const star = 1;',
    'page.js': "import { Table } from 'blocks'; export const page = () => Table;",
  });
  expect(names).toEqual({
    imported: { blocks: ['Button', 'Table', 'icons.Search'], library: ['default'] },
    exported: { reports: ['marks', 'marks.star', 'mount', 'open'] },
  });
});
