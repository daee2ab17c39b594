import { isIP } from 'node:net';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import type { DeliveryError } from '@tracking-console/contract/api/webhookConstants';
import { SECOND } from '@tracking-console/contract/values/durations';
import { Agent, buildConnector, type Dispatcher, errors, request } from 'undici';
import type { LocalTargets } from './localTargets.ts';
import { DeniedAddress, type ResolveName, resolveTarget, UnknownName } from './resolveTarget.ts';

/** From the first look-up to the last byte. */
const TIMEOUT_MS = 10 * SECOND;
const MAX_READ_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 4 * 1024;
/** Receivers close idle connections after 5 s and more; a request sent at that very moment would be lost. */
const KEEP_ALIVE_MS = 2 * SECOND;

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Test data may be sent to this machine and its network, if the server allows it. */
  mode: DataMode;
}

export interface PostOutcome {
  /** HTTP status; null: there was no answer. */
  code: number | null;
  error: DeliveryError | null;
  ms: number;
  response: string;
}

export type PostRequest = (post: Post) => Promise<PostOutcome>;

/** Sends only to public addresses, follows no redirect, and has a timeout. */
export function createPoster(resolve: ResolveName, local: LocalTargets | null, patience = TIMEOUT_MS) {
  const strict = createAgent(null, resolve);
  const lenient = createAgent(local, resolve);
  return {
    async post({ url, headers, body, mode }: Post): Promise<PostOutcome> {
      const begun = performance.now();
      const outcome = await request(url, {
        method: 'POST',
        headers,
        body,
        dispatcher: mode === 'test' ? lenient : strict,
        signal: AbortSignal.timeout(patience),
      }).then(readAnswer, (error) => ({ code: null, error: nameError(error), response: '' }));
      return { ...outcome, ms: Math.round(performance.now() - begun) };
    },

    /** Requests in hand end without an answer. */
    async close(): Promise<void> {
      await Promise.all([strict.destroy(), lenient.destroy()]);
    },
  };
}

function createAgent(local: LocalTargets | null, resolve: ResolveName): Agent {
  const [inside, outside] = [true, false].map((local) => createConnector({ local }, resolve)) as [Connect, Connect]; // two of two
  return new Agent({
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connect(options, callback) {
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
      return (local?.isOpen(port) ? inside : outside)(options, callback);
    },
  });
}

type Connect = buildConnector.connector;

function createConnector(allowed: { local: boolean }, resolve: ResolveName): Connect {
  const connect = buildConnector({
    timeout: TIMEOUT_MS,
    autoSelectFamily: true,
    // Resolved once for each connection, which goes to one of these very addresses.
    lookup: (host, { all }, done) =>
      void resolveTarget(host, allowed, resolve).then(
        (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
        (error) => done(error, []),
      ),
  });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // Node looks up names only.
    if (isIP(host) === 0) return connect(options, callback);
    resolveTarget(host, allowed, resolve).then(
      () => connect(options, callback),
      (error) => callback(error, null),
    );
  };
}

async function readAnswer({ statusCode, body }: Dispatcher.ResponseData): Promise<Omit<PostOutcome, 'ms'>> {
  const kept: Buffer[] = [];
  let [read, room] = [0, MAX_KEPT_BYTES];
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      kept.push(part.subarray(0, room));
      room = Math.max(0, room - part.length);
      read += part.length;
      // Leaving the loop ends the connection.
      if (read >= MAX_READ_BYTES) break;
    }
  } catch (error) {
    // A receiver that began to answer and does not end in time has not answered.
    return { code: null, error: nameError(error), response: textOf(kept) };
  }
  return { code: statusCode, error: null, response: textOf(kept) };
}

/** PostgreSQL keeps no NUL. */
const textOf = (parts: readonly Buffer[]) => Buffer.concat(parts).toString('utf8').replaceAll('\0', '');

const CERTIFICATE = /^(ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|ERR_SSL)/;

function nameError(error: unknown): DeliveryError {
  if (error instanceof DeniedAddress) return 'address';
  if (error instanceof UnknownName) return 'name';
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || error instanceof errors.ConnectTimeoutError || code === 'ETIMEDOUT') return 'timeout';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}
