import type { FastifyRequest } from 'fastify';

export interface EnvelopeOf<Data> {
  code: number;
  message: string;
  data: Data | null;
}

export interface LegacyEnvelopeOf<Json> {
  Code: number;
  Message: string;
  Json: Json | null;
}

export function success<Data>(data: Data): EnvelopeOf<Data> {
  return { code: 0, message: '', data };
}

export function refusal(code: number, message: string): EnvelopeOf<never> {
  return { code, message, data: null };
}

export function legacyRefusal(code: number, message: string): LegacyEnvelopeOf<never> {
  return { Code: code, Message: message, Json: null };
}

const LEGACY_ROOTS = ['/orderapi/', '/payapi/', '/msgapi/', '/invoiceapi/'];
const PUBLIC_ROOT = '/track/v';
/** The public API's own code for an unreadable or missing thing. */
const NOT_VALID = -18010013;

/** A refusal in the envelope of the called root. */
export function refusalFor(request: FastifyRequest, code: number, message: string) {
  if (request.url.startsWith(PUBLIC_ROOT)) return { code: NOT_VALID, data: { errors: [{ code: NOT_VALID, message }] } };
  const legacy = LEGACY_ROOTS.some((root) => request.url.startsWith(root));
  return legacy ? legacyRefusal(code, message) : refusal(code, message);
}
