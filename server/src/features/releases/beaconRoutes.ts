import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { closed } from '@tracking-console/contract/parameters';
import { Beacon } from '@tracking-console/contract/releaseLoads';
import { RELEASE_ROOT } from '@tracking-console/contract/releases';
import { Type } from 'typebox';
import { installProblems, requirePerson } from '../../plugins/problems.ts';
import { sessionOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { channelOfHost } from './channelOfHost.ts';
import { installCaller, requireVerb } from './releaseCaller.ts';

const MOST_MINUTES = 1440;

/** Load reports of pages, accepted from any signed-in customer. */
export const beaconRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { releases } = services;
  installProblems(app);
  app.addHook('onRequest', requirePerson);

  app.post(`${RELEASE_ROOT}/beacons`, { bodyLimit: 16_384, schema: { body: Beacon } }, async (request, reply) => {
    const { gid, idHash: session } = sessionOf(request);
    await releases.countLoads({ gid, session, channel: channelOfHost(request.hostname) }, request.body);
    return reply.code(204).send();
  });
};

export const loadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const ofMinutes = Type.Object({ minutes: Type.Integer({ minimum: 1, maximum: MOST_MINUTES, default: 5 }) }, closed);
  installProblems(app);
  installCaller(app, services);
  app.get(
    `${RELEASE_ROOT}/loads`,
    { schema: { querystring: ofMinutes }, onRequest: requireVerb('read') },
    ({ query }) => services.releases.loads(query.minutes),
  );
};
