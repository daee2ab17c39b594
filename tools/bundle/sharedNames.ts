// Which names shared-dependencies provides, read from its own tables so that there is one list.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './modules.mjs';

const file = join(root, 'shared-dependencies/src/index.ts');

/** Import-map names of the shared dependencies, e.g. "react", "react-dom/client". */
export const sharedNames = () => [...namesIn('modules'), ...laterNames()];

/** Those whose code is fetched when somebody imports them. */
export const laterNames = () => namesIn('laterModules');

/** Name → our file that says which of a library's names are given; a library that has none is given whole. */
export function sharedFiles() {
  const files = new Map(
    [...readFileSync(file, 'utf8').matchAll(/^import \* as (\w+) from '(\.\/[^']+)'/gm)].map(([, local, path]) => [
      local,
      path,
    ]),
  );
  return Object.fromEntries(
    entriesIn('modules')
      .filter(([, local]) => files.has(local))
      .map(([name, local]) => [name, join(dirname(file), files.get(local))]),
  );
}

const namesIn = (table) => entriesIn(table).map(([name]) => name);

/** Each as [name, the name of its value]: these are the same where the table has it short. */
function entriesIn(table) {
  const body = readFileSync(file, 'utf8').match(new RegExp(`export const ${table} = \\{([\\s\\S]*?)\\n\\}`))?.[1];
  if (!body) throw new Error(`${file} no longer has its table "export const ${table}"`);
  return [...body.matchAll(/^ {2}(?:'([^']+)'|([\w$]+))(?:,|: *([\w$]*))/gm)].map(([, quoted, plain, value]) => [
    quoted ?? plain,
    value ?? plain,
  ]);
}
