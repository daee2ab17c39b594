import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { MODULES } from '@tracking-console/contract/page/applications';
import type { CheckFinding, ModuleManifest } from '@tracking-console/contract/releases/releases';
import { BUDGETS, FIRST_LOAD, OTHER } from './budgets.ts';
import { arrived, type Evidence, findingOf } from './candidate.ts';
import { remembered } from './remembered.ts';

const found = findingOf('size');
const compress = promisify(brotliCompress);
/** Compressed as browsers get it. */
const weightOf = remembered(async (bytes) => (await compress(bytes)).length);
const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** No module, and no first page of a console, has outgrown its budget. The received bytes count, not the manifest's figures. */
export async function checkSize(evidence: Evidence): Promise<CheckFinding[]> {
  const bytes = new Map(arrived(evidence).map((file) => [file.url, file.bytes]));
  const lengthOf = (url: string) => bytes.get(url)?.length ?? 0;
  const weigh = (url: string) => weightOf(bytes.get(url) ?? Buffer.alloc(0));

  async function weighModule(manifest: ModuleManifest): Promise<CheckFinding[]> {
    const { name, version, url, files } = manifest;
    const budget = BUDGETS[name] ?? OTHER;
    const entry = await weigh(entryOf(manifest));
    const all = sum(Object.keys(files).map((file) => lengthOf(url + file)));
    const tooLarge = (what: string) => found(name, url, `${name} ${version}: ${what} are allowed.`);
    return [
      ...(entry > budget.entry ? [tooLarge(`its entry weighs ${inKB(entry)} compressed; ${inKB(budget.entry)}`)] : []),
      ...(all > budget.all ? [tooLarge(`its files weigh ${inKB(all)} together; ${inKB(budget.all)}`)] : []),
    ];
  }

  async function weighFirstPage(console: string): Promise<CheckFinding[]> {
    const files = evidence.manifests.filter(({ name }) => name === console || FRAME.includes(name)).map(entryOf);
    const page = firstPageOf(evidence.manifests, console);
    const total = sum(await Promise.all([...files, ...page].map(weigh)));
    if (total <= FIRST_LOAD) return [];
    return [
      found(
        console,
        page[0] ?? null,
        `Its first page needs ${inKB(total)} compressed; ${inKB(FIRST_LOAD)} are allowed.`,
      ),
    ];
  }

  const modules = await Promise.all(evidence.manifests.map(weighModule));
  const pages = await Promise.all([MODULES.buyerApp, MODULES.apiApp].map(weighFirstPage));
  return [...modules, ...pages].flat();
}

/** The modules around every console. */
const FRAME: readonly string[] = [
  '@tracking-console/shared-dependencies',
  MODULES.rootConfig,
  MODULES.platform,
  MODULES.ui,
  MODULES.shell,
];

const entryOf = ({ url, entry }: ModuleManifest) => url + entry;

function firstPageOf(manifests: readonly ModuleManifest[], console: string): string[] {
  const manifest = manifests.find(({ name }) => name === console);
  const file = manifest?.pages.dashboard;
  if (!manifest || file === undefined) return [];
  return [manifest.url + file, ...(manifest.pagesWithLater?.includes('dashboard') ? laterFilesOf(manifests) : [])];
}

function laterFilesOf(manifests: readonly ModuleManifest[]): string[] {
  const ui = manifests.find(({ name }) => name === MODULES.ui);
  return Object.keys(ui?.files ?? {}).flatMap((file) => (ui && file.startsWith('later.') ? [ui.url + file] : []));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
