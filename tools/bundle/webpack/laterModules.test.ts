import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { chunksOf } from '../../root-config/src/loader/chunks.ts';

const webpackFolder = pathToFileURL(join(__dirname, '../webpack')).href;
const PAGE = "import { table } from 'blocks/later'; import { plain } from 'blocks'; export const page = plain + table;";
const ENTRY = "import { plain } from 'blocks'; export { plain }; export const open = () => import('./page.js');";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'later-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a module as ours are built, in a process of its own: jest reads no modules of that kind. */
function build(entry: string) {
  writeFileSync(join(folder, 'entry.js'), entry);
  writeFileSync(join(folder, 'page.js'), PAGE);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script(folder)], {
    encoding: 'utf8',
    cwd: join(__dirname, '../..'),
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as { errors: string[]; needing: string[] };
}

const script = (context: string) => `
  import webpack from 'webpack';
  import { LaterModules, laterExternals, filesThatNeed } from '${webpackFolder}/laterModules.mjs';
  import { ChunksBySystem } from '${webpackFolder}/chunksBySystem.mjs';
  const later = ['blocks/later'];
  webpack({
    mode: 'production', context: ${JSON.stringify(context)}, target: ['web', 'es2022'], entry: './entry.js',
    externals: [laterExternals(later), 'blocks'], externalsType: 'system',
    plugins: [new ChunksBySystem(), new LaterModules(later)],
    output: { path: ${JSON.stringify(context)}, filename: 'built.js', chunkFilename: 'chunk.js', publicPath: '/app/', library: { type: 'system' } },
  }).run((_error, stats) => {
    const errors = stats.compilation.errors.map(({ message }) => message);
    console.log(JSON.stringify({ errors, needing: errors.length ? [] : filesThatNeed('blocks/later', stats) }));
  });`;

interface Names {
  plain: string;
  open: () => Promise<{ page: string }>;
}

/** A page as small as it can be, in which the module runs; `later` is what its other module answers with. */
function run(later: () => Promise<object>) {
  const asked: string[] = [];
  const names = {} as Names; // what the module exports
  const blocks = { plain: 'plain ', later };
  const append = (made: { src: string; onload: (event: object) => void }) => {
    asked.push(made.src);
    vm.runInContext(readFileSync(join(folder, 'chunk.js'), 'utf8'), page);
    made.onload({ type: 'load', target: made });
  };
  const System = {
    import: async () => blocks,
    chunks: chunksOf,
    createScript: (src: string) => ({ src, remove: () => {} }),
    register(_needs: string[], declare: (publish: (exported: Names) => void) => Declared) {
      const { setters, execute } = declare((exported) => Object.assign(names, exported));
      for (const setter of setters) setter(blocks);
      execute();
    },
  };
  const page = vm.createContext({ System, document: { head: { append } }, setTimeout, clearTimeout });
  vm.runInContext(readFileSync(join(folder, 'built.js'), 'utf8'), page);
  return { names, asked };
}
interface Declared {
  setters: ((namespace: object) => void)[];
  execute: () => void;
}

it('a chunk that uses a later module stands when both are there', async () => {
  expect(build(ENTRY)).toEqual({ errors: [], needing: ['chunk.js'] });
  const { names, asked } = run(async () => ({ table: 'table' }));
  expect(names.plain).toBe('plain ');
  expect((await names.open()).page).toBe('plain table');
  expect(asked).toEqual(['/app/chunk.js']);
});

it('what failed is asked for again with the chunk', async () => {
  build(ENTRY);
  const later = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ table: 'table' });
  const { names } = run(later);
  await expect(names.open()).rejects.toThrow('offline');
  expect((await names.open()).page).toBe('plain table');
});

it('an entry that uses a later module is no module', () => {
  expect(build(PAGE).errors).toEqual([expect.stringContaining('The entry needs blocks/later')]);
});
