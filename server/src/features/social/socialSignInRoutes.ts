import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { SocialResult } from '@tracking-console/contract/account/securityConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { clientOf, deviceOf, rememberDevice } from '../../http/callers/client.ts';
import { setSessionCookie } from '../../http/callers/session.ts';
import { setStepCookie } from '../../http/callers/signInStep.ts';
import { leaveNotice, type Notice } from '../../http/errors/notice.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { SocialProvider } from '../../socialProvidersFile.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import { LIFE_TIME_MS, type SessionService } from '../sessions/sessionService.ts';
import { returnAddress } from '../signIn/returnAddress.ts';
import type { SignInService } from '../signIn/signInService.ts';
import { STEP_LIFE_MS } from '../twoStep/twoStepService.ts';
import type { OpenIdConnect, Proof } from './openIdConnect.ts';
import { returnTo } from './returnTo.ts';
import type { SocialFlow, SocialFlows } from './socialFlow.ts';
import type { SocialService } from './socialService.ts';

interface Services {
  configuration: Configuration;
  social: SocialService;
  openIdConnect: OpenIdConnect;
  socialFlows: SocialFlows;
  signIn: SignInService;
  sessions: SessionService;
  accountEvents: AccountEventService;
}

interface Opening {
  Params: { provider: string };
  Querystring: { gb?: string };
}

const Query = Type.Object({ gb: Type.Optional(Type.String({ maxLength: 2048 })) });
const limit = { name: 'social', calls: 60, window: MINUTE };

const NOTICES = {
  cancelled: 'socialCancelled',
  refused: 'socialRefused',
  unreachable: 'socialUnreachable',
} as const satisfies Record<Proof & string, Notice>;

/** The way to a provider and back, for signing in and for connecting; it needs no JavaScript. */
export const socialSignInRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, social, openIdConnect, socialFlows, signIn, sessions, accountEvents } = services;

  app.get<Opening>(
    '/user/social/:provider',
    { config: { limit }, schema: { querystring: Query } },
    async (request, reply) => {
      const provider = social.find(request.params.provider);
      if (!provider) return reply.callNotFound();
      const { gb = '' } = request.query;
      if (request.session) return reply.redirect(returnAddress(gb, configuration));
      const begun = await openIdConnect.begin(provider, returnTo(request, configuration, provider));
      if (!begun) return toSignIn(reply, 'socialUnreachable', gb);
      socialFlows.keep(reply, { ...begun.secrets, provider: provider.key, gid: '', gb });
      return reply.redirect(begun.location);
    },
  );

  app.get<Opening>('/user/social/:provider/callback', { config: { limit } }, async (request, reply) => {
    const provider = social.find(request.params.provider);
    if (!provider) return reply.callNotFound();
    const flow = socialFlows.take(request, reply);
    // Opened again, or in another browser than it was begun in, it proves nothing.
    if (flow?.provider !== provider.key) return toSignIn(reply, 'socialRefused', '');
    const answer = new URL(request.url, returnTo(request, configuration, provider));
    const proof = await openIdConnect.finish(provider, answer, flow);
    return flow.gid === '' ? enter(request, reply, flow, proof) : connect(request, reply, { flow, provider, proof });
  });

  async function enter(request: FastifyRequest, reply: FastifyReply, { gb }: SocialFlow, proof: Proof) {
    if (typeof proof === 'string') return toSignIn(reply, NOTICES[proof], gb);
    const gid = await social.use(proof);
    if (gid === null) return toSignIn(reply, 'socialUnknown', gb);
    const device = deviceOf(request);
    const outcome = await signIn.signInWithSocial(gid, clientOf(request), device);
    if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
    if (outcome.phase === 'secondStep') {
      setStepCookie(reply, outcome.token, STEP_LIFE_MS);
      return reply.redirect(`/user/${configuration.defaultArea}/code${queryOf(gb)}`);
    }
    if (request.session) await sessions.end(request.session);
    setSessionCookie(reply, outcome.sessionId, LIFE_TIME_MS);
    rememberDevice(reply, device);
    return reply.redirect(returnAddress(gb, configuration));
  }

  interface Connecting {
    flow: SocialFlow;
    provider: SocialProvider;
    proof: Proof;
  }

  async function connect(request: FastifyRequest, reply: FastifyReply, { flow, provider, proof }: Connecting) {
    const { gid, gb } = flow;
    const client = clientOf(request);
    const back = (result: SocialResult) =>
      reply.redirect(`${gb}?${new URLSearchParams({ result, provider: provider.key })}`);
    // Another user has signed in meanwhile, whose account is not to be connected.
    if (request.session?.gid !== gid) return toSignIn(reply, 'socialRefused', gb);
    if (proof === 'refused') await accountEvents.record({ gid, kind: 'socialRefused', client, detail: provider.name });
    if (typeof proof === 'string') return back(proof);
    return back(await social.connect(gid, proof, provider, client));
  }

  function toSignIn(reply: FastifyReply, notice: Notice, gb: string) {
    leaveNotice(reply, notice);
    return reply.redirect(`/user/${configuration.defaultArea}${queryOf(gb)}`);
  }
};

const queryOf = (gb: string) => (gb === '' ? '' : `?${new URLSearchParams({ gb })}`);
