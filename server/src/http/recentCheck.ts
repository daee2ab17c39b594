import { CHECK_MINUTES, SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../durations.ts';
import { refusalFor } from './envelope.ts';
import { sessionOf } from './session.ts';

/**
 * Hook of routes that change how an account is signed in to: a session that was left open must not be enough. The
 * caller reauthenticates and calls again. Stands behind `requireSession`.
 */
export function requireRecentCheck({ now }: { now: () => Date }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const age = now().getTime() - sessionOf(request).checkTime.getTime();
    if (age <= CHECK_MINUTES * MINUTE) return;
    return reply.send(refusalFor(request, SECURITY_CODES.checkNeeded, 'Confirm that it is you, then try again.'));
  };
}
