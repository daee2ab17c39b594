import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { OrderServices } from './orderServices.ts';

interface Services extends Pick<OrderServices, 'orders'> {
  paymentProvider: PaymentProvider | null;
}

/** Per address. A provider sends at the pace of its payments; guessing signatures is slowed down. */
const EVENTS = { name: 'pay-webhook', calls: 100, window: SECOND };

/** The webhook of the payment provider. */
export const orderRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { orders, paymentProvider } = services;
  // The signature is over the bytes, so they are kept as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const config = { recentCheck: 'not needed', session: false, anyOrigin: true, limit: EVENTS } as const;
  app.post('/payapi/webhook', { config }, async ({ body, headers }, reply) => {
    const report = Buffer.isBuffer(body) && paymentProvider?.readWebhook(body, headers);
    if (!report) return reply.code(401).send();
    if (report !== 'other') await orders.settle(report);
    return reply.code(200).send();
  });
};
