import type { ImportMap, ModuleManifest } from '@tracking-console/contract/releases/releases';
import { sha256 } from '../../../sha256.ts';
import { canonicalJson } from '../ledger/canonicalJson.ts';

export interface Release {
  /** SHA-256 of the map's canonical JSON, in hex. */
  id: string;
  map: ImportMap;
}

export const toRelease = (map: ImportMap): Release => ({ id: sha256(canonicalJson(map)), map });

/** One file may hold several modules, distinguished by the part after "#". */
export function fileOf(url: string): string {
  return url.split('#')[0] ?? url;
}

export const folderOf = (url: string) => fileOf(url).replace(/[^/]*$/, '');

/** The map without the files of a module's folder. */
export function withoutFolder({ imports, integrity, ...rest }: ImportMap, folder: string): ImportMap {
  return {
    ...rest,
    imports: Object.fromEntries(Object.entries(imports).filter(([, url]) => folderOf(url) !== folder)),
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => folderOf(file) !== folder)),
  };
}

/** The map with this version of a module instead of the one it had, the integrity of every file of it included. */
export function withModule(map: ImportMap, { imports, files, url }: ModuleManifest): ImportMap {
  const names = Object.keys(imports);
  const replaced = new Set(names.flatMap((name) => (name in map.imports ? [folderOf(map.imports[name] ?? '')] : [])));
  const kept = [...replaced].reduce(withoutFolder, map);
  const sealed = Object.entries(files).map(([file, { integrity }]) => [url + file, integrity]);
  return {
    ...kept,
    imports: { ...kept.imports, ...prefixed(imports, url) },
    integrity: { ...kept.integrity, ...Object.fromEntries(sealed) },
  };
}

export const EMPTY_MAP: ImportMap = { imports: {}, integrity: {} };

function prefixed(imports: Record<string, string>, url: string) {
  return Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, url + file]));
}
