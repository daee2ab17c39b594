import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { requireIdentity } from '../../http/identity.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import { tabOf } from '../../http/tab.ts';
import type { UserService } from '../users/userService.ts';
import { answerBuyerCall, type BuyerServices } from './answerBuyerCall.ts';

interface Services extends BuyerServices {
  users: UserService;
  now: () => Date;
}

/** What no page of ours sends. */
const MISTAKES: readonly number[] = [SHIPMENT_CODES.badRequest, SHIPMENT_CODES.unknownMethod];

/** The buyer console's calls, all at one address, dispatched by `method`. */
export const buyerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  app.post('/orderapi/call', { schema: { body: LegacyRequest } }, async (request, reply) => {
    const { method, param, timeZoneOffset } = request.body;
    const answer = await answerBuyerCall(method, param, {
      ...services,
      owner: { gid: sessionOf(request).gid, scope: 'BUYER', ...tabOf(request) },
      now: services.now(),
      timeZoneOffset,
    });
    return reply.code(MISTAKES.includes(answer.Code) ? 400 : 200).send(answer);
  });
};
