import type { Identity } from '@tracking-console/contract/statuses';

const PREFIXES: Record<string, Identity> = { buyer: 'BUYER', api: 'API' };

/** RT-2: the first segment, whatever its case, decides which console an address belongs to. */
export function consoleOf(pathname: string): Identity | null {
  return PREFIXES[pathname.split('/')[1]?.toLowerCase() ?? ''] ?? null;
}

export const prefixOf = (identity: Identity) => (identity === 'BUYER' ? '/buyer' : '/api');
