import { CODE } from '@tracking-console/contract/calls/envelope';
import { RELEASE_ROOT } from '@tracking-console/contract/releases/releaseNames';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import type { App } from '../app.ts';
import { hasSessionCookie } from '../callers/session.ts';
import { refusalFor } from '../calls/envelope.ts';
import { problem } from '../errors/problems.ts';
import { isFromOtherOrigin } from './cors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes form data (an upload); all others only take JSON. */
    formData?: true;
    /** Further content types the route takes, as the browser of an error reporter sends them. */
    contentTypes?: readonly string[];
    /** The route changes no customer's data, so any page may call it. */
    anyOrigin?: true;
  }
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses every change that another site could have caused. The cookie's SameSite is only the second line. */
export function installOriginCheck(app: App, { configuration }: { configuration: Configuration }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.anyOrigin) return;
    if (!comesFromOurPages(request, configuration.origins)) {
      return refuse(request, reply, 403, 'The request comes from another site.');
    }
    if (!hasAcceptedType(request)) return refuse(request, reply, 415, 'Send JSON.');
  });
}

function comesFromOurPages(request: FastifyRequest, origins: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Our page at another host sends its origin; for this host's own page the browser sends "same-origin".
  if (site === 'same-site' || site === 'cross-site') return isFromOtherOrigin(request, origins);
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origins.includes(origin);
  // Browsers send one of the two with every change; a program with an API key sends neither and has no cookie.
  return site !== undefined || !hasSessionCookie(request);
}

function hasAcceptedType(request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || type === 'application/json') return true;
  const { formData, contentTypes = [] } = request.routeOptions.config;
  return (formData === true && type === 'multipart/form-data') || contentTypes.includes(type);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  if (request.url.startsWith(RELEASE_ROOT)) return problem(reply, 'notAllowed', message, { status });
  return reply.code(status).send(refusalFor(request, CODE.failed, message));
}
