import type { Identity } from '@tracking-console/contract/statuses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { refusalFor } from './envelope.ts';
import { sessionOf } from './session.ts';

const IDENTITY_NOT_OPEN = -10010301;

/** Makes a hook, behind `requireSession`, of routes for customers who have opened the identity. */
export function requireIdentity({ users }: Services, identity: Identity) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const identities = await users.listIdentities(sessionOf(request).gid);
    if (identities.includes(identity)) return;
    return reply.send(refusalFor(request, IDENTITY_NOT_OPEN, `The ${identity} identity is not open.`));
  };
}

/** Hook, behind `requireSession`, of routes both consoles call: the identity they speak for has to be open. */
export function requireScope({ users }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const scope = scopeOf(request);
    const identities = await users.listIdentities(sessionOf(request).gid);
    if (identities.includes(scope)) return;
    return reply.send(refusalFor(request, IDENTITY_NOT_OPEN, `The ${scope} identity is not open.`));
  };
}

/** Named in the body, or in the address where the body is a file; the route's schema has checked it. */
export function scopeOf({ body, query }: FastifyRequest): Identity {
  const { scope } = { ...(query as object), ...(body instanceof Buffer ? {} : (body as object)) } as {
    scope: Identity;
  };
  return scope;
}
