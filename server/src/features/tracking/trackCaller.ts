import { KEY_HEADER, MODE_HEADER } from '@tracking-console/contract/keyConstants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../durations.ts';
import type { Owner } from '../../owner.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { ApiKeyRecord } from '../keys/apiKeyTable.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { UserService } from '../users/userService.ts';
import { trackError, wholeFailure } from './trackErrors.ts';

export interface CallerServices {
  apiKeys: ApiKeyService;
  users: UserService;
  limits: RateLimits;
}

/** Who calls the public API. */
export interface TrackCaller {
  owner: Owner;
  /** null: the console calls, with a session. */
  key: ApiKeyRecord | null;
  /** What it registers is told to test webhooks alone. */
  testMode: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for an unknown key or session; a refused caller stands here as well. */
    trackCaller: TrackCaller | null;
  }
}

const CALLS_A_SECOND = { name: 'track', calls: 3, window: SECOND };

/** Hook of the public API: an access key, or the console's own session. It comes before the body is read. */
export function identifyCaller({ apiKeys, users, limits }: CallerServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = request.headers['17token'] ?? request.headers[KEY_HEADER];
    if (key !== undefined) return identifyByKey(request, reply, String(key));
    const gid = request.session?.gid;
    if (!gid) return reply.code(401).send(wholeFailure(trackError(-18010002)));
    const testMode = request.headers[MODE_HEADER] === 'test';
    request.trackCaller = { owner: { gid, scope: 'API' }, key: null, testMode };
    const identities = await users.listIdentities(gid);
    if (!identities.includes('API')) return reply.send(wholeFailure(trackError(-18010005)));
  };

  async function identifyByKey(request: FastifyRequest, reply: FastifyReply, given: string) {
    const key = await apiKeys.use(given.trim(), request.ip);
    if (key) request.trackCaller = { owner: { gid: key.gid, scope: 'API' }, key, testMode: key.mode === 'test' };
    if (key?.status !== 'Active') return reply.code(401).send(wholeFailure(trackError(-18010002)));
    const wait = await limits.take(String(key.id), CALLS_A_SECOND);
    if (wait === 0) return;
    const message = `At most ${CALLS_A_SECOND.calls} calls a second.`;
    return reply
      .code(429)
      .header('retry-after', String(Math.ceil(wait / SECOND)))
      .send(wholeFailure({ code: 429, message }));
  }
}

export function trackCallerOf(request: FastifyRequest): TrackCaller {
  if (!request.trackCaller) throw new Error(`${request.routeOptions.url} lacks identifyCaller`);
  return request.trackCaller;
}
