// A console's server bundle holds a copy of everything it renders with. So it fits one set of browser modules, and its
// manifest names them: the server renders with it only for a release of exactly these.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFingerprint } from './fingerprint.ts';
import {
  importName,
  type ModuleName,
  modules,
  outputFolder,
  packageVersion,
  publicFolder,
  serverFolder,
} from './modules.ts';

export const BESIDE: readonly ModuleName[] = ['shared-dependencies', 'platform', 'ui'];

/** Import-map name → address of the modules that hydrate what the bundle renders. */
export type Fits = Record<string, string>;

/** undefined while one of them is not built. */
export function fitsOf(name: ModuleName, version: string): Fits | undefined {
  const parts = [
    ...BESIDE.map((beside) => ({ part: beside, of: packageVersion(beside) })),
    { part: name, of: version },
  ];
  const manifest = ({ part, of }: (typeof parts)[number]) => join(outputFolder(part, of), 'manifest.json');
  if (!parts.every((part) => existsSync(manifest(part)))) return undefined;
  return Object.fromEntries(
    parts.map((one) => {
      const { entry } = JSON.parse(readFileSync(manifest(one), 'utf8'));
      const key = modules[one.part].kind === 'shared' ? 'react' : importName(one.part);
      return [key, publicFolder(one.part, one.of) + entry];
    }),
  );
}

export function serverFingerprint(name: ModuleName, fits: Fits): string {
  const sources = [...BESIDE, name].map(sourceFingerprint);
  return createHash('sha256')
    .update(JSON.stringify([fits, sources]))
    .digest('hex');
}

export async function writeServerManifest(name: ModuleName, version: string, fits: Fits): Promise<void> {
  const folder = serverFolder(name, version);
  const entry = (await readdir(folder)).find((file) => file.startsWith(`${name}.`));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ entry, fits }, null, 2)}\n`);
}
