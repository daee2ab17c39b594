import type pg from 'pg';
import { openDatabase } from '../src/database.ts';
import { createInvoiceServices } from '../src/features/invoices/invoiceServices.ts';
import { issueDue } from '../src/features/invoices/issueInvoices.ts';
import { createOfflineServices } from '../src/features/offline/offlineServices.ts';
import { createOrderServices } from '../src/features/orders/orderServices.ts';
import type { OpenedCheckout, PaymentProvider, PaymentReport } from '../src/features/payments/paymentProvider.ts';
import { createQuotaService } from '../src/features/quotas/quotaService.ts';
import { RolledBack } from '../src/http/calls/refusal.ts';
import { orderContextOf } from './orderContext.ts';
import type { TestServer } from './testServer.ts';

/** A provider whose money is counted. */
export interface Money {
  key: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'ended';
  refunded: boolean;
}

export function countingProvider() {
  const checkouts = new Map<string, Money>();
  const found = (ref: string) => {
    const money = checkouts.get(ref);
    if (!money) throw new Error('no such checkout');
    return money;
  };
  const report = ({ key, state, amount, currency }: Money): PaymentReport => ({ key, state, amount, currency });
  const provider: PaymentProvider = {
    name: 'counting',
    methodsFor: () => ['card', 'paypal'],
    async open({ key, amount, currency }): Promise<OpenedCheckout> {
      const ref = `ref ${key}`;
      if (!checkouts.has(ref)) checkouts.set(ref, { key, amount, currency, state: 'open', refunded: false });
      return { ref, url: `https://pay.example.com/${key}` };
    },
    find: async (ref) => report(found(ref)),
    async end(ref) {
      const money = found(ref);
      if (money.state === 'open') money.state = 'ended';
      return report(money);
    },
    async refund(ref) {
      const money = found(ref);
      if (money.state !== 'paid') return 'refused';
      money.refunded = true;
      return 'refunded';
    },
    readWebhook: () => null,
  };
  return { provider, checkouts, report };
}

export type MoneyInstance = ReturnType<typeof moneyInstance>;

/** Orders, transfers and invoices of a server instance that can die between any two statements. */
export function moneyInstance(server: TestServer, provider: PaymentProvider) {
  const { database, now } = server.services;
  // A busy machine is slow, not wrong.
  const own = openDatabase(database.pool.options.connectionString ?? '', 4, 60_000);
  const { db } = own;
  let left = Number.POSITIVE_INFINITY;
  own.pool.on('connect', (client) => dieWhen(client, () => left-- <= 0));
  const quotas = createQuotaService(db, now);
  const { apiSettings, mailer } = server.services;
  const onProblem = () => undefined;
  const context = { ...orderContextOf(server.services), db, quotas, provider, mailer, onProblem };
  const makePdf = () => Promise.reject(new Error('nothing is mailed here'));
  const ordering = createOrderServices({ ...context, apiSettings });
  return {
    ...ordering,
    ...createOfflineServices({ ...context, ...ordering }),
    ...createInvoiceServices({ ...context, makePdf, issuing: 'automatic' }),
    issue: () => issueDue({ db, now, onProblem }),
    quotas,
    database: own,
    /** Runs it; after so many statements the process dies. Any failure but a refusal is a bug. */
    async attempt(work: () => Promise<unknown>, statements = Number.POSITIVE_INFINITY): Promise<void> {
      left = statements;
      try {
        await work();
      } catch (error) {
        if (!(error instanceof RolledBack) && left >= 0) throw error;
      } finally {
        left = Number.POSITIVE_INFINITY;
      }
    },
  };
}

function dieWhen(client: pg.PoolClient, isOver: () => boolean): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const dying = client as unknown as { query: typeof query; connection: { stream: { destroy(): void } } }; // of pg
  dying.query = (...given) => {
    // What is not committed is lost with the connection, as it is when a process dies.
    if (isOver()) dying.connection.stream.destroy();
    return query(...given);
  };
}
