// Builds the modules that changed: `npm run build` all of them, `npm run build -- buyer-app` one. Writes dist/app, the
// language bundles and the release (dist/importmap.json) that names what was built.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { buildLocales } from '../i18n/locales.ts';
import { readFingerprint, sourceFingerprint, writeFingerprint } from './fingerprint.ts';
import { writeManifest } from './manifest.ts';
import {
  isModuleName,
  type ModuleName,
  moduleNames,
  modules,
  outputFolder,
  packageVersion,
  serverFolder,
} from './modules.ts';
import { openStaging, placeBuilt } from './placing.ts';
import { writeRelease } from './release.ts';
import { fitsOf, serverFingerprint, writeServerManifest } from './serverBundle.ts';
import { configuration, OWN_LATER, serverConfiguration } from './webpack/configuration.ts';
import { filesThatNeed } from './webpack/laterModules.ts';
import { namesBetween } from './webpack/namesBetween.ts';
import { explainUnwritable } from './writeFiles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, version: { type: 'string' } },
});

const unknown = positionals.filter((name) => !isModuleName(name));
if (unknown.length > 0)
  stop(`There is no module named ${unknown.join(', ')}. The modules are ${moduleNames.join(', ')}.`);
if (values.version && positionals.length !== 1)
  stop('--version needs exactly one module: npm run build -- buyer-app --version 1.0.91');

process.on('uncaughtException', (error) => {
  const sentence = explainUnwritable(error);
  if (sentence) stop(sentence);
  console.error(error);
  process.exit(1);
});
const names = positionals.length > 0 ? positionals.filter(isModuleName) : moduleNames;
let built = 0;
for (const name of names) {
  const version = values.version ?? packageVersion(name);
  await buildModule(name, version);
  if (modules[name].server) await buildServerBundle(name, version);
}
await buildLocales();
if (!values.version) await writeRelease();
if (built === 0) console.log('  every module is up to date');

async function buildModule(name: ModuleName, version: string): Promise<void> {
  const fingerprint = sourceFingerprint(name);
  if (
    !values.force &&
    existsSync(join(outputFolder(name, version), 'manifest.json')) &&
    readFingerprint(name, version) === fingerprint
  )
    return;
  const started = performance.now();
  const staging = await openStaging(name, version);
  const { compilation } = await compile(await configuration(name, { path: staging }));
  await writeManifest(name, version, {
    folder: staging,
    withLater: OWN_LATER.flatMap((later) => filesThatNeed(later, compilation)),
    names: namesBetween(compilation),
  });
  await placeBuilt(staging, name, version).catch(({ message }) => stop(message));
  writeFingerprint(name, version, fingerprint);
  report(`${name} ${version}`, started);
}

/** Beside the module, once everything it renders with is built: it fits exactly these. */
async function buildServerBundle(name: ModuleName, version: string): Promise<void> {
  const fits = fitsOf(name, version);
  if (!fits) return;
  const fingerprint = serverFingerprint(name, fits);
  const folder = serverFolder(name, version);
  if (!values.force && existsSync(folder) && readFingerprint(name, version, '-server') === fingerprint) return;
  const started = performance.now();
  await rm(folder, { recursive: true, force: true });
  await compile(serverConfiguration(name, version));
  await writeServerManifest(name, version, fits);
  writeFingerprint(name, version, fingerprint, '-server');
  report(`${name} ${version} for the server`, started);
}

function report(what: string, started: number): void {
  built += 1;
  console.log(`  built ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function compile(options: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (stats.hasErrors()) stop(stats.toString({ all: false, errors: true, warnings: false, moduleTrace: true }));
        resolve(stats);
      });
    });
  });
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
