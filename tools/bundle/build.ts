// Builds the modules that changed: `npm run build` all of them, `npm run build -- buyer-app` one. Writes dist/app, the
// language bundles and the release (importmap.json) that names what was built.

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { sourceFingerprint, store, stored } from './fingerprint.mjs';
import { buildLocales } from './locales.mjs';
import { writeManifest } from './manifest.mjs';
import { modules, outputFolder, packageVersion, serverFolder } from './modules.mjs';
import { openStaging, placeBuilt } from './placing.mjs';
import { writeRelease } from './release.mjs';
import { fitsOf, serverFingerprint, writeServerManifest } from './serverBundle.mjs';
import { configuration, OWN_LATER, serverConfiguration } from './webpack/configuration.mjs';
import { filesThatNeed } from './webpack/laterModules.mjs';
import { namesBetween } from './webpack/namesBetween.mjs';
import { explainUnwritable } from './writeFiles.mjs';

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

process.on('uncaughtException', (error) => {
  const sentence = explainUnwritable(error);
  if (sentence) stop(sentence);
  console.error(error);
  process.exit(1);
});
const names = positionals.length > 0 ? positionals : Object.keys(modules);
let built = 0;
for (const name of names) {
  const version = values.version ?? packageVersion(name);
  await buildModule(name, version);
  if (modules[name].server) await buildServerBundle(name, version);
}
await buildLocales();
if (!values['keep-release'] && !values.version) await writeRelease();
if (built === 0) console.log('  every module is up to date');

async function buildModule(name, version) {
  const fingerprint = sourceFingerprint(name);
  if (
    !values.force &&
    existsSync(join(outputFolder(name, version), 'manifest.json')) &&
    stored(name, version) === fingerprint
  )
    return;
  const started = performance.now();
  const staging = await openStaging(name, version);
  const stats = await compile(configuration(name, { path: staging }));
  await writeManifest(name, version, {
    folder: staging,
    withLater: OWN_LATER.flatMap((later) => filesThatNeed(later, stats)),
    names: namesBetween(stats),
  });
  await placeBuilt(staging, name, version).catch(({ message }) => stop(message));
  store(name, version, fingerprint);
  report(`${name} ${version}`, started);
}

/** Beside the module, once everything it is drawn with is built: it fits exactly these. */
async function buildServerBundle(name, version) {
  const fits = fitsOf(name, version);
  if (!fits) return;
  const fingerprint = serverFingerprint(name, fits);
  const folder = serverFolder(name, version);
  if (!values.force && existsSync(folder) && stored(name, version, '-server') === fingerprint) return;
  const started = performance.now();
  await rm(folder, { recursive: true, force: true });
  await compile(serverConfiguration(name, { version }));
  await writeServerManifest(name, version, fits);
  store(name, version, fingerprint, '-server');
  report(`${name} ${version} for the server`, started);
}

function report(what, started) {
  built += 1;
  console.log(`  built ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

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
