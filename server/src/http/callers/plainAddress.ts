import type { IncomingMessage } from 'node:http';

const PUBLIC_CALL = /^\/track\/v[\d.]+\/[^?#]*/i;

/** Client libraries write the addresses of the public API in their own mixture of capitals, some with a slash at the end. */
export function plainAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(PUBLIC_CALL, (path) => path.toLowerCase().replace(/\/+$/, ''));
}
