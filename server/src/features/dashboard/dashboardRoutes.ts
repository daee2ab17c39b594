import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DashboardSummary } from '@tracking-console/contract/console';
import { NoParameters } from '@tracking-console/contract/parameters';
import { success } from '../../plugins/envelope.ts';
import { requireIdentity } from '../../plugins/identity.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { summarize } from './summary.ts';

/** What the API console's first page shows. */
export const dashboardRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post('/console-api/v1/dashboard/summary', { schema: { body: NoParameters } }, async (request) =>
    success<DashboardSummary>(await summarize(services, sessionOf(request).gid)),
  );
};
