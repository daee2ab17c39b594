import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_SETTING_CODES, type ApiSettings } from '@tracking-console/contract/api/apiSettingConstants';
import { SaveApiSettings } from '@tracking-console/contract/api/apiSettings';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { UnreadableParameter } from '../../http/calls/unreadable.ts';
import type { UserService } from '../users/userService.ts';
import type { ApiSettingService } from './apiSettingService.ts';
import { isZone } from './isZone.ts';

interface Services {
  apiSettings: ApiSettingService;
  users: UserService;
}

const ROOT = '/console-api/v1/settings';

/** The defaults of the API console's account. */
export const apiSettingRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { apiSettings } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(`${ROOT}/get`, { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } }, async (request) =>
    success<ApiSettings>(await apiSettings.read(sessionOf(request).gid)),
  );

  app.post(
    `${ROOT}/save`,
    { config: { recentCheck: 'not needed' }, schema: { body: SaveApiSettings } },
    async (request) => {
      const { gid } = sessionOf(request);
      if (!isZone(request.body.values.time_zone ?? ''))
        throw new UnreadableParameter('values.time_zone', 'is not valid');
      const saved = await apiSettings.save(gid, request.body);
      if (!saved) return refusal(API_SETTING_CODES.changedMeanwhile, 'They have been changed meanwhile.');
      return success<ApiSettings>(await apiSettings.read(gid));
    },
  );
};
