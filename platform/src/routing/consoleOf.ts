import { firstSegment } from '@tracking-console/contract/page/addresses';
import type { Identity } from '@tracking-console/contract/shipments/statuses';

/** A Map: an address may name what every object inherits ("/__proto__"). */
const PREFIXES = new Map<string, Identity>([
  ['buyer', 'BUYER'],
  ['api', 'API'],
]);

/** The first segment, whatever its case, decides which console an address belongs to. */
export function consoleOf(pathname: string): Identity | null {
  return PREFIXES.get(firstSegment(pathname)) ?? null;
}

/** The page of release engineers, which belongs to no console. */
export const isReleasePage = (pathname: string) => firstSegment(pathname) === 'release';

export const prefixOf = (identity: Identity) => (identity === 'BUYER' ? '/buyer' : '/api');
