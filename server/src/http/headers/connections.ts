import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CODE } from '@tracking-console/contract/calls/envelope';
import { MAX_UPLOAD_BYTES } from '@tracking-console/contract/tasks/taskConstants';
import { SECOND } from '@tracking-console/contract/values/durations';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { errorPage } from '../../documents/errorPage.ts';
import { browserLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { App } from '../app.ts';
import { refusal, refusalFor } from '../calls/envelope.ts';
import { acceptsPage, HTML } from '../errors/errors.ts';
import { HEADERS } from './headers.ts';

/** Bytes a second: the minimum rate of a body, over its whole length. The largest upload may take 21 minutes. */
const MIN_BYTES_PER_SECOND = 16_384;
const UPLOAD_TIMEOUT_MS = (MAX_UPLOAD_BYTES / MIN_BYTES_PER_SECOND) * SECOND;

/** How long a connection may stay open without progress, in milliseconds. */
export const connectionLimits = (configuration: Configuration) => ({
  /** From the first byte of a request to the last, answered early or not: past what any route allows. */
  requestTimeout: UPLOAD_TIMEOUT_MS + 60 * SECOND,
  /** Nothing is sent either way: longer than the longest answer takes, and than a live stream is silent. */
  connectionTimeout: 600 * SECOND,
  http: { headersTimeout: 20 * SECOND, connectionsCheckingInterval: 5 * SECOND },
  clientErrorHandler: (error: ConnectionError, socket: Socket) => answerUnreadableRequest(error, socket, configuration),
});

/** Ends a request whose body arrives too slowly; the time limit follows from its length. */
export function installBodyTimeout(app: App, { configuration }: { configuration: Configuration }): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const largest = request.routeOptions.bodyLimit ?? MAX_UPLOAD_BYTES;
    const length = Math.min(Number(headers['content-length'] ?? largest), largest);
    const timeout = configuration.bodyPatience + (length / MIN_BYTES_PER_SECOND) * SECOND;
    const timer = setTimeout(() => endSlowBody(request, reply), timeout).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

function endSlowBody(request: FastifyRequest, reply: FastifyReply): void {
  // It was refused without its body; the server does not wait for the rest.
  if (reply.sent) return void request.raw.destroy();
  reply
    .code(408)
    .header('connection', 'close')
    .send(refusalFor(request, CODE.failed, 'The request came too slowly.'));
}

/** Requests that Node itself refuses. */
function answerUnreadableRequest({ code, rawPacket }: ConnectionError, socket: Socket, { brand }: Configuration): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const sent = String(rawPacket ?? '');
  const [type, body] = acceptsPage(headerIn(sent, 'accept'))
    ? [HTML, errorPage(status, textsOf(browserLanguage(headerIn(sent, 'accept-language')) ?? DEFAULT_LANGUAGE), brand)]
    : ['application/json; charset=utf-8', JSON.stringify(refusal(CODE.failed, `${STATUS_CODES[status]}.`))];
  const headers = { ...HEADERS, 'content-type': type, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** A header among the bytes of a request that was too large to be read. */
const headerIn = (bytes: string, name: string) => new RegExp(`\\r\\n${name}:([^\\r]*)`, 'i').exec(bytes)?.[1]?.trim();
