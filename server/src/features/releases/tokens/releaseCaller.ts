import { CHANNELS, type ChannelName } from '@tracking-console/contract/releases/releases';
import type { Verb } from '@tracking-console/contract/releases/releaseTokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../http/app.ts';
import { problem } from '../../../http/errors/problems.ts';
import { roleRefusal, SECOND_STEP_NEEDED } from '../../users/roles.ts';
import type { UserService } from '../../users/userService.ts';
import type { Probes } from '../checks/mount/probes.ts';
import type { Actor } from '../releaseContext.ts';
import type { TokenService } from './tokenService.ts';

export interface CallerServices {
  users: UserService;
  releaseTokens: TokenService;
  probes: Probes;
}

/** The caller, and what it may do. */
export interface Caller extends Actor {
  isPerson: boolean;
  /** null: everything, as people who may release. */
  rights: { channels: readonly ChannelName[]; verbs: readonly Verb[] } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for routes of the release API, after `installCaller`. */
    releaseCaller: Caller | null;
  }
}

/** A release that is checked before it is served. */
const PROBE: Caller = { name: 'checks', gid: null, isPerson: false, rights: { channels: CHANNELS, verbs: ['read'] } };

/** Admits only release engineers and programs with a token. */
export function installCaller(
  app: Pick<App, 'decorateRequest' | 'addHook'>,
  { users, releaseTokens, probes }: CallerServices,
): void {
  app.decorateRequest('releaseCaller', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const program = await programOf(request, releaseTokens);
    if (program === 'unknown') return problem(reply, 'notSignedIn', UNKNOWN_TOKEN);
    if (program) {
      request.releaseCaller = program;
      return;
    }
    if (!request.session) return problem(reply, 'notSignedIn', 'Sign in first, or send a token.');
    if (probes.releaseOf(request.session)) {
      request.releaseCaller = PROBE;
      return;
    }
    const user = await users.find(request.session.gid);
    const refused = roleRefusal(user, request.session, 'release');
    if (refused === 'secondStep') return problem(reply, 'secondStepNeeded', SECOND_STEP_NEEDED);
    if (!user || refused) return problem(reply, 'notAllowed', 'This account may not release.');
    request.releaseCaller = { name: user.email, gid: user.gid, isPerson: true, rights: null };
  });
}

export const UNKNOWN_TOKEN = 'This token is unknown, revoked or has run out.';

/** The owner of the request's token; undefined: none. */
export async function programOf(
  request: FastifyRequest,
  releaseTokens: TokenService,
): Promise<Caller | 'unknown' | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const found = await releaseTokens.use(token);
  return found ? { name: found.caller, gid: found.makerGid, isPerson: false, rights: found } : 'unknown';
}

/** Existing tools know a name and a password: the password is the token. */
function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':');
}

/** The caller of a route behind `installCaller`. */
export function callerOf({ releaseCaller, routeOptions }: FastifyRequest): Caller {
  if (!releaseCaller) throw new Error(`${routeOptions.url} lacks installCaller`);
  return releaseCaller;
}

/** What the caller may not do, in a sentence; undefined: everything is allowed. */
export function forbidden({ rights }: Caller, verbs: readonly Verb[], channel?: ChannelName): string | undefined {
  if (!rights) return undefined;
  const verb = verbs.find((wanted) => !rights.verbs.includes(wanted));
  if (verb) return `This token is not good for "${verb}".`;
  if (channel && !rights.channels.includes(channel)) return `This token is not good for the channel ${channel}.`;
  return undefined;
}

/** Makes the hook of a route without a channel. */
export function requireVerb(verb: Verb) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const mistake = forbidden(callerOf(request), [verb]);
    if (mistake) return problem(reply, 'notAllowed', mistake);
  };
}

/** Hook of routes that programs may never call. */
export async function requireEngineer(request: FastifyRequest, reply: FastifyReply) {
  if (!callerOf(request).isPerson) return problem(reply, 'notAllowed', 'This takes a person who is signed in.');
}
