import type { Identity } from '@tracking-console/contract/statuses';

/** A Map: an address may name what every object inherits ("/__proto__"). */
const PREFIXES = new Map<string, Identity>([
  ['buyer', 'BUYER'],
  ['api', 'API'],
]);

/** RT-2: the first segment, whatever its case, decides which console an address belongs to. */
export function consoleOf(pathname: string): Identity | null {
  return PREFIXES.get(pathname.split('/')[1]?.toLowerCase() ?? '') ?? null;
}

export const prefixOf = (identity: Identity) => (identity === 'BUYER' ? '/buyer' : '/api');
