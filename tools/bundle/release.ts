// The release a checkout serves: importmap.json, a whole import map with the integrity of every file it names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, outputFolder, packageVersion, releaseFile } from './modules.mjs';
import { writeIfChanged } from './writeFiles.mjs';

function readManifest(name, version) {
  const file = join(outputFolder(name, version), 'manifest.json');
  if (!existsSync(file)) {
    throw new Error(`${name} ${version} has not been built: npm run build -- ${name} --version ${version}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a release says of one module: its names, and the integrity of every file of it, those loaded later included. */
function moduleEntries(name, version) {
  const { url, imports, files } = readManifest(name, version);
  return {
    imports: Object.fromEntries(Object.entries(imports).map(([given, file]) => [given, url + file])),
    integrity: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [url + file, integrity])),
  };
}

/** The release in which every module stands at the version of its package.json. */
export async function writeRelease() {
  const entries = Object.keys(modules).map((name) => moduleEntries(name, packageVersion(name)));
  const map = {
    imports: Object.assign({}, ...entries.map(({ imports }) => imports)),
    integrity: Object.assign({}, ...entries.map(({ integrity }) => integrity)),
  };
  await writeIfChanged(releaseFile, `${JSON.stringify(map, null, 2)}\n`);
}
