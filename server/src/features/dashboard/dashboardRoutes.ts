import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type DashboardCarriers,
  type DashboardSeries,
  ReadCarriers,
  ReadSeries,
} from '@tracking-console/contract/api/apiDashboard';
import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { success } from '../../http/calls/envelope.ts';
import type { ApiLogService } from '../apiLogs/apiLogService.ts';
import type { UsageService } from '../apiLogs/usageService.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import type { DeliveryLog } from '../webhooks/deliveryLog.ts';
import type { WebhookUsageService } from '../webhooks/webhookUsage.ts';
import type { CarrierFiguresService } from './carrierFigures.ts';
import { readPeriod } from './dashboardPeriod.ts';
import { readSeries } from './readSeries.ts';
import { summarize } from './summary.ts';

interface Services {
  apiKeys: ApiKeyService;
  quotas: QuotaService;
  shipments: ShipmentService;
  apiLogs: ApiLogService;
  usage: UsageService;
  webhookUsage: WebhookUsageService;
  deliveryLog: DeliveryLog;
  carrierFigures: CarrierFiguresService;
  now: () => Date;
  users: UserService;
}

/** What the API console's first page shows. */
export const dashboardRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/dashboard/summary',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } },
    async (request) => success<DashboardSummary>(await summarize(services, apiOwnerOf(request))),
  );

  app.post(
    '/console-api/v1/dashboard/series',
    { config: { recentCheck: 'not needed' }, schema: { body: ReadSeries } },
    async (request) => success<DashboardSeries>(await readSeries(services, apiOwnerOf(request), request.body)),
  );

  app.post(
    '/console-api/v1/dashboard/carriers',
    { config: { recentCheck: 'not needed' }, schema: { body: ReadCarriers } },
    async (request) => {
      const period = readPeriod(request.body, services.now());
      return success<DashboardCarriers>(await services.carrierFigures.read(apiOwnerOf(request), period));
    },
  );
};
