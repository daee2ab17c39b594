import { Readable } from 'node:stream';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../calls/envelope.ts';
import { sessionOf } from './session.ts';

const IDENTITY_NOT_OPEN = -10010301;

interface Services {
  users: { listIdentities(gid: string): Promise<Identity[]> };
}

/** Makes a hook, behind `requireSession`, of routes for customers who have opened the identity. */
export const requireIdentity = (services: Services, identity: Identity) => requireOpen(services, () => identity);

/** Hook, behind `requireSession`, of routes both consoles call: the identity in the call has to be open. */
export const requireScope = (services: Services) => requireOpen(services, scopeOf);

function requireOpen({ users }: Services, identityOf: (request: FastifyRequest) => Identity) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const identity = identityOf(request);
    const identities = await users.listIdentities(sessionOf(request).gid);
    if (identities.includes(identity)) return;
    return reply.send(refusalFor(request, IDENTITY_NOT_OPEN, `The ${identity} identity is not open.`));
  };
}

/** Named in the body, or in the address where the body is a file; the route's schema has checked it. */
export function scopeOf({ body, query }: FastifyRequest): Identity {
  const { scope } = { ...(query as object), ...(body instanceof Readable ? {} : (body as object)) } as {
    scope: Identity;
  };
  return scope;
}
