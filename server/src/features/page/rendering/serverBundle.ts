import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportMap } from '@tracking-console/contract/releases/releases';
import { fileOf } from '../../releases/modules/importMaps.ts';

interface Manifest {
  entry: string;
  /** The modules it was built beside, the only ones it renders the same as. */
  fits: Record<string, string>;
}

/** The file of the bundle that renders a module of a release; null if none renders the same. */
export function findServerBundle(distDir: string, { imports }: ImportMap, module: string): string | null {
  const [, folder, version] = /^\/app\/([\w-]+)\/(\w[\w.-]*)\//.exec(imports[module] ?? '') ?? [];
  if (folder === undefined || version === undefined) return null;
  const place = join(distDir, 'server', folder, version);
  try {
    const { entry, fits } = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as Manifest; // our build's
    const doesFit = Object.entries(fits).every(([name, url]) => fileOf(imports[name] ?? '') === url);
    return doesFit ? join(place, entry) : null;
  } catch {
    return null; // not built, or half built
  }
}
