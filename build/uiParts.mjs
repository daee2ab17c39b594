// What of ui comes later than the first row, read from ui's own lists so that there is one of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules.mjs';

const read = (file) => readFileSync(join(root, 'ui/src', file), 'utf8');

/** The names below `export { … }`, types left out. */
const exportedBy = (text) =>
  [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(',').flatMap((name) => (/^type /.test(name.trim()) ? [] : name.trim() || [])),
  );

/** As webpack's loader takes them. */
export const uiParts = () => ({
  later: exportedBy(read('later.ts')),
  firstIcons: exportedBy(read('firstIcons.ts')),
});
