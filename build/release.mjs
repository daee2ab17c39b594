// The release a checkout serves: importmap.json, a whole import map with the integrity of every file it names.
import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { modules, outputFolder, packageVersion, releaseFile } from './modules.mjs';

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

/** Written whole or not at all: a reader sees the old map or the new one. */
async function write(map) {
  const temporary = `${releaseFile}.${process.pid}.tmp`;
  const file = await open(temporary, 'w');
  await file.writeFile(`${JSON.stringify(map, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(temporary, releaseFile);
}

/** The release in which every module stands at the version of its package.json. */
export async function writeRelease() {
  const entries = Object.keys(modules).map((name) => moduleEntries(name, packageVersion(name)));
  await write({
    imports: Object.assign({}, ...entries.map(({ imports }) => imports)),
    integrity: Object.assign({}, ...entries.map(({ integrity }) => integrity)),
  });
}
