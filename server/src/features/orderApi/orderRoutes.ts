import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { requireIdentity } from '../../plugins/identity.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { answerOrderCall } from './answerOrderCall.ts';

/** The buyer console's calls, all at one address, told apart by `method`. */
export const orderRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  app.post('/orderapi/call', { schema: { body: LegacyRequest } }, async (request) => {
    const { method, param, timeZoneOffset } = request.body;
    return answerOrderCall(method, param, {
      owner: { gid: sessionOf(request).gid, scope: 'BUYER' },
      savedViews: services.savedViews,
      settings: services.settings,
      shipments: services.shipments,
      orderInfo: services.orderInfo,
      sharing: services.sharing,
      notifications: services.notifications,
      visits: services.visits,
      now: services.now(),
      timeZoneOffset: boundedOffset(timeZoneOffset),
    });
  });
};

/** No zone is further from UTC than this. */
function boundedOffset(minutes: number): number {
  return Number.isInteger(minutes) && Math.abs(minutes) <= 900 ? minutes : 0;
}
