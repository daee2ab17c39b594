// Builds the modules that changed: `npm run build` all of them, `npm run build -- buyer-app` one. Writes dist/app, the
// language bundles and the release (dist/importmap.json) that names what was built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLocales } from '../i18n/locales.ts';
import { createBuilders, type Order } from './builders.ts';
import { readFingerprint, sourceFingerprint, writeFingerprint } from './fingerprint.ts';
import {
  isModuleName,
  type ModuleName,
  moduleNames,
  modules,
  outputFolder,
  packageVersion,
  serverFolder,
} from './modules.ts';
import { writeRelease } from './release.ts';
import { BESIDE, fitsOf, serverFingerprint } from './serverBundle.ts';
import { stopAtFailures } from './stop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, version: { type: 'string' } },
});

const stop = stopAtFailures();
const unknown = positionals.filter((name) => !isModuleName(name));
if (unknown.length > 0)
  stop(`There is no module named ${unknown.join(', ')}. The modules are ${moduleNames.join(', ')}.`);
if (values.version && positionals.length !== 1)
  stop('--version needs exactly one module: npm run build -- buyer-app --version 1.0.91');

const names = positionals.length > 0 ? positionals.filter(isModuleName) : moduleNames;
const versionOf = (name: ModuleName) => values.version ?? packageVersion(name);
const builders = createBuilders();
let built = 0;

const parts = new Map(names.map((name) => [name, buildModule(name, versionOf(name))]));
const serverBundles = names.filter((name) => modules[name].server).map(buildServerBundle);
await Promise.all([...parts.values(), ...serverBundles, buildLocales()]);
builders.close();
if (!values.version) await writeRelease();
if (built === 0) console.log('  every module is up to date');

async function buildModule(name: ModuleName, version: string): Promise<void> {
  const fingerprint = sourceFingerprint(name);
  const manifest = join(outputFolder(name, version), 'manifest.json');
  if (!values.force && existsSync(manifest) && readFingerprint(name, version) === fingerprint) return;
  await order({ name, version }, `${name} ${version}`);
  writeFingerprint(name, version, fingerprint);
}

/** Beside the module, once everything it renders with is built: it fits exactly these. */
async function buildServerBundle(name: ModuleName): Promise<void> {
  await Promise.all([...BESIDE, name].map((needed) => parts.get(needed)));
  const version = versionOf(name);
  const fits = fitsOf(name, version);
  if (!fits) return;
  const fingerprint = serverFingerprint(name, fits);
  const isBuilt = existsSync(serverFolder(name, version));
  if (!values.force && isBuilt && readFingerprint(name, version, '-server') === fingerprint) return;
  await order({ name, version, fits }, `${name} ${version} for the server`);
  writeFingerprint(name, version, fingerprint, '-server');
}

async function order(what: Order, title: string): Promise<void> {
  const milliseconds = await builders.build(what);
  built += 1;
  console.log(`  built ${title} in ${(milliseconds / 1000).toFixed(1)} s`);
}
