import type { Database } from '../src/database.ts';
import { createAirRegistration } from '../src/features/air/airRegistration.ts';
import { createAirSandbox } from '../src/features/air/sandbox/airSandbox.ts';
import { createOfflineServices } from '../src/features/offline/offlineServices.ts';
import { createOrderServices } from '../src/features/orders/orderServices.ts';
import { orderPayments } from '../src/features/orders/orderTable.ts';
import { refundDue } from '../src/features/orders/refundOrder.ts';
import type { PaymentProvider, RefundOutcome } from '../src/features/payments/paymentProvider.ts';
import { createQuotaService } from '../src/features/quotas/quotaService.ts';
import { createShipmentService } from '../src/features/shipments/shipmentService.ts';
import { createIdentityService } from '../src/features/users/identityService.ts';
import { accepted } from '../src/http/calls/refusal.ts';
import type { Catalog } from '../src/productsFile.ts';
import { orderContextOf } from './orderContext.ts';
import type { TestServer } from './testServer.ts';

const PRICES = { USD: 100 };

/** What can be bought with a few numbers and credits. */
const catalog: Catalog = {
  products: [
    { id: 'buyer-5', scope: 'BUYER', type: 'TopUp', name: 'Five', quota: 5, days: 31, prices: PRICES },
    { id: 'api-20', scope: 'API', type: 'TopUp', name: 'Twenty', quota: 20, days: 31, prices: PRICES },
  ],
  discounts: [],
  taxRates: {},
};

export type QuotaInstance = ReturnType<typeof quotaInstance>;

/** Everything that decides about quota, with a clock and a payment provider of its own. */
export function quotaInstance({ services }: TestServer, db: Database, begin: Date) {
  let passed = 0;
  let outcome: RefundOutcome = 'refunded';
  const now = () => new Date(begin.getTime() + passed);
  const quotas = createQuotaService(db, now);
  const provider: PaymentProvider = {
    name: 'counting',
    methodsFor: () => ['card'],
    open: () => Promise.reject(new Error('is paid elsewhere')),
    find: () => Promise.reject(new Error('is paid elsewhere')),
    end: async (key) => ({ key, state: 'ended', amount: 0, currency: 'USD' }),
    refund: async () => outcome,
    readWebhook: () => null,
  };
  const { apiSettings, mailer } = services;
  const onProblem = () => undefined;
  const context = { ...orderContextOf(services), db, now, quotas, provider, catalog, onProblem, mailer };
  const { orders } = createOrderServices({ ...context, apiSettings });
  const onStopped = async () => undefined;
  return {
    db,
    quotas,
    orders,
    transfers: createOfflineServices({ ...context, orders }).transfers,
    shipments: createShipmentService({ db, now, quotas, dataSource: 'sandbox', onStopped }),
    air: createAirRegistration({
      db,
      now,
      quotas,
      cost: 25,
      adapter: createAirSandbox({ speed: 1 }),
      onRecorded: onStopped,
    }),
    identities: createIdentityService(db, now, [
      ({ gid, identity }, transaction) => quotas.openAccount(transaction, { gid, scope: identity }),
    ]),
    now,

    pass(milliseconds: number) {
      passed += milliseconds;
    },

    /** Orders it and reports its payment. */
    async buy(gid: string, ProductId: string, Quantity: number): Promise<void> {
      const wanted = { ProductId, Quantity, Currency: 'USD', PayMethod: 'card' } as const;
      const { orderNo, amount, currency } = accepted(await orders.create(gid, wanted));
      const key = `${orderNo}-1`;
      const attempt = { key, orderNo, provider: provider.name, method: 'card', ref: key, status: 'Open' } as const;
      await db.insert(orderPayments).values({ ...attempt, createTime: now(), askTime: now() });
      await orders.settle({ key, state: 'paid', amount, currency });
    },

    /** What the provider answers from now on. */
    decideRefunds(decided: RefundOutcome) {
      outcome = decided;
    },

    settleRefund: (orderNo: string) => refundDue(context, orderNo),
  };
}
