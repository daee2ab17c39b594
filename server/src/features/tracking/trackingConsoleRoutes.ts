import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NamedNumber, type ShipmentHistory } from '@tracking-console/contract/api/trackingConsole';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import { trackError } from './trackErrors.ts';

interface Services {
  shipments: ShipmentService;
  users: UserService;
}

/** The API console's calls about registered numbers that the public API does not have. */
export const trackingConsoleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { shipments } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/tracking/history',
    { config: { recentCheck: 'not needed' }, schema: { body: NamedNumber } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const history = await shipments.history.read(owner, request.body);
      if (history) return success<ShipmentHistory>(history);
      const { code, message } = trackError(-18019902, request.body.number);
      return refusal(code, message);
    },
  );
};
