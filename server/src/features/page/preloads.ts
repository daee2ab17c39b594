import { readAddress, segmentsOf } from '@tracking-console/contract/page/addresses';
import { MODULES } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { ImportMap } from '@tracking-console/contract/releases/releases';
import { fileOf } from '../releases/modules/importMaps.ts';
import type { BuiltFiles } from './builtFiles.ts';

/** A file the first screen needs, for a preload hint. The browser uses it only when hint and script agree on the integrity. */
export interface Preload {
  url: string;
  integrity: string;
}

const CONSOLES = new Map<string, string>([
  ['buyer', MODULES.buyerApp],
  ['api', MODULES.apiApp],
]);

/** The scripts the first screen of a path will ask for, in the order they are needed. */
export function preloadsFor(path: string, { imports, integrity }: ImportMap, files: BuiltFiles): Preload[] {
  const [area = '', ...rest] = segmentsOf(path);
  const console = CONSOLES.get(area);
  const modules = ['react', MODULES.platform, MODULES.ui, ...modulesOf(path, console)];
  const entries = modules.map((name) => fileOf(imports[name] ?? ''));
  const [page, chunk] = (console && pageOf(rest, files.pagesOf(console))) || [];
  const later = console && page && files.laterOf(console, page);
  // Files without integrity in the release get no hint either: the page refuses to run them.
  return [...entries, later ?? '', chunk ?? ''].flatMap((url) => {
    const sealed = integrity[url];
    return sealed === undefined ? [] : [{ url, integrity: sealed }];
  });
}

function modulesOf(path: string, console: string | undefined): string[] {
  if (console !== undefined) return [MODULES.shell, console];
  return readAddress(path).page === 'payCallback' ? [MODULES.sharedAccount] : [MODULES.shell];
}

const PARAMETER = 'id';

/** The build names the chunk of pages/shipment/[id].tsx "shipment-id"; a bare prefix shows the dashboard. */
function pageOf(segments: string[], pages: Record<string, string>): [page: string, chunk: string] | undefined {
  const path = segments.length === 0 ? ['dashboard'] : segments;
  const matches = Object.entries(pages)
    .map((page) => ({ names: page[0].toLowerCase().split('-'), page }))
    .filter(({ names }) => names.length === path.length)
    .filter(({ names }) => names.every((name, index) => name === path[index] || name === PARAMETER));
  // A page of exactly this path comes before one with a parameter, as in the router.
  const exact = matches.find(({ names }) => names.join() === path.join());
  return (exact ?? matches[0])?.page;
}

/**
 * The address of which a path is a variety, for what is the same on all of them ("/buyer/shipment/4711": "/buyer/shipment/id").
 * Null where no page of a console or of the deployment is.
 */
export function pageAddress(path: string, files: BuiltFiles, deployed: PageConfiguration['applications']) {
  const [area = '', ...rest] = segmentsOf(path);
  const console = CONSOLES.get(area);
  if (console === undefined) return deployed.some(({ prefix }) => prefix === area) ? `/${area}` : null;
  const pages = files.pagesOf(console);
  const [page] = pageOf(rest, pages) ?? [];
  if (page !== undefined) return `/${area}/${page.replaceAll('-', '/')}`;
  // The address of a group, such as "/buyer/orders", leads on to one of its pages.
  const [group = ''] = rest;
  const isGroup = rest.length === 1 && Object.keys(pages).some((name) => name.toLowerCase().startsWith(`${group}-`));
  return isGroup ? `/${area}/${group}` : null;
}
