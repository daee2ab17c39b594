import { LOG_BODY_BYTES } from '@tracking-console/contract/api/logConstants';

import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { modeOf } from '../../owner.ts';
import type { CallRecord } from '../apiLogs/callRecord.ts';
import type { RequestLog } from '../apiLogs/requestLog.ts';
import { findCarrier } from '../carriers/carriers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer, and how its text began. */
    answered: { answer: Answer; start: string } | null;
  }
}

interface Answer {
  code?: number;
  data?: { accepted?: Item[]; rejected?: Item[]; errors?: unknown[] };
}
interface Item {
  carrier?: unknown;
  carrier_new?: unknown;
}

const MAX_NUMBERS = 40;
const MAX_LENGTH = 50;

interface Services {
  requestLog: RequestLog;
  now: () => Date;
}

/** Logs every call whose caller is known, once it is answered. Registered before all hooks that may refuse one. */
export function logCalls(app: FastifyInstance, { requestLog, now }: Services): void {
  app.decorateRequest('answered', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.type('application/json; charset=utf-8').serializer((answer: Answer) => {
      const text = JSON.stringify(answer);
      request.answered = { answer, start: text.slice(0, LOG_BODY_BYTES) };
      return text;
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.trackCaller) requestLog.add(toRecord(request, reply, now()));
  });
  app.addHook('onClose', () => requestLog.flush());
}

function toRecord(request: FastifyRequest, reply: FastifyReply, time: Date): CallRecord {
  const { trackCaller, answered, body } = request;
  const { version = '', call } = request.params as { version?: string; call?: string };
  const { accepted = [], rejected = [] } = answered?.answer.data ?? {};
  // A list only shows shipments: it touches none.
  const isBatch = Array.isArray(body);
  return {
    gid: trackCaller?.owner.gid ?? '',
    mode: trackCaller ? modeOf(trackCaller.owner) : 'live',
    keyId: trackCaller?.key?.id ?? 0,
    time,
    ip: request.ip,
    endpoint: (call ?? request.routeOptions.url?.split('/').at(-1) ?? '').slice(0, MAX_LENGTH),
    isKnown: call === undefined,
    version: version.slice(0, 10),
    httpStatus: reply.statusCode,
    code: answered?.answer.code ?? 0,
    items: isBatch ? Math.min(body.length, 32_767) : 0,
    accepted: isBatch ? accepted.length : 0,
    rejected: isBatch ? rejected.length : 0,
    durationMs: reply.elapsedTime,
    numbers: numbersOf(body),
    carriers: isBatch ? [...accepted, ...rejected].flatMap(carriersOf) : [],
    reqBody: request.bodyStart,
    respBody: answered?.start ?? '',
  };
}

/** The tracking numbers a body names: of each item, or separated by commas. */
function numbersOf(body: unknown): string[] {
  const items: unknown[] = Array.isArray(body) ? body.slice(0, MAX_NUMBERS) : [body];
  const named = items.flatMap((item) => {
    const number = typeof item === 'object' && item !== null && 'number' in item ? item.number : '';
    return typeof number === 'string' || typeof number === 'number' ? String(number).split(',', MAX_NUMBERS) : [];
  });
  const numbers = named.map((number) => normalizeNumber(number.slice(0, MAX_LENGTH))).filter(Boolean);
  return [...new Set(numbers)].slice(0, MAX_NUMBERS);
}

function carriersOf({ carrier, carrier_new: changed }: Item): number[] {
  const key = Number(changed ?? carrier ?? 0);
  // A caller may make up any number of carriers, and each counted one is a row.
  return findCarrier(key) ? [key] : [];
}
