import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type pg from 'pg';
import { addUser } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { type OpenDatabase, openDatabase } from '../../database.ts';
import { DAY, HOUR, MINUTE } from '../../durations.ts';
import type { OpenedCheckout, PaymentProvider, PaymentReport } from '../payments/paymentProvider.ts';
import { createQuotaService } from '../quotas/quotaService.ts';
import { quotaGrants, quotaLedger } from '../quotas/quotaTable.ts';
import { OrderRefusal } from './orderContext.ts';
import { createOrderServices } from './orderServices.ts';
import { orderPayments, orders } from './orderTable.ts';

const RUNS = process.env.ALL_CASES ? 150 : 8;

/** A provider whose money is counted. */
interface Money {
  key: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'ended';
  refunded: boolean;
}

function countingProvider() {
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

/** A service instance that can die between any two statements. */
function instance(server: TestServer, provider: PaymentProvider) {
  const { database, now } = server.services;
  const own = openDatabase(database.pool.options.connectionString ?? '', 4);
  let left = Number.POSITIVE_INFINITY;
  own.pool.on('connect', (client) => dieWhen(client, () => left-- <= 0));
  const quotas = createQuotaService(own.db, now);
  const context = { ...server.services.orders.context, db: own.db, quotas, provider };
  const { apiSettings, mailer } = server.services;
  const services = createOrderServices({ ...context, apiSettings, mailer, onProblem: () => undefined });
  return {
    ...services,
    quotas,
    database: own as OpenDatabase,
    /** Runs it; after so many statements the process is gone. False: it was. */
    async attempt(work: () => Promise<unknown>, statements = Number.POSITIVE_INFINITY): Promise<boolean> {
      left = statements;
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof OrderRefusal) return true;
        if (left >= 0) throw error;
        return false;
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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock();
});
afterAll(() => server.close());

/** Mostly the newest order or checkout, so that one goes through its whole life. */
const PICK = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 7 }) });
/** After so many statements the process dies. */
const CRASH = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat({ max: 16 }) });
const ACTS = [
  ...['create', 'create', 'pay', 'payOther', 'customerPays', 'customerPays', 'customerPays', 'tell', 'tell', 'tell'],
  ...['tellWrong', 'jobs', 'jobs', 'refund', 'refund', 'cancel', 'spend', 'read', 'pass', 'passLong'],
];
const STEP = fc.record({ act: fc.constantFrom(...ACTS), pick: PICK, crash: CRASH });

it('PG-4 the ledger balances to the quota and no order is paid twice, whatever is done, told and lost', async () => {
  await fc.assert(fc.asyncProperty(fc.array(ROUND, { minLength: 20, maxLength: 60, size: 'max' }), play), {
    numRuns: RUNS,
  });
}, 300_000);

/** Two steps at once, each by an instance of its own, or one alone. */
const ROUND = fc.tuple(STEP, fc.option(STEP, { nil: undefined, freq: 2 }));
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

async function play(rounds: readonly (readonly [Step, Step | undefined])[]): Promise<void> {
  const { provider, checkouts, report } = countingProvider();
  const instances = [instance(server, provider), instance(server, provider)] as const;
  const gid = await addUser(server, { identities: ['BUYER', 'API'] });
  const owner = { gid, scope: 'API' } as const;
  const { db } = server.services;
  try {
    for (const [one, other] of rounds) {
      await Promise.all([perform(instances[0], one), other && perform(instances[1], other)]);
      await expectBalance();
    }
    await settleDown();
    await expectBalance();
    await expectEachPaidOnce();
  } finally {
    for (const { database } of instances) await database.close();
  }

  async function perform(by: (typeof instances)[number], { act, pick, crash }: Step): Promise<void> {
    const all = await db
      .select()
      .from(orders)
      .where(eq(orders.gid, gid))
      .orderBy(desc(orders.createTime), desc(orders.orderNo));
    const order = all[pick % Math.max(1, all.length)]?.orderNo ?? '0000000000000000';
    const open = [...checkouts.values()].reverse();
    const money = open[pick % Math.max(1, open.length)];
    const wanted = { ProductId: 'topup-500', Quantity: 1 + pick, Currency: 'USD', PayMethod: 'card' } as const;
    const steps: Record<string, () => Promise<unknown>> = {
      create: async () => by.orders.pay(gid, (await by.orders.create(gid, wanted)).orderNo),
      pay: () => by.orders.pay(gid, order),
      payOther: () => by.orders.pay(gid, order, 'paypal'),
      customerPays: async () => {
        if (money?.state === 'open') money.state = 'paid';
      },
      tell: async () => money && by.orders.settle(report(money)),
      tellWrong: async () => money && by.orders.settle({ ...report(money), amount: money.amount + 1 }),
      jobs: () => by.orderJobs.run(),
      refund: () => by.orders.requestRefund(gid, order, ''),
      cancel: () => by.orders.cancel(gid, order),
      read: () => by.orders.read(gid, order),
      spend: () => by.database.db.transaction((transaction) => spendOne(by, transaction)),
      pass: async () => server.pass(10 * MINUTE),
      passLong: async () => server.pass((pick + 1) * (pick > 5 ? 60 * DAY : 12 * HOUR)),
    };
    await by.attempt(steps[act] ?? (async () => undefined), crash);
  }

  async function spendOne(by: (typeof instances)[number], transaction: Parameters<typeof by.quotas.spend>[0]) {
    const account = await by.quotas.lockAccount(transaction, owner);
    const { credits } = await by.quotas.findRoom(transaction, account);
    if (credits > 0) await by.quotas.spend(transaction, owner, [{ shipmentId: null, amount: 1 }]);
  }

  /** Nothing dies any more, and everybody comes round. */
  async function settleDown(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      server.pass(31 * MINUTE);
      for (const { orderJobs } of instances) await orderJobs.run();
    }
  }

  async function expectBalance(): Promise<void> {
    const sum = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)::int`;
    const ofOwner = (table: typeof quotaGrants | typeof quotaLedger) => eq(table.gid, gid);
    const [granted] = await db
      .select({ sum: sum(quotaGrants.remain) })
      .from(quotaGrants)
      .where(ofOwner(quotaGrants));
    const [noted] = await db
      .select({ sum: sum(quotaLedger.delta) })
      .from(quotaLedger)
      .where(ofOwner(quotaLedger));
    expect(noted?.sum).toBe(granted?.sum);
    const deliveries = await db
      .select({ orderId: quotaLedger.orderId, count: sql<number>`count(*)::int` })
      .from(quotaLedger)
      .where(and(ofOwner(quotaLedger), eq(quotaLedger.reason, 'Order')))
      .groupBy(quotaLedger.orderId);
    for (const { count } of deliveries) expect(count).toBe(1);
  }

  async function expectEachPaidOnce(): Promise<void> {
    const valid = or(isNull(quotaGrants.expireTime), gt(quotaGrants.expireTime, server.services.now()));
    const [usable] = await db
      .select({ sum: sql<number>`coalesce(sum(${quotaGrants.remain}), 0)::int` })
      .from(quotaGrants)
      .where(and(eq(quotaGrants.gid, gid), valid));
    const { quota_remain } = await server.services.quotas.read(owner);
    expect(quota_remain).toBe(usable?.sum);
    const lines = await db.select().from(quotaLedger).where(eq(quotaLedger.gid, gid)).orderBy(quotaLedger.id);
    expect(lines.at(-1)?.balanceAfter ?? 0).toBe(quota_remain);
    for (const order of await db.select().from(orders).where(eq(orders.gid, gid))) {
      const paid = [...checkouts.values()].filter(
        ({ key, state }) => key.startsWith(order.orderNo) && state === 'paid',
      );
      const kept = paid.filter(({ refunded }) => !refunded);
      // What the provider has for good is what the order cost, where it is paid, and nothing else.
      const isPaid = order.status === 'Paid';
      expect({ ...order, kept: kept.length }).toMatchObject({ kept: isPaid ? 1 : 0 });
      expect(['Paid', 'Closed', 'Refunded']).toContain(order.status);
      const succeeded = and(eq(orderPayments.orderNo, order.orderNo), eq(orderPayments.status, 'Succeeded'));
      expect(await db.$count(orderPayments, succeeded)).toBe(isPaid ? 1 : 0);
      expect(lines.some(({ orderId, reason }) => orderId === order.orderNo && reason === 'Order')).toBe(
        order.payTime !== null,
      );
    }
  }
}
