// Which names shared-dependencies provides, read from its own table so that there is one list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules.mjs';

const table = join(root, 'shared-dependencies/src/index.ts');

/** Import-map names of the shared dependencies, e.g. "react", "react-dom/client". */
export function sharedNames() {
  const body = readFileSync(table, 'utf8').match(/export const modules = \{([\s\S]*?)\n\}/)?.[1];
  if (!body) throw new Error(`${table} no longer has its table "export const modules"`);
  return [...body.matchAll(/^ {2}(?:'([^']+)'|([\w$]+))(?:,|:)/gm)].map(([, quoted, plain]) => quoted ?? plain);
}
