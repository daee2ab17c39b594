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
