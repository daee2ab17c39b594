import { consoleOf } from '../routing/consoleOf.ts';

const LONGEST = 2048;

/**
 * SA-18, SC-7: where an application may send the browser: an address of this page's origin under a console's prefix.
 * Answers with path, search and hash, or null for everything else.
 */
export function routeTarget(target: unknown, here: string): string | null {
  if (typeof target !== 'string' || target.length > LONGEST) return null;
  const page = new URL(here);
  if (!URL.canParse(target, page.href)) return null;
  const { origin, protocol, pathname, search, hash } = new URL(target, page.href);
  if (origin !== page.origin || protocol !== page.protocol || consoleOf(pathname) === null) return null;
  return pathname + search + hash;
}
