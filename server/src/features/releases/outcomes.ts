import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../http/errors/problems.ts';
import { sha256 } from '../../sha256.ts';
import { canonicalJson } from './ledger/canonicalJson.ts';
import type { Answer, Once } from './ledger/writer.ts';
import { isRefused, type Refused } from './refusal.ts';
import { callerOf } from './tokens/releaseCaller.ts';

/** Sends a service's outcome as the answer. */
export function sendOutcome<Body extends object>(reply: FastifyReply, outcome: Answer<Body> | Refused) {
  if (isRefused(outcome)) return sendRefusal(reply, outcome);
  const { status, body } = outcome;
  return withEtag(reply, body).code(status).send(body);
}

export function sendRefusal(reply: FastifyReply, { problem: { type, detail, findings } }: Refused) {
  return problem(reply, type, detail, findings && { findings });
}

/** A channel's etag, to be sent back in `If-Match`. */
export function withEtag(reply: FastifyReply, body: object): FastifyReply {
  return 'etag' in body ? reply.header('etag', `"${body.etag}"`) : reply;
}

/** With or without the quotes HTTP requires; "*" would skip the comparison. */
export function etagOf({ headers }: FastifyRequest): string | undefined {
  return headers['if-match']?.replace(/^(W\/)?"(.*)"$/, '$2');
}

/** The key that identifies the request when it is sent again. */
export function onceOf(request: FastifyRequest): Once {
  const key = request.headers['idempotency-key'];
  const { method, url, body } = request;
  return {
    caller: callerOf(request).name,
    key: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
    request: sha256(canonicalJson([method, url, etagOf(request) ?? null, body ?? null])),
  };
}
