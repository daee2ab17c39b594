import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DashboardSummary } from '@tracking-console/contract/console';
import { NoParameters } from '@tracking-console/contract/schema';
import { success } from '../../http/envelope.ts';
import { requireIdentity } from '../../http/identity.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import { summarize } from './summary.ts';

interface Services {
  apiKeys: ApiKeyService;
  quotas: QuotaService;
  shipments: ShipmentService;
  now: () => Date;
  users: UserService;
}

/** What the API console's first page shows. */
export const dashboardRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post('/console-api/v1/dashboard/summary', { schema: { body: NoParameters } }, async (request) =>
    success<DashboardSummary>(await summarize(services, sessionOf(request).gid)),
  );
};
