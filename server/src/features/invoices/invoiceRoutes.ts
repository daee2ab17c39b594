import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { INVOICE_API_METHODS } from '@tracking-console/contract/orders/invoices';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { addLegacyRoute, legacyCalls } from '../../http/calls/legacyCall.ts';
import { checkIdentity, readCustomer } from '../orders/readCustomer.ts';
import type { UserService } from '../users/userService.ts';
import { INVOICE_CALLS } from './invoiceCalls.ts';
import type { InvoiceServices } from './invoiceServices.ts';

interface Services extends Pick<InvoiceServices, 'invoices' | 'invoiceReads' | 'invoiceProfiles' | 'invoiceReviews'> {
  users: UserService;
}

/** Of a customer. */
const CALLS = { name: 'invoice-calls', calls: 300, window: MINUTE };

const perform = legacyCalls({ methods: INVOICE_API_METHODS, calls: INVOICE_CALLS, check: checkIdentity });

/** Invoices of both consoles. */
export const invoiceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);

  addLegacyRoute(app, {
    url: '/invoiceapi/call',
    perform,
    config: { limit: CALLS },
    contextOf: async (request) => ({
      ...services,
      customer: await readCustomer(services.users, sessionOf(request)),
    }),
  });
};
