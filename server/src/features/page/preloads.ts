import { MODULES } from '@tracking-console/contract/applications';
import type { BuiltFiles } from './builtFiles.ts';
import { fileOf, type ImportMap } from './release.ts';

/** A file the first screen needs, for a preload hint. */
export interface Preload {
  url: string;
  integrity?: string;
}

const CONSOLES: Record<string, string> = { buyer: MODULES.buyerApp, api: MODULES.apiApp };

/** The scripts the first screen of a path will ask for, in the order they are needed. */
export function preloadsFor(path: string, { imports, integrity }: ImportMap, files: BuiltFiles): Preload[] {
  const [area = '', ...rest] = path.split('/').filter(Boolean);
  const console = CONSOLES[area.toLowerCase()];
  const modules = ['react', MODULES.platform, MODULES.ui, ...modulesOf(area, console)];
  const entries = modules.flatMap((name) => {
    const url = fileOf(imports[name] ?? '');
    return url === '' ? [] : [{ url, ...(integrity[url] && { integrity: integrity[url] }) }];
  });
  const chunk = console === undefined ? undefined : pageChunk(rest, files.pagesOf(console));
  return chunk === undefined ? entries : [...entries, { url: chunk }];
}

function modulesOf(area: string, console: string | undefined): string[] {
  if (console !== undefined) return [MODULES.shell, console];
  return area.toLowerCase() === 'track' ? [MODULES.sharedAccount] : [MODULES.shell];
}

/** "shipment/4711" is the chunk of the page file "shipment/[id]"; a bare prefix shows the dashboard. */
function pageChunk(segments: string[], pages: Record<string, string>): string | undefined {
  const path = segments.length === 0 ? ['dashboard'] : segments.map((segment) => segment.toLowerCase());
  const match = Object.keys(pages).find((page) => {
    const names = page.toLowerCase().split(/[/-]/);
    return names.length === path.length && names.every((name, index) => name === path[index] || isParameter(name));
  });
  return match === undefined ? undefined : pages[match];
}

function isParameter(name: string): boolean {
  return name === 'id' || name.startsWith('[');
}
