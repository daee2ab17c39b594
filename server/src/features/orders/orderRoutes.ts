import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { PAY_API_METHODS } from '@tracking-console/contract/orders';
import type { Configuration } from '../../config.ts';
import { MINUTE, SECOND } from '../../durations.ts';
import { legacyCalls, statusOf } from '../../http/legacyCall.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import { sendFile } from '../tasks/sendFile.ts';
import type { UserService } from '../users/userService.ts';
import { PAY_CALLS, type PayAnswer, type PayContext } from './orderCalls.ts';
import type { OrderServices } from './orderServices.ts';
import { readCustomer } from './readCustomer.ts';

interface Services extends Pick<OrderServices, 'orders' | 'orderReads' | 'reminders'> {
  configuration: Configuration;
  users: UserService;
  paymentProvider: PaymentProvider | null;
}

/** Of a customer: a page that waits for a payment asks every 2 s, and several may be open. */
const CALLS = { name: 'pay-calls', calls: 300, window: MINUTE };
/** Per address. A provider sends at the pace of its payments; guessing signatures is slowed down. */
const EVENTS = { name: 'pay-webhook', calls: 100, window: SECOND };

const answerPayCall = legacyCalls<keyof typeof PAY_API_METHODS, PayContext, PayAnswer>(PAY_API_METHODS, PAY_CALLS);

/** Orders and payments of both consoles, and what the payment provider tells by itself. */
export const orderRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.register(webhookRoute, { services });

  const options = { schema: { body: LegacyRequest }, onRequest: requireSession, config: { limit: CALLS } };
  app.post('/payapi/call', options, async (request, reply) => {
    const { method, param } = request.body;
    const answer = await answerPayCall(method, param, {
      ...services,
      customer: await readCustomer(services.users, sessionOf(request).gid),
      brand: services.configuration.brand,
    });
    if ('file' in answer) return sendFile(reply, answer.file);
    return reply.code(statusOf(answer)).send(answer);
  });
};

const webhookRoute: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { orders, paymentProvider } = services;
  // The signature is over the bytes, so they are kept as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const config = { session: false, anyOrigin: true, limit: EVENTS } as const;
  app.post('/payapi/webhook', { config }, async ({ body, headers }, reply) => {
    const report = Buffer.isBuffer(body) && paymentProvider?.readWebhook(body, headers);
    if (!report) return reply.code(401).send();
    if (report !== 'other') await orders.settle(report);
    return reply.code(200).send();
  });
};
