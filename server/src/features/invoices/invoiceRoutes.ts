import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { INVOICE_API_METHODS, type InvoiceApiMethod } from '@tracking-console/contract/invoices';
import { MINUTE } from '../../durations.ts';
import { LEGACY, legacyCalls, statusOf } from '../../http/legacyCall.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import { readCustomer } from '../orders/readCustomer.ts';
import { sendFile } from '../tasks/sendFile.ts';
import type { UserService } from '../users/userService.ts';
import { INVOICE_CALLS, type InvoiceAnswer, type InvoiceCallContext } from './invoiceCalls.ts';
import type { InvoiceServices } from './invoiceServices.ts';

interface Services extends Pick<InvoiceServices, 'invoices' | 'invoiceReads' | 'invoiceProfiles' | 'invoiceReviews'> {
  users: UserService;
}

/** Of a customer. */
const CALLS = { name: 'invoice-calls', calls: 300, window: MINUTE };

const answerInvoiceCall = legacyCalls<InvoiceApiMethod, InvoiceCallContext, InvoiceAnswer>(
  INVOICE_API_METHODS,
  INVOICE_CALLS,
);

/** Invoices of both consoles. */
export const invoiceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const options = { schema: { body: LegacyRequest }, onRequest: requireSession, config: { ...LEGACY, limit: CALLS } };
  app.post('/invoiceapi/call', options, async (request, reply) => {
    const { method, param } = request.body;
    const customer = await readCustomer(services.users, sessionOf(request));
    const answer = await answerInvoiceCall(method, param, {
      ...services,
      customer,
      requireRecentCheck: () => request.requireRecentCheck(),
    });
    if ('file' in answer) return sendFile(reply, answer.file);
    return reply.code(statusOf(answer)).send(answer);
  });
};
