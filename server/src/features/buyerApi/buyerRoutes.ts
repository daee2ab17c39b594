import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { addLegacyRoute } from '../../http/calls/legacyCall.ts';
import type { UserService } from '../users/userService.ts';
import { type BuyerServices, performBuyerCall } from './performBuyerCall.ts';

interface Services extends BuyerServices {
  users: UserService;
  now: () => Date;
}

/** The buyer console's calls. */
export const buyerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  addLegacyRoute(app, {
    url: '/orderapi/call',
    perform: performBuyerCall,
    contextOf: (request) => ({
      ...services,
      owner: { gid: sessionOf(request).gid, scope: 'BUYER', ...tabOf(request) } as const,
      now: services.now(),
      timeZoneOffset: request.body.timeZoneOffset,
    }),
  });
};
