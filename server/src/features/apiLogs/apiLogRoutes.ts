import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type ApiLogDetail, type ApiLogList, GetLog, ListLogs } from '@tracking-console/contract/api/apiLogs';
import { LOG_CODES } from '@tracking-console/contract/api/logConstants';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { checkRange } from '../../http/calls/unreadable.ts';
import type { UserService } from '../users/userService.ts';
import type { ApiLogService } from './apiLogService.ts';

interface Services {
  apiLogs: ApiLogService;
  users: UserService;
}

/** The log of the public API's calls, as the console shows it. */
export const apiLogRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { apiLogs } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/logs/list',
    { config: { recentCheck: 'not needed' }, schema: { body: ListLogs } },
    async (request) => {
      checkRange(request.body);
      return success<ApiLogList>(await apiLogs.list(apiOwnerOf(request), request.body));
    },
  );

  app.post(
    '/console-api/v1/logs/get',
    { config: { recentCheck: 'not needed' }, schema: { body: GetLog } },
    async (request) => {
      const log = await apiLogs.find(apiOwnerOf(request), Number(request.body.id));
      return log ? success<ApiLogDetail>(log) : refusal(LOG_CODES.notFound, 'There is no such call in the log.');
    },
  );
};
