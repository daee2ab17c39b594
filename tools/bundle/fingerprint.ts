// Whether a module must be built again: a hash over what goes into it. Cheaper than a webpack cache, and right after a
// checkout, where times say nothing.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, modules, packagesOf, root } from './modules.mjs';

// English may stand inside a module, as what it says when no bundle could be loaded.
const ignored = /\.(test|spec)\.tsx?$|\/testing\/|\/locales\/(?!en\.json)/;

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(file))
    .sort();
}

/** sha256 over a module's sources, contract's, the build's own files and the installed versions. */
export function sourceFingerprint(name) {
  const hash = createHash('sha256');
  const sources = packagesOf(name).map((own) => join(root, own, 'src'));
  const folders = [...sources, join(root, 'contract/src'), join(root, 'build/webpack')];
  const files = [
    ...folders.flatMap(filesBelow),
    join(root, 'package-lock.json'),
    join(root, 'shared-dependencies/src/index.ts'),
    join(root, 'build/manifest.mjs'),
    join(root, 'build/sharedNames.mjs'),
    join(root, 'build/terms.mjs'),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const record = (name, version, kind) => join(dist, '.built', `${modules[name].folder}-${version}${kind}`);

/** @param kind tells a module's several bundles apart */
export function stored(name, version, kind = '') {
  try {
    return readFileSync(record(name, version, kind), 'utf8');
  } catch {
    return undefined;
  }
}

export function store(name, version, fingerprint, kind = '') {
  mkdirSync(dirname(record(name, version, kind)), { recursive: true });
  writeFileSync(record(name, version, kind), fingerprint);
}
