import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed answer gains nothing. */
const WORTHWHILE = 1_024;
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;
/**
 * Quick enough to do for each answer; built files are compressed better, once, by the build. With the default window of
 * 4 MB the encoders hold so much memory that V8 collects garbage after every few pages; ours are smaller than 256 kB.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Compresses what the server writes itself: the console's page, answers of calls, scripts. */
export function installCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWorthwhile(payload) || !isCompressible(reply)) return payload;
    reply.header('vary', addToVary(reply.getHeader('vary')));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0+)?(,|$))`).test(accepted));
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, BROTLI) : zip(payload);
  });
}

function isWorthwhile(payload: unknown): payload is string | Buffer {
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= WORTHWHILE;
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return COMPRESSIBLE.test(type) && reply.getHeader('content-encoding') === undefined;
}

function addToVary(vary: unknown): string {
  const names = vary === undefined ? [] : [String(vary)];
  return [...names, 'Accept-Encoding'].join(', ');
}
