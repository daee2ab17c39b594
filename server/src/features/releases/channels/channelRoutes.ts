import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { closed } from '@tracking-console/contract/calls/schema';
import {
  ChangeChannel,
  ChannelName,
  ModuleName,
  RELEASE_ROOT,
  RollBack,
} from '@tracking-console/contract/releases/releases';
import type { Verb } from '@tracking-console/contract/releases/releaseTokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { installProblems, problem } from '../../../http/errors/problems.ts';
import { etagOf, onceOf, sendOutcome, sendRefusal, withEtag } from '../outcomes.ts';
import { isRefused } from '../refusal.ts';
import type { ReleaseService } from '../releaseService.ts';
import {
  type CallerServices,
  callerOf,
  forbidden,
  installCaller,
  requireEngineer,
  requireVerb,
} from '../tokens/releaseCaller.ts';

interface Services extends CallerServices {
  releases: ReleaseService;
}

const ofChannel = Type.Object({ channel: ChannelName });
const ofApproval = Type.Object({ channel: ChannelName, id: Type.String({ format: 'uuid' }) });
const ofWayBack = Type.Object({ module: Type.Optional(ModuleName) }, closed);
const ofHistory = Type.Object(
  {
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  closed,
);

/** Channels and the ledger of their changes. */
export const channelRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { releases } = services;
  const read = { onRequest: requireVerb('read') };
  installProblems(app);
  installCaller(app, services);
  // New builds of a checkout are seen here, too.
  app.addHook('preHandler', () => releases.follow());

  app.get(`${RELEASE_ROOT}/channels`, read, () => releases.listChannels());

  app.get(`${RELEASE_ROOT}/channels/:channel`, { schema: { params: ofChannel }, ...read }, async (request, reply) => {
    const found = await releases.findChannel(request.params.channel);
    if (!found) return problem(reply, 'notFound', `The channel ${request.params.channel} has no release yet.`);
    return withEtag(reply, found).send(found);
  });

  app.put(
    `${RELEASE_ROOT}/channels/:channel`,
    { config: { recentCheck: 'needed' }, schema: { params: ofChannel, body: ChangeChannel } },
    async (request, reply) => {
      const { params, body } = request;
      const mistake = forbidden(callerOf(request), verbsOf(body), params.channel);
      if (mistake) return problem(reply, 'notAllowed', mistake);
      return sendOutcome(reply, await releases.change(channelRequest(request, params.channel), body));
    },
  );

  app.get(
    `${RELEASE_ROOT}/channels/:channel/rollback`,
    { schema: { params: ofChannel, querystring: ofWayBack }, ...read },
    async ({ params, query }, reply) => {
      const plan = await releases.planRollBack(params.channel, query.module);
      return isRefused(plan) ? sendRefusal(reply, plan) : plan;
    },
  );

  app.post(
    `${RELEASE_ROOT}/channels/:channel/rollback`,
    { config: { recentCheck: 'not needed' }, schema: { params: ofChannel, body: RollBack } },
    async (request, reply) => {
      const { params, body } = request;
      const mistake = forbidden(callerOf(request), ['rollback'], params.channel);
      if (mistake) return problem(reply, 'notAllowed', mistake);
      return sendOutcome(reply, await releases.rollBack(channelRequest(request, params.channel), body));
    },
  );

  app.get(
    `${RELEASE_ROOT}/channels/:channel/history`,
    { schema: { params: ofChannel, querystring: ofHistory }, ...read },
    ({ params, query }) => releases.history({ ...params, ...query }),
  );

  app.get(`${RELEASE_ROOT}/ledger/verify`, read, () => releases.verify());

  app.get(`${RELEASE_ROOT}/approvals`, read, () => releases.listApprovals());

  app.post(
    `${RELEASE_ROOT}/channels/:channel/approvals/:id`,
    { config: { recentCheck: 'needed' }, schema: { params: ofApproval }, onRequest: requireEngineer },
    (request, reply) => approve(request, reply, request.params),
  );

  async function approve(request: FastifyRequest, reply: FastifyReply, { channel, id }: Static<typeof ofApproval>) {
    return sendOutcome(reply, await releases.approve(callerOf(request), channel, id, onceOf(request)));
  }
};

function channelRequest(request: FastifyRequest, channel: ChannelName) {
  return { actor: callerOf(request), channel, etag: etagOf(request), once: onceOf(request) };
}

function verbsOf({ stable, canary }: ChangeChannel): Verb[] {
  const verbs: Verb[] = canary === undefined ? [] : ['canary'];
  return stable === undefined && verbs.length > 0 ? verbs : [...verbs, 'promote'];
}
