import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MODULES } from '@tracking-console/contract/applications';
import type { ImportMap } from '@tracking-console/contract/releases';
import { fileOf, type Release } from '../releases/importMaps.ts';

/** What the page needs from the built modules of one release, read once. */
export interface BuiltFiles {
  template: string;
  loader: string;
  /** Chunk addresses of a module's pages, by the page's name in its manifest. */
  pagesOf(module: string): Record<string, string>;
  /** Language → hash of its bundle. */
  languages: Record<string, string>;
  /** The same of the pseudo-language, read when a test asks for it. */
  pseudo(): Record<string, string>;
}

type ReadBuiltFiles = (release: Release) => BuiltFiles;

/** Keeps the files of the last releases asked for; built files never change under their addresses. */
export function createBuiltFilesReader(distDir: string): ReadBuiltFiles {
  const known = new Map<string, BuiltFiles>();
  return ({ id, map }) => {
    const found = known.get(id) ?? read(distDir, map);
    known.set(id, found);
    if (known.size > 4) known.delete(String(known.keys().next().value));
    return found;
  };
}

function read(distDir: string, { imports }: ImportMap): BuiltFiles {
  const text = (url: string) => readFileSync(join(distDir, url), 'utf8');
  const urlOf = (module: string) => fileOf(imports[module] ?? '');
  const page = urlOf(MODULES.rootConfig);

  const pagesOf = (module: string) => {
    const folder = dirname(urlOf(module));
    const { pages } = JSON.parse(text(`${folder}/manifest.json`)) as { pages?: Record<string, string> };
    return Object.fromEntries(Object.entries(pages ?? {}).map(([name, file]) => [name, `${folder}/${file}`]));
  };
  const pages = new Map([MODULES.buyerApp, MODULES.apiApp].map((module) => [module as string, pagesOf(module)]));

  return {
    template: text(`${dirname(page)}/index.html`),
    loader: text(page),
    pagesOf: (module) => pages.get(module) ?? {},
    languages: JSON.parse(text('/app/locales/manifest.json')),
    pseudo: () => JSON.parse(text('/app/locales/pseudo.json')),
  };
}
