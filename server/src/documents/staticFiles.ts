import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

interface StaticFile {
  url: string;
  type: string;
  content: Buffer;
}

const folder = join(import.meta.dirname, 'static');
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The few files of the pages this server renders itself, under addresses that change with their content. */
const files = new Map(readdirSync(folder).map((name) => [name, load(name)]));

function load(name: string): StaticFile {
  const content = readFileSync(join(folder, name));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { url: `/site/static/${hash}/${name}`, type: TYPES[extname(name)] ?? 'application/octet-stream', content };
}

export function staticUrl(name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`There is no static file ${name}`);
  return file.url;
}

/** The content of a static file, for a page that does not wait for another request. */
export function staticText(name: string): string {
  return findStaticFile(staticUrl(name))?.content.toString() ?? '';
}

export function findStaticFile(url: string): StaticFile | undefined {
  return [...files.values()].find((file) => file.url === url);
}
