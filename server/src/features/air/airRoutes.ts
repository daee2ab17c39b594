import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type AirBatch,
  type AirDetail,
  type AirList,
  type AirlineList,
  ChangeAirReference,
  GetAir,
  ListAir,
  NamedAir,
  RegisterAir,
} from '@tracking-console/contract/air/air';
import { AIR_CODES } from '@tracking-console/contract/air/airConstants';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { Configuration } from '../../config.ts';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { checkRange } from '../../http/calls/unreadable.ts';
import { trackError } from '../tracking/trackErrors.ts';
import type { UserService } from '../users/userService.ts';
import type { AirPushes } from './airChanges.ts';
import { AIRLINES } from './airlines.ts';
import type { AirService } from './airServices.ts';

interface Services {
  air: AirService;
  pushes: AirPushes;
  users: UserService;
  configuration: Configuration;
}

const ROOT = '/console-api/v1/air';

/** Air waybills, as the API console manages them. */
export const airRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { air, pushes, configuration } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(`${ROOT}/airlines`, { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } }, async () => {
    const airlines = AIRLINES.map(({ hub: _, ...airline }) => airline);
    return success<AirlineList>({ airlines, cost: air.cost });
  });

  app.post(
    `${ROOT}/register`,
    { config: { recentCheck: 'not needed' }, schema: { body: RegisterAir } },
    async (request) => {
      // The sandbox's invented flights must not be mixed with real ones.
      const owner = apiOwnerOf(request);
      if (configuration.carrierSource && owner.scope === 'API')
        return refusal(AIR_CODES.noSource, 'This server has no source of air cargo data. Nothing was registered.');
      return success<AirBatch>(await air.register(owner, request.body.items));
    },
  );

  app.post(`${ROOT}/list`, { config: { recentCheck: 'not needed' }, schema: { body: ListAir } }, async (request) => {
    checkRange(request.body);
    return success<AirList>(await air.list(apiOwnerOf(request), request.body));
  });

  app.post(`${ROOT}/get`, { config: { recentCheck: 'not needed' }, schema: { body: GetAir } }, async (request) => {
    const { number } = readAirWaybill(request.body.awb);
    const found = await air.find(apiOwnerOf(request), number);
    if (found) return success<AirDetail>(found);
    const { code, message } = trackError(-18019902, number);
    return refusal(code, message);
  });

  app.post(`${ROOT}/stop`, { config: { recentCheck: 'not needed' }, schema: { body: NamedAir } }, async (request) =>
    success<AirBatch>(await air.stop(apiOwnerOf(request), request.body.awbs)),
  );

  app.post(`${ROOT}/delete`, { config: { recentCheck: 'not needed' }, schema: { body: NamedAir } }, async (request) =>
    success<AirBatch>(await air.remove(apiOwnerOf(request), request.body.awbs)),
  );

  app.post(
    `${ROOT}/reference`,
    { config: { recentCheck: 'not needed' }, schema: { body: ChangeAirReference } },
    async (request) => {
      const { awb, reference } = request.body;
      return success<AirBatch>(await air.setReference(apiOwnerOf(request), awb, reference.trim()));
    },
  );

  app.post(`${ROOT}/push`, { config: { recentCheck: 'not needed' }, schema: { body: NamedAir } }, async (request) => {
    const pushed = await air.push(apiOwnerOf(request), request.body.awbs, pushes);
    if (pushed) return success<AirBatch>(pushed);
    const { code, message } = trackError(-18010204);
    return refusal(code, message);
  });
};
