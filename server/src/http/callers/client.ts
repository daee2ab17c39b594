import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestRegion } from './requestRegion.ts';

/** The browser or program a request comes from, as the request describes it. */
export interface Client {
  ip: string;
  userAgent: string;
  /** The country its languages name, two small letters, or empty. */
  country?: string;
  /** The browser's own id, or empty if it sent none. */
  device?: string;
}

const USER_AGENT_LENGTH = 300;

export function clientOf(request: FastifyRequest): Client {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    country: requestRegion(request.headers['accept-language']) ?? '',
    device: sentDevice(request),
  };
}

const COOKIE = '__Host-device';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
/** Seconds; browsers keep no cookie for longer. */
const LIFE_TIME = 400 * 86_400;

/** Random, and the same at each sign-in with this browser; it proves nothing else. */
export function deviceOf(request: FastifyRequest): string {
  return sentDevice(request) || randomBytes(16).toString('base64url');
}

function sentDevice(request: FastifyRequest): string {
  const sent = request.cookies[COOKIE] ?? '';
  return /^[\w-]{22}$/.test(sent) ? sent : '';
}

export function rememberDevice(reply: FastifyReply, device: string): void {
  reply.setCookie(COOKIE, device, { ...ATTRIBUTES, maxAge: LIFE_TIME });
}
