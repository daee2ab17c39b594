import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DetectCarriers, type DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { ExplainNumber, type NumberExplanation } from '@tracking-console/contract/shipments/carriers';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { success } from '../../http/calls/envelope.ts';
import { explanationsOf } from '../carriers/carrierCalls.ts';
import type { ApiSettingService } from '../settings/apiSettingService.ts';
import type { UserService } from '../users/userService.ts';
import { detectNumbers } from './detectNumbers.ts';
import type { ShipmentService } from './shipmentService.ts';

interface Services {
  apiSettings: ApiSettingService;
  shipments: ShipmentService;
  users: UserService;
}

const ROOT = '/console-api/v1/number';

/** The API console's details of numbers while they are typed; the buyer's calls have the same. */
export const numberRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    `${ROOT}/detect`,
    { config: { recentCheck: 'not needed' }, schema: { body: DetectCarriers } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const { carrier_priority } = await services.apiSettings.read(owner.gid);
      const { Numbers } = request.body;
      return success<DetectedNumber[]>(await detectNumbers(services.shipments, owner, Numbers, '', carrier_priority));
    },
  );

  app.post(
    `${ROOT}/explain`,
    { config: { recentCheck: 'not needed' }, schema: { body: ExplainNumber } },
    async ({ body }) => success<NumberExplanation[]>(explanationsOf(body.Number)),
  );
};
