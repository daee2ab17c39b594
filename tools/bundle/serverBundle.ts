// A console's server bundle holds a copy of everything it draws with. So it fits one set of browser modules, and its
// manifest names them: the server draws with it only for a release of exactly these.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFingerprint } from './fingerprint.mjs';
import { importName, modules, outputFolder, packageVersion, publicFolder, serverFolder } from './modules.mjs';

const BESIDE = ['shared-dependencies', 'platform', 'ui'];

/** Import-map name → address of the modules the bundle is drawn again by; undefined while one of them is not built. */
export function fitsOf(name, version) {
  const parts = [...BESIDE.map((beside) => [beside, packageVersion(beside)]), [name, version]];
  if (!parts.every((part) => existsSync(join(outputFolder(...part), 'manifest.json')))) return undefined;
  return Object.fromEntries(
    parts.map(([part, itsVersion]) => {
      const { entry } = JSON.parse(readFileSync(join(outputFolder(part, itsVersion), 'manifest.json'), 'utf8'));
      const key = modules[part].kind === 'shared' ? 'react' : importName(part);
      return [key, publicFolder(part, itsVersion) + entry];
    }),
  );
}

export function serverFingerprint(name, fits) {
  const sources = [...BESIDE, name].map(sourceFingerprint);
  return createHash('sha256')
    .update(JSON.stringify([fits, sources]))
    .digest('hex');
}

export async function writeServerManifest(name, version, fits) {
  const folder = serverFolder(name, version);
  const entry = (await readdir(folder)).find((file) => file.startsWith(`${name}.`));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ entry, fits }, null, 2)}\n`);
}
