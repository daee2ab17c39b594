import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '@tracking-console/contract/page/applications';
import { ImportMap, ModuleManifest } from '@tracking-console/contract/releases/releases';
import { Value } from 'typebox/value';
import { StartRefusal } from '../../../startRefusal.ts';
import { fileOf, folderOf, type Release, toRelease } from './importMaps.ts';

/** The release a checkout's build has written, and the manifests beside the modules it names. */
export interface Checkout extends Release {
  manifests: ModuleManifest[];
  /** Modules without a manifest, such as those of third parties, and the versions in their addresses. */
  unpublished: Record<string, string>;
}

export interface CheckoutReader {
  /** The last good content of the file; null: there never was any. */
  read(): Checkout | null;
  /** The present fault of the file; empty: none. */
  problem(): string;
}

/** Follows the release file; a damaged one changes nothing and is reported once. */
export function createCheckoutReader(
  file: string,
  distDir: string,
  onProblem: (message: string) => void,
): CheckoutReader {
  let lastGood: Checkout | null = null;
  let lastSeen = '';
  let problem = '';

  function refresh(): void {
    const stamp = stampOf(file);
    if (stamp === lastSeen && stamp !== '') return;
    lastSeen = stamp;
    try {
      lastGood = readCheckout(file, distDir);
      problem = '';
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      if (found !== problem) onProblem(found);
      problem = found;
    }
  }

  return {
    read() {
      refresh();
      return lastGood;
    },
    problem: () => problem,
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
}

function readCheckout(file: string, distDir: string): Checkout {
  const map = parse(file);
  const flaw = flawIn(map);
  if (flaw) throw new StartRefusal(`The release ${file} ${flaw}.`);
  const folders = [...new Set(Object.values(map.imports).map(folderOf))];
  const manifests = folders.flatMap((folder) => readManifest(distDir, folder));
  const known = new Set(manifests.map(({ url }) => url));
  const others = Object.entries(map.imports).filter(([name, url]) => name.startsWith('@') && !known.has(folderOf(url)));
  const unpublished = Object.fromEntries(others.map(([name, url]) => [name, versionIn(url)]));
  return { ...toRelease(map), manifests, unpublished };
}

/** Why a map cannot be served, as the rest of a sentence; undefined: it can. */
export function flawIn({ imports, integrity }: ImportMap): string | undefined {
  const unnamed = Object.values(MODULES).find((name) => !(name in imports));
  if (unnamed) return `does not name ${unnamed}`;
  // A module without integrity would run whatever the static host serves.
  const unsealed = Object.values(imports).find((url) => !(fileOf(url) in integrity));
  return unsealed && `has no integrity for ${unsealed}`;
}

function parse(file: string): ImportMap {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartRefusal(`There is no release at ${file}: run npm run build first.`);
  }
  try {
    return Value.Parse(ImportMap, JSON.parse(text));
  } catch {
    throw new StartRefusal(`The release ${file} is not an import map with imports and integrity.`);
  }
}

function readManifest(distDir: string, folder: string): ModuleManifest[] {
  try {
    return [Value.Parse(ModuleManifest, JSON.parse(readFileSync(join(distDir, folder, 'manifest.json'), 'utf8')))];
  } catch {
    return []; // not one of our builds
  }
}

function versionIn(url: string): string {
  return /\/(\d+\.\d+\.\d+[^/]*)\//.exec(url)?.[1] ?? '0.0.0';
}
