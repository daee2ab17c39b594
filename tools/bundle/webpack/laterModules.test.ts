import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { chunksOf } from '../../../root-config/src/loader/chunks.ts';
import { ChunksBySystem } from './chunksBySystem.ts';
import { filesThatNeed, LaterModules, laterExternals } from './laterModules.ts';

const LATER = ['blocks/later'];
const PAGE = "import { table } from 'blocks/later'; import { plain } from 'blocks'; export const page = plain + table;";
const ENTRY = "import { plain } from 'blocks'; export { plain }; export const open = () => import('./page.js');";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'later-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a module as ours are built. */
function build(entry: string): Promise<{ errors: string[]; needing: string[] }> {
  writeFileSync(join(folder, 'entry.js'), entry);
  writeFileSync(join(folder, 'page.js'), PAGE);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: './entry.js',
    externals: [laterExternals(LATER), 'blocks'],
    externalsType: 'system',
    plugins: [new ChunksBySystem(), new LaterModules(LATER)],
    output: {
      path: folder,
      filename: 'built.js',
      chunkFilename: 'chunk.js',
      publicPath: '/app/',
      library: { type: 'system' },
    },
    optimization: { minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (!stats) return reject(error);
        const errors = stats.compilation.errors.map(({ message }) => message);
        resolve({ errors, needing: errors.length > 0 ? [] : filesThatNeed('blocks/later', stats.compilation) });
      }),
    );
  });
}

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
  expect(await build(ENTRY)).toEqual({ errors: [], needing: ['chunk.js'] });
  const { names, asked } = run(async () => ({ table: 'table' }));
  expect(names.plain).toBe('plain ');
  expect((await names.open()).page).toBe('plain table');
  expect(asked).toEqual(['/app/chunk.js']);
});

it('what failed is asked for again with the chunk', async () => {
  await build(ENTRY);
  const later = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ table: 'table' });
  const { names } = run(later);
  await expect(names.open()).rejects.toThrow('offline');
  expect((await names.open()).page).toBe('plain table');
});

it('an entry that uses a later module is no module', async () => {
  expect((await build(PAGE)).errors).toEqual([expect.stringContaining('The entry needs blocks/later')]);
});
