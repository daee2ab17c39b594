// Which names shared-dependencies provides, read from its own tables so that there is one list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules.mjs';

const file = join(root, 'shared-dependencies/src/index.ts');

/** Import-map names of the shared dependencies, e.g. "react", "react-dom/client". */
export const sharedNames = () => [...namesIn('modules'), ...laterNames()];

/** Those whose code is fetched when somebody imports them. */
export const laterNames = () => namesIn('laterModules');

function namesIn(table) {
  const body = readFileSync(file, 'utf8').match(new RegExp(`export const ${table} = \\{([\\s\\S]*?)\\n\\}`))?.[1];
  if (!body) throw new Error(`${file} no longer has its table "export const ${table}"`);
  return [...body.matchAll(/^ {2}(?:'([^']+)'|([\w$]+))(?:,|:)/gm)].map(([, quoted, plain]) => quoted ?? plain);
}
