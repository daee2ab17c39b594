// The build's summary of all modules: the release a checkout serves, dist/importmap.json, with the integrity of every file; and
// importmap.json, which names the version of each module and changes only with a version. Run by itself (`npm version` and
// lerna do), it writes the second.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportMap, ModuleManifest } from '@tracking-console/contract/releases/releases';
import { importsOf } from './manifest.ts';
import {
  type ModuleName,
  moduleNames,
  outputFolder,
  packageVersion,
  publicFolder,
  releaseFile,
  root,
} from './modules.ts';
import { writeIfChanged } from './writeFiles.ts';

function readManifest(name: ModuleName, version: string): ModuleManifest {
  const file = join(outputFolder(name, version), 'manifest.json');
  if (!existsSync(file)) {
    throw new Error(`${name} ${version} has not been built: npm run build -- ${name} --version ${version}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Their names, and the integrity of every file of them, those loaded later included. */
export function releaseOf(manifests: readonly Pick<ModuleManifest, 'url' | 'imports' | 'files'>[]): ImportMap {
  const release: ImportMap = { imports: {}, integrity: {} };
  for (const { url, imports, files } of manifests) {
    for (const [name, file] of Object.entries(imports)) release.imports[name] = url + file;
    for (const [file, { integrity }] of Object.entries(files)) release.integrity[url + file] = integrity;
  }
  return release;
}

/** The same names, each with the folder of its version: what stays the same from build to build. */
export function pins(): { imports: Record<string, string> } {
  const pinned = moduleNames.flatMap((name) =>
    Object.entries(importsOf(name, '')).map(([given, fragment]) => [given, publicFolder(name) + fragment]),
  );
  return { imports: Object.fromEntries(pinned) };
}

/** Every module is at the version of its package.json. */
export async function writeRelease(): Promise<void> {
  await writeJson(releaseFile, releaseOf(moduleNames.map((name) => readManifest(name, packageVersion(name)))));
  await writePins();
}

const writePins = () => writeJson(join(root, 'importmap.json'), pins());

const writeJson = (path: string, value: object) => writeIfChanged(path, `${JSON.stringify(value, null, 2)}\n`);

if (process.argv[1] === import.meta.filename) void writePins();
