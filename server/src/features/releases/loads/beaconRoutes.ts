import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { closed } from '@tracking-console/contract/calls/schema';
import { Beacon } from '@tracking-console/contract/releases/releaseLoads';
import { RELEASE_ROOT } from '@tracking-console/contract/releases/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { installProblems, problem } from '../../../http/errors/problems.ts';
import { REPORT_LIMIT } from '../../../http/limits/reportLimit.ts';
import { channelOfHost } from '../channels/channelOfHost.ts';
import type { ReleaseService } from '../releaseService.ts';
import { type CallerServices, installCaller, requireVerb } from '../tokens/releaseCaller.ts';

interface Services extends CallerServices {
  releases: ReleaseService;
}

const LIMIT = { ...REPORT_LIMIT, name: 'beacon', answer: refuse };
const MAX_MINUTES = 1440;

/** Load reports of pages. Those of signed-in customers count; the session may have ended elsewhere meanwhile. */
export const beaconRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { releases } = services;
  installProblems(app);

  const route = {
    bodyLimit: 16_384,
    config: { recentCheck: 'not needed', limit: LIMIT },
    schema: { body: Beacon },
  } as const;
  app.post(`${RELEASE_ROOT}/beacons`, route, async (request, reply) => {
    const { session } = request;
    if (session) {
      const from = { gid: session.gid, session: session.idHash, channel: channelOfHost(request.hostname) };
      await releases.countLoads(from, request.body);
    }
    return reply.code(204).send();
  });
};

export const loadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const ofMinutes = Type.Object({ minutes: Type.Integer({ minimum: 1, maximum: MAX_MINUTES, default: 5 }) }, closed);
  installProblems(app);
  installCaller(app, services);
  app.get(
    `${RELEASE_ROOT}/loads`,
    { schema: { querystring: ofMinutes }, onRequest: requireVerb('read') },
    ({ query }) => services.releases.loads(query.minutes),
  );
};

function refuse(_request: FastifyRequest, reply: FastifyReply) {
  return problem(reply, 'unavailable', 'Too many beacons.', { status: 429 });
}
