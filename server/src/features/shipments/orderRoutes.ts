import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { ORDER_METHODS, type OrderMethod } from '@tracking-console/contract/shipments';
import { Compile, type Validator } from 'typebox/compile';
import { legacyRefusal } from '../../plugins/envelope.ts';
import { requireIdentity } from '../../plugins/identity.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { ORDER_CALLS, type OrderAnswer, type OrderContext } from './orderCalls.ts';

interface CompiledCall {
  params: Validator;
  call(param: unknown, context: OrderContext): Promise<OrderAnswer<unknown>>;
}

// The keys of ORDER_METHODS are OrderMethods; each call gets only what its own schema has accepted.
const calls = new Map(
  (Object.keys(ORDER_METHODS) as OrderMethod[]).map((method): [string, CompiledCall] => [
    method,
    { params: Compile(ORDER_METHODS[method]), call: ORDER_CALLS[method] as CompiledCall['call'] },
  ]),
);

/** The buyer console's calls, all at one address, told apart by `method`. */
export const orderRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'BUYER'));

  app.post('/orderapi/call', { schema: { body: LegacyRequest } }, async (request) => {
    const { method, param, timeZoneOffset } = request.body;
    const found = calls.get(method);
    if (!found) return legacyRefusal(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
    const given = param ?? {};
    if (!found.params.Check(given)) return legacyRefusal(SHIPMENT_CODES.badRequest, firstFault(found.params, given));
    const answer = await found.call(given, {
      owner: { gid: sessionOf(request).gid, scope: 'BUYER' },
      shipments: services.shipments,
      now: services.now(),
      timeZoneOffset: boundedOffset(timeZoneOffset),
    });
    return { Message: '', Json: null, ...answer };
  });
};

function firstFault(params: Validator, given: unknown): string {
  const [fault] = params.Errors(given);
  return `Parameter ${fault?.instancePath.slice(1) || '(all)'}: ${fault?.message ?? 'not valid'}.`;
}

/** No zone is further from UTC than this. */
function boundedOffset(minutes: number): number {
  return Number.isInteger(minutes) && Math.abs(minutes) <= 900 ? minutes : 0;
}
