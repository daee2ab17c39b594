// Which names shared-dependencies provides: its own tables are the one list.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { laterModules, modules } from '../../shared-dependencies/src/index.ts';
import { root } from './modules.ts';

/** Import-map names whose code is fetched when it is imported. */
export const laterNames = Object.keys(laterModules);

/** Import-map names of the shared dependencies, e.g. "react", "react-dom/client". */
export const sharedNames = [...Object.keys(modules), ...laterNames];

/** Name → our file that lists which of a library's exports are provided; without one all of them are. */
export async function sharedFiles(): Promise<Record<string, string>> {
  const folder = join(root, 'shared-dependencies/src');
  const found: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    const namespace: unknown = await import(`../../shared-dependencies/src/${file}`);
    for (const [name, provided] of Object.entries(modules))
      if (provided === namespace) found[name] = join(folder, file);
  }
  return found;
}
