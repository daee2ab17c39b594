// Whether a module must be built again: a hash over what goes into it. Cheaper than a webpack cache, and correct after a
// checkout, where file times are meaningless.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, type ModuleName, modules, packagesOf, root } from './modules.ts';

// English may be part of a module, as its texts when no bundle could be loaded.
const ignored = /\.(test|spec)\.tsx?$|\/testing\/|\/locales\/(?!en\.json)/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(file))
    .sort();
}

/** sha256 over a module's sources, contract's, the build's own files and the installed versions. */
export function sourceFingerprint(name: ModuleName): string {
  const hash = createHash('sha256');
  const sources = packagesOf(name).map((own) => join(root, own, 'src'));
  const folders = [...sources, join(root, 'contract/src'), join(root, 'tools/bundle/webpack')];
  const files = [
    ...folders.flatMap(filesBelow),
    join(root, 'package-lock.json'),
    join(root, 'shared-dependencies/src/index.ts'),
    join(root, 'app-kit/src/application/definition.ts'),
    join(root, 'tools/bundle/manifest.ts'),
    join(root, 'tools/bundle/sharedNames.ts'),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** A module may have a second bundle, for the server. */
type Kind = '' | '-server';

const record = (name: ModuleName, version: string, kind: Kind) =>
  join(dist, '.built', `${modules[name].folder}-${version}${kind}`);

export function readFingerprint(name: ModuleName, version: string, kind: Kind = ''): string | undefined {
  try {
    return readFileSync(record(name, version, kind), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeFingerprint(name: ModuleName, version: string, fingerprint: string, kind: Kind = ''): void {
  mkdirSync(dirname(record(name, version, kind)), { recursive: true });
  writeFileSync(record(name, version, kind), fingerprint);
}
