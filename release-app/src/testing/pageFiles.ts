import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../pages');

/** What webpack makes of the folder of pages, for jest. */
export const pageFiles = Object.assign(async (file: string) => require(join(folder, file)) as unknown, {
  keys: () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `./${file}`),
});
