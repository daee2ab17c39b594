import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { requireIdentity } from '../../http/identity.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import type { UserService } from '../users/userService.ts';
import { answerOrderCall } from './answerOrderCall.ts';
import type { OrderContext } from './orderCall.ts';

interface Services extends Omit<OrderContext, 'owner' | 'now' | 'timeZoneOffset'> {
  users: UserService;
  now: () => Date;
}

/** What no page of ours sends. */
const MISTAKES: readonly number[] = [SHIPMENT_CODES.badRequest, SHIPMENT_CODES.unknownMethod];

/** The buyer console's calls, all at one address, told apart by `method`. */
export const orderRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  app.post('/orderapi/call', { schema: { body: LegacyRequest } }, async (request, reply) => {
    const { method, param, timeZoneOffset } = request.body;
    const answer = await answerOrderCall(method, param, {
      owner: { gid: sessionOf(request).gid, scope: 'BUYER' },
      savedViews: services.savedViews,
      settings: services.settings,
      shipments: services.shipments,
      orderInfo: services.orderInfo,
      sharing: services.sharing,
      notifications: services.notifications,
      visits: services.visits,
      now: services.now(),
      timeZoneOffset,
    });
    return reply.code(MISTAKES.includes(answer.Code) ? 400 : 200).send(answer);
  });
};
