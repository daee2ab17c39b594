import { createHash } from 'node:crypto';

const seals = new Set<string>();

/** Lets a source of a test's own run in the place of modules, in pages changed by `withStandIns`. */
export function seal(source: string): string {
  seals.add(`sha384-${createHash('sha384').update(source).digest('base64')}`);
  return source;
}

/** The page's files may have the release's bytes or a stand-in's; addresses unknown to the release, a stand-in's. */
export const withStandIns =
  (...addresses: string[]) =>
  (html: string) => {
    const own = [...seals].join(' ');
    const added = addresses.map((address) => `${JSON.stringify(address)}:${JSON.stringify(own)},`).join('');
    return html
      .replace(/sha384-[A-Za-z0-9+/]{64}/g, (hash) => `${hash} ${own}`.trim())
      .replace('"integrity":{', `"integrity":{${added}`);
  };
