import type { DataMode } from '../api/keyConstants.ts';

/** What a page's address means. Server, frame and routers read it here, so that they agree. */
export type PageAddress =
  /** Of the shell's own: the bare address, and the offer of both identities. */
  | { page: 'start' | 'welcome' }
  /** An application of its own, without the shell. */
  | { page: 'payCallback' }
  /** Of a console, the release page or an application of the deployment, by its first segment. */
  | { page: 'area'; area: string }
  | { page: 'unknown' };

const PAGES = new Map<string, 'start' | 'welcome' | 'payCallback'>([
  ['/', 'start'],
  ['/welcome', 'welcome'],
  ['/track/paycallback', 'payCallback'],
]);

const AREAS: readonly string[] = ['buyer', 'api', 'release'];

/** @param prefixes first segments of the applications a deployment adds */
export function readAddress(pathname: string, prefixes: readonly string[] = []): PageAddress {
  const page = PAGES.get(plainPath(pathname));
  if (page) return { page };
  const area = firstSegment(pathname);
  return AREAS.includes(area) || prefixes.includes(area) ? { page: 'area', area } : { page: 'unknown' };
}

/** Which of the API's two sets of data an address of its console names, by `?mode=test`. */
export const readDataMode = (search: URLSearchParams): DataMode => (search.get('mode') === 'test' ? 'test' : 'live');

/** A path as paths are compared: decoded, in lower case, without trailing slashes. */
export const plainPath = (pathname: string) => `/${segmentsOf(pathname).join('/')}`;

export const firstSegment = (pathname: string) => segmentsOf(pathname)[0] ?? '';

/** Whether a path is `prefix` or lies below it. */
export const isUnder = (pathname: string, prefix: string) => {
  const [path, base] = [plainPath(pathname), plainPath(prefix)];
  return path === base || path.startsWith(base === '/' ? '/' : `${base}/`);
};

export function segmentsOf(pathname: string): string[] {
  return pathname
    .replace(/^\//, '')
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => decoded(segment).toLowerCase());
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // no text of UTF-8: it is no address of ours
  }
}
