// Builds the modules a third party would bring, each by itself and none by this repository's own build: the Vue ones with
// a small webpack, each with a Vue of its own; the others are SystemJS modules as they are written. Then names them in a
// release, which is all the console learns of them.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { dist } from '../../tools/bundle/modules.ts';

const VERSION = '2.0.0';
const here = import.meta.dirname;
const folderOf = (name) => join(dist, 'app', name, VERSION);

/** Name in the import map → source; what webpack builds, and what needs no build. */
const BUILT = { 'vue-app': 'vue/application.js', 'vue-parcel': 'vue/parcel.js' };
const WRITTEN = {
  'plain-app': 'plain/application.js',
  'plain-parcel': 'plain/parcel.js',
  'older-app': 'versions/older.js',
  'demanding-app': 'versions/demanding.js',
  'vue-account': 'vue/account.js',
  'widgets-app': 'react/widgets.js',
};

function compile(name, source) {
  const options = {
    mode: 'production',
    context: here,
    target: ['web', 'es2022'],
    entry: { [name]: join(here, source) },
    output: { path: folderOf(name), filename: '[name].js', uniqueName: name, library: { type: 'system' } },
    plugins: [
      new webpack.DefinePlugin({
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      }),
    ],
    performance: { hints: false },
  };
  return new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** What the release tool needs of any module, ours or foreign: contract's ModuleManifest. */
async function describe(name) {
  const url = `/app/${name}/${VERSION}/`;
  const entry = `${name}.js`;
  const bytes = await readFile(join(folderOf(name), entry));
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const manifest = {
    name: `@example/${name}`,
    version: VERSION,
    url,
    entry,
    imports: { [`@example/${name}`]: entry },
    files: { [entry]: { integrity, bytes: bytes.length, brotli: brotliCompressSync(bytes).length } },
    pages: {},
    provides: null,
    requires: null,
    buildId: integrity,
  };
  await writeFile(join(folderOf(name), 'manifest.json'), JSON.stringify(manifest, null, 2));
  return { imports: { [manifest.name]: url + entry }, integrity: { [url + entry]: integrity } };
}

/** @returns {Promise<{imports: object, integrity: object}>} their part of a release */
export async function buildForeign() {
  for (const [name, source] of Object.entries(BUILT)) await compile(name, source);
  for (const [name, source] of Object.entries(WRITTEN)) {
    await mkdir(folderOf(name), { recursive: true });
    await copyFile(join(here, source), join(folderOf(name), `${name}.js`));
  }
  const entries = await Promise.all(Object.keys({ ...BUILT, ...WRITTEN }).map(describe));
  return {
    imports: Object.assign({}, ...entries.map(({ imports }) => imports)),
    integrity: Object.assign({}, ...entries.map(({ integrity }) => integrity)),
  };
}

/** A release of ours with them added. */
export async function writeRelease(from, to, changes = {}) {
  const { imports, integrity } = JSON.parse(await readFile(from, 'utf8'));
  const added = await buildForeign();
  const all = {
    imports: { ...imports, ...added.imports, ...changes },
    integrity: { ...integrity, ...added.integrity },
  };
  await writeFile(to, JSON.stringify(all, null, 2));
}
