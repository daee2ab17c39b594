import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Id } from '@tracking-console/contract/calls/schema';
import { OFFLINE_METHODS, RECEIPT_ROOT } from '@tracking-console/contract/orders/offline';
import { PAY_API_METHODS } from '@tracking-console/contract/orders/orders';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { Type } from 'typebox';
import type { Configuration } from '../../config.ts';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { addLegacyRoute, legacyCalls } from '../../http/calls/legacyCall.ts';
import { OFFLINE_CALLS, type OfflineContext } from '../offline/offlineCalls.ts';
import type { OfflineServices } from '../offline/offlineServices.ts';
import { ORDER_CALLS, type PayContext } from '../orders/orderCalls.ts';
import type { OrderServices } from '../orders/orderServices.ts';
import { checkIdentity, readCustomer } from '../orders/readCustomer.ts';
import type { UserService } from '../users/userService.ts';
import { readForm } from './readForm.ts';

interface Services
  extends Pick<OrderServices, 'orders' | 'orderReads' | 'reminders'>,
    Pick<OfflineServices, 'transfers' | 'transferReads' | 'transferJobs'> {
  configuration: Configuration;
  users: UserService;
  makePdf: MakePdf;
}

/** Per customer: a page that waits for a payment polls every 2 s, and several may be open. */
const CALLS = { name: 'pay-calls', calls: 300, window: MINUTE };

type PayMethods = typeof PAY_API_METHODS & typeof OFFLINE_METHODS;

/** All calls of orders and payments; a feature adds its own here. */
const perform = legacyCalls<PayMethods, PayContext & OfflineContext>({
  methods: { ...PAY_API_METHODS, ...OFFLINE_METHODS },
  calls: { ...ORDER_CALLS, ...OFFLINE_CALLS },
  check: checkIdentity,
});

/** Orders and payments of both consoles, all at one address, dispatched by `method`. */
export const payRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.decorateRequest('formFiles', null as never);
  app.addHook('onRequest', async (request) => {
    request.formFiles = [];
  });
  app.addContentTypeParser('multipart/form-data', readForm(app));

  addLegacyRoute(app, {
    url: '/payapi/call',
    perform,
    config: { limit: CALLS, formData: true },
    contextOf: async (request) => ({
      ...services,
      customer: await readCustomer(services.users, sessionOf(request)),
      brand: services.configuration.brand,
      files: request.formFiles,
    }),
  });

  const receipt = { schema: { params: Type.Object({ id: Id }) }, config: { limit: CALLS } };
  app.get(`${RECEIPT_ROOT}/:id`, receipt, async (request, reply) => {
    const { gid, financeRefusal } = await readCustomer(services.users, sessionOf(request));
    const { id } = request.params;
    const found = await services.transferReads.findReceipt(Number(id), gid, financeRefusal === undefined);
    if (!found) return reply.code(404).send();
    const { type, content } = found;
    // The file came from a customer: nothing in it runs, and opened by itself it is saved.
    return reply
      .type(type)
      .headers({
        'content-disposition': `attachment; filename="receipt-${id}.${ENDINGS[type]}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      .send(content);
  });
};

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
