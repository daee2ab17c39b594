import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../durations.ts';
import type { Owner } from '../../owner.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { UserService } from '../users/userService.ts';
import { trackError, wholeFailure } from './trackErrors.ts';

export interface CallerServices {
  apiKeys: ApiKeyService;
  users: UserService;
  limits: RateLimits;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the public API; null before the key or session is checked. */
    trackOwner: Owner | null;
  }
}

const CALLS_A_SECOND = { name: 'track', calls: 3, window: SECOND };

/** Hook of the public API: an access key, or the console's own session. */
export function identifyCaller({ apiKeys, users, limits }: CallerServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = request.headers['17token'] ?? request.headers['x-api-key'];
    if (key !== undefined) return identifyByKey(request, reply, String(key));
    const gid = request.session?.gid;
    if (!gid) return reply.code(401).send(wholeFailure(trackError(-18010002)));
    const identities = await users.listIdentities(gid);
    if (!identities.includes('API')) return reply.send(wholeFailure(trackError(-18010005)));
    request.trackOwner = { gid, scope: 'API' };
  };

  async function identifyByKey(request: FastifyRequest, reply: FastifyReply, key: string) {
    const record = await apiKeys.use(key, request.ip);
    if (!record) return reply.code(401).send(wholeFailure(trackError(-18010002)));
    const wait = await limits.take(String(record.id), CALLS_A_SECOND);
    if (wait > 0) {
      const message = `At most ${CALLS_A_SECOND.calls} calls a second.`;
      return reply
        .code(429)
        .header('retry-after', String(Math.ceil(wait / SECOND)))
        .send(wholeFailure({ code: 429, message }));
    }
    request.trackOwner = { gid: record.gid, scope: 'API' };
  }
}

export function trackOwnerOf(request: FastifyRequest): Owner {
  if (!request.trackOwner) throw new Error(`${request.routeOptions.url} lacks identifyCaller`);
  return request.trackOwner;
}
