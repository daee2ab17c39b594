// Builds the modules that changed: `npm run build` all of them, `npm run build -- buyer-app` one. Writes dist/app, the
// language bundles and the release (importmap.json) that names what was built.

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { sourceFingerprint, store, stored } from './fingerprint.mjs';
import { buildLocales } from './locales.mjs';
import { writeManifest } from './manifest.mjs';
import { modules, outputFolder, packageVersion } from './modules.mjs';
import { writeRelease } from './release.mjs';
import { copyTools } from './tools.mjs';
import { configuration } from './webpack/configuration.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    version: { type: 'string' },
    'keep-release': { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !(name in modules));
if (unknown.length > 0)
  stop(`There is no module named ${unknown.join(', ')}. The modules are ${Object.keys(modules).join(', ')}.`);
if (values.version && positionals.length !== 1)
  stop('--version needs exactly one module: npm run build -- buyer-app --version 1.0.91');

const names = positionals.length > 0 ? positionals : Object.keys(modules);
let built = 0;
for (const name of names) {
  const version = values.version ?? packageVersion(name);
  const fingerprint = sourceFingerprint(name);
  if (!values.force && existsSync(outputFolder(name, version)) && stored(name, version) === fingerprint) continue;
  const started = performance.now();
  await rm(outputFolder(name, version), { recursive: true, force: true });
  await compile(configuration(name, { version }));
  await writeManifest(name, version);
  store(name, version, fingerprint);
  built += 1;
  console.log(`  built ${name} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
await buildLocales();
await copyTools();
if (!values['keep-release'] && !values.version) await writeRelease();
if (built === 0) console.log('  every module is up to date');

function compile(options) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors())
          return stop(stats.toString({ all: false, errors: true, warnings: false, moduleTrace: true }));
        resolve(stats);
      });
    });
  });
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
