import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const webpackFolder = pathToFileURL(join(__dirname, '../webpack')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds them as ours are built, in a process of its own: jest reads no modules of that kind. */
function namesOf(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) writeFileSync(join(folder, file), source);
  const script = `
    import webpack from 'webpack';
    import { NamesBetween, namesBetween } from '${webpackFolder}/namesBetween.mjs';
    webpack({
      mode: 'production', context: ${JSON.stringify(folder)}, target: ['web', 'es2022'], entry: './entry.js',
      externals: ['blocks', 'library'], externalsType: 'system',
      plugins: [new NamesBetween({ reports: ${JSON.stringify(join(folder, 'entry.js'))} })],
      output: { path: ${JSON.stringify(folder)}, library: { type: 'system' } },
    }).run((error, stats) => console.log(JSON.stringify(namesBetween(stats))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: join(__dirname, '../..'),
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

it('F-18 a module says what it imports by name, its later files and namespaces included, and what it exports', () => {
  const names = namesOf({
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
