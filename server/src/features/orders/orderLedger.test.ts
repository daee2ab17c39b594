import { DAY, HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import fc from 'fast-check';
import { addUser } from '../../../testing/caller.ts';
import { ABROAD } from '../../../testing/invoiceClient.ts';
import {
  expectBalance,
  expectCoveredOnce,
  expectEachPaidOnce,
  expectNumbersWithoutGaps,
  expectRefundRule,
} from '../../../testing/moneyChecks.ts';
import { countingProvider, type MoneyInstance, moneyInstance } from '../../../testing/moneyInstance.ts';
import { PDF, TRANSFER } from '../../../testing/offlineClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import type { Transaction } from '../../database.ts';
import { and, desc, eq, isNotNull } from '../../drizzle.ts';
import { accepted } from '../../http/calls/refusal.ts';
import { invoices } from '../invoices/invoiceTable.ts';
import { transfers } from '../offline/transferTable.ts';
import { orderPayments, orders } from './orderTable.ts';

const RUNS = process.env.ALL_CASES ? 150 : 8;
/** A run takes a second or two; a failure is made smaller in what is left of it. */
const TIME_LIMIT = RUNS * 10_000 + 4 * MINUTE;

let server: TestServer;
let staff: { gid: string; email: string };
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock();
  staff = { gid: await addUser(server, { mayFinance: true }), email: 'finance@example.com' };
});
afterAll(() => server.close());

/** Mostly the newest order or checkout, so that one goes through its whole life. */
const PICK = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 7 }) });
/** After so many statements the process dies. */
const CRASH = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat({ max: 24 }) });
const ACTS = [
  ...['create', 'create', 'pay', 'payOther', 'customerPays', 'customerPays', 'customerPays', 'tell', 'tell', 'tell'],
  ...['tellWrong', 'jobs', 'jobs', 'refund', 'refund', 'cancel', 'spend', 'read', 'pass', 'passLong'],
  ...['createTransfer', 'submit', 'submit', 'transfer', 'confirm', 'confirm', 'confirm', 'reject', 'takeBack'],
  ...['buy', 'buy', 'invoice', 'invoice', 'invoiceMore', 'invoiceMore', 'issue', 'staffIssues'],
  ...['staffRejects', 'correct', 'withdraw'],
] as const;
const STEP = fc.record({ act: fc.constantFrom(...ACTS), pick: PICK, crash: CRASH });
/** Two steps at once, each by an instance of its own, or one alone; the same by both where two windows do it. */
const ROUND = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(STEP, fc.option(STEP, { nil: undefined, freq: 2 })) },
  { weight: 1, arbitrary: STEP.map((step) => [step, { ...step, crash: undefined }] as const) },
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

it(
  'PG-4 PG-5d PG-6d the ledger balances to the quota, and no order is paid or invoiced twice, whatever is done, told and lost',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(ROUND, { minLength: 30, maxLength: 80, size: 'max' }), play), {
      numRuns: RUNS,
      interruptAfterTimeLimit: TIME_LIMIT - MINUTE / 2,
      markInterruptAsFailure: true,
    });
  },
  TIME_LIMIT,
);

async function play(rounds: readonly (readonly [Step, Step | undefined])[]): Promise<void> {
  const { provider, checkouts, report } = countingProvider();
  const instances = [moneyInstance(server, provider), moneyInstance(server, provider)] as const;
  const gid = await addUser(server, { identities: ['BUYER', 'API'] });
  const owner = { gid, scope: 'API' } as const;
  const customer = { gid, email: 'customer@example.com' };
  const { db } = server.services;
  try {
    for (const [one, other] of rounds) {
      await Promise.all([perform(instances[0], one), other && perform(instances[1], other)]);
      await expectBalance(db, gid);
      await expectCoveredOnce(db, gid);
      await expectRefundRule(db, gid);
    }
    await settleDown();
    await expectBalance(db, gid);
    await expectEachPaidOnce(server, gid, checkouts.values());
    await expectNumbersWithoutGaps(db);
  } finally {
    for (const { database } of instances) await database.close();
  }

  async function perform(by: MoneyInstance, { act, pick, crash }: Step): Promise<void> {
    const all = await db
      .select()
      .from(orders)
      .where(eq(orders.gid, gid))
      .orderBy(desc(orders.createTime), desc(orders.orderNo));
    const chosen = all[pick % Math.max(1, all.length)];
    const order = chosen?.orderNo ?? '0000000000000000';
    const open = [...checkouts.values()].reverse();
    const money = open[pick % Math.max(1, open.length)];
    const bought = all.filter(({ payTime }) => payTime !== null).map(({ orderNo }) => orderNo);
    const wanted = { ProductId: 'topup-500', Quantity: 1 + pick, Currency: 'USD', PayMethod: 'card' } as const;
    const steps: Record<Step['act'], () => Promise<unknown>> = {
      create: async () => by.orders.pay(gid, accepted(await by.orders.create(gid, wanted)).orderNo),
      buy: async () => {
        const { orderNo } = accepted(await by.orders.create(gid, wanted));
        await by.orders.pay(gid, orderNo);
        const due = checkouts.get(`ref ${orderNo}-1`);
        if (due?.state !== 'open') return;
        due.state = 'paid';
        await by.orders.settle(report(due));
      },
      createTransfer: () => by.orders.create(gid, { ...wanted, PayMethod: 'offline' }),
      transfer: async () => {
        const Amount = 900 + 1_700 * pick; // of which some buys nothing
        const buyer = { gid, country: '' };
        const { orderNo } = accepted(await by.transfers.order(buyer, { App: 'API', Currency: 'USD', Amount }));
        await submit(by, orderNo, Amount);
      },
      pay: () => by.orders.pay(gid, order),
      payOther: () => by.orders.pay(gid, order, 'paypal'),
      customerPays: async () => {
        // If the process died before it recorded the address, the customer was never given it.
        if (money?.state === 'open' && (await isGiven(money.key))) money.state = 'paid';
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
      submit: () => submit(by, order, (chosen?.amount ?? 0) + pick),
      takeBack: () => by.transfers.withdraw(customer, order),
      confirm: () => decide(by, pick, 'Confirmed'),
      reject: () => decide(by, pick, 'Rejected'),
      invoice: () => apply(by, bought.slice(0, 1)),
      invoiceMore: () => apply(by, bought.slice(pick, pick + 3).reverse()),
      issue: by.issue,
      staffIssues: async () => by.invoiceReviews.issue(staff, await newestInvoice()),
      staffRejects: async () => by.invoiceReviews.reject(staff, await newestInvoice(), 'The title is not complete.'),
      correct: async () => by.invoices.correct(gid, { ...ABROAD, Id: await newestInvoice(), Title: `Other ${pick}` }),
      withdraw: async () => by.invoices.withdraw(gid, await newestInvoice()),
    };
    await by.attempt(steps[act], crash);
  }

  async function apply(by: MoneyInstance, OrderNos: string[]): Promise<void> {
    if (OrderNos.length > 0) await by.invoices.apply(gid, { ...ABROAD, OrderNos });
  }

  async function submit(by: MoneyInstance, OrderNo: string, Amount: number): Promise<void> {
    const given = { ...TRANSFER, OrderNo, Amount, Reference: OrderNo.slice(-1), Note: 'Less the fees of my bank' };
    const TransferDate = server.services.now().toISOString().slice(0, 10);
    await by.transfers.submit(customer, { ...given, TransferDate }, [PDF]);
  }

  /** The staff decide on what they see, the newest first. */
  async function decide(by: MoneyInstance, pick: number, Decision: 'Confirmed' | 'Rejected'): Promise<void> {
    const waiting = await underReview();
    const seen = waiting[pick % Math.max(1, waiting.length)];
    if (!seen) return;
    const { MayBeSameAs: Compared } = accepted(await by.transferReads.readAny(seen.OrderNo));
    await by.transfers.review(staff, { ...seen, Decision, Reason: Decision, Compared });
  }

  async function underReview() {
    return db
      .select({ OrderNo: transfers.orderNo, Submission: transfers.submission })
      .from(transfers)
      .innerJoin(orders, eq(orders.orderNo, transfers.orderNo))
      .where(and(eq(orders.gid, gid), eq(transfers.status, 'UnderReview')))
      .orderBy(desc(transfers.updateTime), desc(transfers.id));
  }

  async function newestInvoice(): Promise<string> {
    const own = eq(invoices.gid, gid);
    const [newest] = await db.select().from(invoices).where(own).orderBy(desc(invoices.id)).limit(1);
    return String(newest?.id ?? 0);
  }

  async function isGiven(key: string): Promise<boolean> {
    return (await db.$count(orderPayments, and(eq(orderPayments.key, key), isNotNull(orderPayments.url)))) > 0;
  }

  async function spendOne({ quotas }: MoneyInstance, transaction: Transaction) {
    const account = await quotas.lockAccount(transaction, owner);
    const { credits } = await quotas.findRoom(account);
    if (credits > 0) await quotas.spend(account, [{ shipmentId: null, amount: 1 }]);
  }

  /** From here no process dies, and every customer returns. */
  async function settleDown(): Promise<void> {
    const [by] = instances;
    for (const seen of await underReview())
      for (const Decision of ['Confirmed', 'Rejected'] as const)
        await by.attempt(() => by.transfers.review(staff, { ...seen, Decision, Reason: Decision }));
    for (const wait of [31 * MINUTE, 8 * DAY, 31 * MINUTE]) {
      server.pass(wait);
      for (const { orderJobs } of instances) await orderJobs.run();
    }
  }
}
