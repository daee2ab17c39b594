import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Beacon } from '@tracking-console/contract/releaseLoads';
import { RELEASE_ROOT } from '@tracking-console/contract/releases';
import { closed } from '@tracking-console/contract/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { installProblems, problem } from '../../http/problems.ts';
import { REPORT_LIMIT } from '../../http/reportLimit.ts';
import { channelOfHost } from './channelOfHost.ts';
import { type CallerServices, installCaller, requireVerb } from './releaseCaller.ts';
import type { ReleaseService } from './releaseService.ts';

interface Services extends CallerServices {
  releases: ReleaseService;
}

const LIMIT = { ...REPORT_LIMIT, name: 'beacon', answer: refuse };
const MAX_MINUTES = 1440;

/** Load reports of pages. Those of signed-in customers count; a page may report after its session has ended elsewhere. */
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
