import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { requireIdentity } from '../../http/identity.ts';
import { LEGACY, statusOf } from '../../http/legacyCall.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import { tabOf } from '../../http/tab.ts';
import type { UserService } from '../users/userService.ts';
import { answerBuyerCall, type BuyerServices } from './answerBuyerCall.ts';

interface Services extends BuyerServices {
  users: UserService;
  now: () => Date;
}

/** The buyer console's calls, all at one address, dispatched by `method`. */
export const buyerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  app.post('/orderapi/call', { config: LEGACY, schema: { body: LegacyRequest } }, async (request, reply) => {
    const { method, param, timeZoneOffset } = request.body;
    const answer = await answerBuyerCall(method, param, {
      ...services,
      owner: { gid: sessionOf(request).gid, scope: 'BUYER', ...tabOf(request) },
      now: services.now(),
      timeZoneOffset,
      requireRecentCheck: () => request.requireRecentCheck(),
    });
    return reply.code(statusOf(answer)).send(answer);
  });
};
