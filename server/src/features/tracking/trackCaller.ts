import { KEY_HEADER, type KeyScope } from '@tracking-console/contract/api/keyConstants';
import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { modeOfCall } from '../../http/callers/apiOwner.ts';
import { type ApiOwner, apiScope } from '../../owner.ts';
import type { ApiKeyRecord } from '../keys/apiKeyTable.ts';
import type { UseKey } from '../keys/useKey.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { UserService } from '../users/userService.ts';
import { type TrackCode, trackError, wholeFailure } from './trackErrors.ts';

export interface CallerServices {
  useKey: UseKey;
  users: UserService;
  limits: RateLimits;
}

/** The caller of the public API. */
export interface TrackCaller {
  /** Of live or of test data: as in the key, or in the console's call. */
  owner: ApiOwner;
  /** null: the console calls, with a session. */
  key: ApiKeyRecord | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for an unknown key or session; also set for a refused caller. */
    trackCaller: TrackCaller | null;
  }
  interface FastifyContextConfig {
    /** What a key must be allowed to do to call the route. */
    scope?: KeyScope;
  }
}

const CALLS_A_SECOND = { name: 'track', calls: 3, window: SECOND };
/** Per account, for all its consoles together; people do not reach it. */
const CONSOLE_CALLS = { name: 'track-console', calls: 600, window: MINUTE };

/** Hook of the public API: an access key, or the console's own session. It comes before the body is read. */
export function identifyCaller({ useKey, users, limits }: CallerServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = request.headers['17token'] ?? request.headers[KEY_HEADER];
    if (key !== undefined) return identifyByKey(request, reply, String(key));
    const gid = request.session?.gid;
    if (!gid) return refuse(reply, -18010002);
    request.trackCaller = { owner: { gid, scope: apiScope(modeOfCall(request)) }, key: null };
    const wait = await limits.take(gid, CONSOLE_CALLS);
    if (wait > 0) return refuseForNow(reply, wait, 'Too many calls in a minute.');
    const identities = await users.listIdentities(gid);
    if (!identities.includes('API')) return reply.send(wholeFailure(trackError(-18010005)));
  };

  async function identifyByKey(request: FastifyRequest, reply: FastifyReply, given: string) {
    const used = await useKey(given.trim(), request.ip);
    if (!used) return refuse(reply, -18010002);
    const { key, refused } = used;
    request.trackCaller = { owner: { gid: key.gid, scope: apiScope(key.mode) }, key };
    // Before the limit: strangers with a stolen key must not use up what its owner may call.
    if (refused) return refuse(reply, refused === 'address' ? -18010001 : -18010002);
    const wait = await limits.take(String(key.id), CALLS_A_SECOND);
    if (wait === 0) {
      const { scope } = request.routeOptions.config;
      return scope === undefined || key.scopes.includes(scope) ? undefined : refuse(reply, -18010005);
    }
    return refuseForNow(reply, wait, `At most ${CALLS_A_SECOND.calls} calls a second.`);
  }
}

function refuseForNow(reply: FastifyReply, wait: number, message: string): FastifyReply {
  reply.code(429).header('retry-after', String(Math.ceil(wait / SECOND)));
  return reply.send(wholeFailure({ code: 429, message }));
}

const refuse = (reply: FastifyReply, code: TrackCode) => reply.code(401).send(wholeFailure(trackError(code)));

export function trackCallerOf(request: FastifyRequest): TrackCaller {
  if (!request.trackCaller) throw new Error(`${request.routeOptions.url} lacks identifyCaller`);
  return request.trackCaller;
}
