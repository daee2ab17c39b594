import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MODULES } from '@tracking-console/contract/page/applications';
import type { ImportMap, ModuleManifest } from '@tracking-console/contract/releases/releases';
import { integrityOf } from '../releases/checks/integrity.ts';
import { fileOf, type Release } from '../releases/modules/importMaps.ts';

/** The parts of one release's modules that the page needs, read once. */
export interface BuiltFiles {
  template: string;
  loader: string;
  /** Chunk addresses of a module's pages, by the page's name in its manifest. */
  pagesOf(module: string): Record<string, string>;
  /** Address of ui's later file, for the pages of a module that need it with their own chunk. */
  laterOf(module: string, page: string): string | undefined;
  /** Language → hash of its bundle. */
  languages: Record<string, string>;
  /** The same of the pseudo-language, read when a test requests it. */
  pseudo(): Record<string, string>;
}

type ReadBuiltFiles = (release: Release) => BuiltFiles;

/**
 * Keeps the files of the most recently requested releases; built files never change under their addresses.
 * @throws when one is missing, or root-config is not what the release seals: the page's nonce would let anything run
 */
export function createBuiltFilesReader(distDir: string): ReadBuiltFiles {
  const known = new Map<string, BuiltFiles>();
  return ({ id, map }) => {
    const found = known.get(id) ?? read(distDir, map);
    known.set(id, found);
    if (known.size > 4) known.delete(String(known.keys().next().value));
    return found;
  };
}

function read(distDir: string, { imports, integrity }: ImportMap): BuiltFiles {
  const text = (url: string) => readFileSync(join(distDir, url), 'utf8');
  const urlOf = (module: string) => fileOf(imports[module] ?? '');
  const page = urlOf(MODULES.rootConfig);

  const manifestOf = (module: string) => {
    const folder = dirname(urlOf(module));
    return { folder, ...(JSON.parse(text(`${folder}/manifest.json`)) as Partial<ModuleManifest>) }; // the build wrote it
  };
  const consoles = new Map([MODULES.buyerApp, MODULES.apiApp].map((module) => [module as string, manifestOf(module)]));
  const ui = manifestOf(MODULES.ui);
  const later = Object.keys(ui.files ?? {}).find((file) => file.startsWith('later.'));

  const loader = readFileSync(join(distDir, page));
  if (integrityOf(loader) !== integrity[page]) throw new Error(`${page} is not the file the release was made with.`);

  return {
    template: text(`${dirname(page)}/index.html`),
    loader: loader.toString('utf8'),
    pagesOf(module) {
      const { folder, pages = {} } = consoles.get(module) ?? {};
      return Object.fromEntries(Object.entries(pages).map(([name, file]) => [name, `${folder}/${file}`]));
    },
    laterOf: (module, page) =>
      later && consoles.get(module)?.pagesWithLater?.includes(page) ? `${ui.folder}/${later}` : undefined,
    languages: JSON.parse(text('/app/locales/manifest.json')),
    pseudo: () => JSON.parse(text('/app/locales/pseudo.json')),
  };
}
