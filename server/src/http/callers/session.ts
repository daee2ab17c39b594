import cookie from '@fastify/cookie';
import { CODE } from '@tracking-console/contract/calls/envelope';
import { CUSTOMER_HEADER } from '@tracking-console/contract/page/customerHeader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { refusalFor } from '../calls/envelope.ts';

/** The signed-in customer. */
export interface Session {
  idHash: string;
  gid: string;
  /** When the customer last proved who they are. */
  checkTime: Date;
  /** Whether a second step was proven in it, and not a password alone. */
  secondStep: boolean;
}

interface Services {
  sessions: { find(id: string): Promise<Session | null> };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null: not signed in. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Routes that are the same for all visitors (static files) do not look the session up. */
    session?: false;
  }
}

export const SESSION_COOKIE = '__Host-sid';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

export async function installCookies(app: App): Promise<void> {
  await app.register(cookie);
}

/** Finds the session of each request by its cookie. */
export function installSession(app: App, services: Services): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const id = request.cookies[SESSION_COOKIE];
    if (!id || request.routeOptions.config.session === false) return;
    const session = await services.sessions.find(id);
    if (isSameCustomer(session, request.headers[CUSTOMER_HEADER])) request.session = session;
  });
}

/**
 * A page of the previously signed-in customer must neither show nor change the current customer's data. For that page the
 * session is over.
 */
export function isSameCustomer(session: Session | null, customer: unknown): boolean {
  return customer === undefined || customer === session?.gid;
}

/** Hook of routes for signed-in users only: others get code -6 in the envelope of the called root. */
export async function requireSession(request: FastifyRequest, reply: FastifyReply) {
  if (request.session) return;
  return reply.send(refusalFor(request, CODE.notSignedIn, 'Not signed in.'));
}

/** The session of a route behind `requireSession`. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error(`${request.routeOptions.url} lacks requireSession`);
  return request.session;
}

export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.cookies[SESSION_COOKIE] !== undefined;
}

/** @param lifeTime in milliseconds */
export function setSessionCookie(reply: FastifyReply, id: string, lifeTime: number): void {
  reply.setCookie(SESSION_COOKIE, id, { ...ATTRIBUTES, maxAge: lifeTime / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}
