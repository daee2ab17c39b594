import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '@tracking-console/contract/applications';
import type { ImportMap } from '@tracking-console/contract/releases';
import { fileOf } from '../../releases/importMaps.ts';

interface Manifest {
  entry: string;
  /** The modules it was built beside: it renders as they do, and as no others. */
  fits: Record<string, string>;
}

/** The file of the bundle that renders the buyer console of a release; null when there is none that renders as it does. */
export function findServerBundle(distDir: string, { imports }: ImportMap): string | null {
  const version = /^\/app\/buyer\/(\w[\w.-]*)\//.exec(imports[MODULES.buyerApp] ?? '')?.[1];
  if (version === undefined) return null;
  const folder = join(distDir, 'server/buyer', version);
  try {
    const { entry, fits } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest; // our build's
    const doesFit = Object.entries(fits).every(([name, url]) => fileOf(imports[name] ?? '') === url);
    return doesFit ? join(folder, entry) : null;
  } catch {
    return null; // not built, or half built
  }
}
