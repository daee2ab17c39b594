import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { untilWaiting, whileLocked } from '../../../testing/lockGate.ts';
import { pay, paymentPage, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { quotaAccounts, quotaGrants } from '../quotas/quotaTable.ts';
import { users } from '../users/userTable.ts';
import { lockOwnOrder } from './lockOrder.ts';

let server: TestServer;
let client: BuyerClient;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  owner = { gid: client.buyer.gid, scope: 'BUYER' };
});

/** How long a test may take that adds hundreds of numbers, on a busy machine; in ms. */
const MANY_NUMBERS = MINUTE;

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => `TBA${String(from + index).padStart(12, '0')}`);

async function follow(count: number, from = 0): Promise<number[]> {
  const wanted = numbers(count, from).map((number) => ({ number, cost: 1 }));
  const added = await server.services.shipments.registration.register(owner, wanted, 'Manual');
  return added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
}

async function topUp(): Promise<string> {
  const page = paymentPage(server);
  const { Json } = await pay(client.buyer, 'CreateOrder', { ...TOP_UP, ProductId: 'buyer-topup-200' });
  await page.choose(Json.PayUrl ?? '', 'succeeds');
  await page.deliver();
  return Json.OrderNo;
}

const refund = (OrderNo: string) => pay(client.buyer, 'RequestRefund', { OrderNo, Reason: '' });
const capacity = () => server.services.shipments.statistics.readCapacity(owner);

/** An account whose 210 places are taken by 10 numbers, and an order that can be refunded while they are. */
async function buyForTen() {
  await client.limitQuota(10);
  return { orderNo: await topUp(), ids: await follow(10) };
}

it(
  'PG-4e refunds as many of three orders at once as leave room for the numbers that are followed',
  async () => {
    const orderNos = [await topUp(), await topUp(), await topUp()] as const;
    await follow(890);
    expect(await capacity()).toMatchObject({ quota: 1_100, used: 890 });
    const [one, two, three] = orderNos;
    const answers = await whileLocked(server, owner, [() => refund(one), () => refund(two), () => refund(three)]);
    const codes = answers.map(({ Code }) => Code).sort();
    expect(codes).toEqual([0, ORDER_CODES.notRefundable, ORDER_CODES.notRefundable].sort());
    expect(await capacity()).toMatchObject({ quota: 900, used: 890 });
  },
  MANY_NUMBERS,
);

it('PG-4e refuses a refund once numbers that are added at the same time take its places', async () => {
  const { orderNo } = await buyForTen();
  const [ids, { Code }] = await whileLocked(server, owner, [() => follow(200, 1_000), () => refund(orderNo)]);
  expect(ids).toHaveLength(200);
  expect(Code).toBe(ORDER_CODES.notRefundable);
  expect(await capacity()).toMatchObject({ quota: 210, used: 210 });
});

it('PG-4e adds nothing a refund at the same time has taken the places of', async () => {
  const { orderNo } = await buyForTen();
  const [{ Code }, ids] = await whileLocked(server, owner, [() => refund(orderNo), () => follow(5, 1_000)]);
  expect(Code).toBe(0);
  expect(ids).toEqual([]);
  expect(await capacity()).toMatchObject({ quota: 10, used: 10 });
});

it.each([
  ['numbers come out of the archive', 'archive', 'activate'],
  ['a deletion is undone', 'remove', 'restore'],
] as const)('PG-4e refuses a refund where its places are taken at the same time as %s', async (_title, away, back) => {
  const { changes } = server.services.shipments;
  const { orderNo, ids } = await buyForTen();
  await changes[away](owner, ids);
  await follow(10, 1_000);
  const [{ overQuota }, { Code }] = await whileLocked(server, owner, [
    () => changes[back](owner, ids),
    () => refund(orderNo),
  ]);
  expect(overQuota).toEqual([]);
  expect(Code).toBe(ORDER_CODES.notRefundable);
  expect(await capacity()).toMatchObject({ quota: 210, used: 20 });
});

it('PG-4e takes back no quota that has expired, also before its expiry is noted', async () => {
  const { db, quotas, now } = server.services;
  const orderId = await topUp();
  await db.update(quotaGrants).set({ expireTime: now() }).where(eq(quotaGrants.orderId, orderId));
  expect((await refund(orderId)).Code).toBe(ORDER_CODES.notRefundable);
  expect(await quotas.listOfOrder(owner, orderId)).toHaveLength(1);
});

it('PG-13e mails nobody whose credits are filled up while it is decided', async () => {
  const { db, quotas, quotaReminder, apiSettings } = server.services;
  const api = { gid: client.buyer.gid, scope: 'API' } as const;
  await apiSettings.save(api.gid, { values: { quota_reminder: 50 } });
  const fill = (amount: number) =>
    db.transaction(async (transaction) =>
      quotas.grant(await quotas.lockAccount(transaction, api), { source: 'Manual', amount }),
    );
  await fill(1);
  await whileLocked(server, api, [() => fill(100), () => quotaReminder.remind()]);
  const [account] = await db.select().from(quotaAccounts).where(eq(quotaAccounts.gid, api.gid));
  expect(account).toMatchObject({ scope: 'API', isReminded: false });
});

it(
  'PG-2d two refreshes at once ask for no more than the customer may',
  async () => {
    const { refreshing } = server.services.shipments;
    await client.limitQuota(2_000);
    const ids = await follow(1_001);
    const [one, other] = await whileLocked(server, owner, [
      () => refreshing.refreshSome(owner, ids.slice(0, 600)),
      () => refreshing.refreshSome(owner, ids.slice(600)),
    ]);
    expect(one.length + other.length).toBe(1_000);
  },
  MANY_NUMBERS,
);

it('PG-14a deletes an account whose order is paid at the same time, and neither fails', async () => {
  const { accountRemoval, db, now, orders } = server.services;
  const { gid } = client.buyer;
  const { Json } = await pay(client.buyer, 'CreateOrder', { ...TOP_UP, PayMethod: 'offline' });
  await db.update(users).set({ deleteTime: now() }).where(eq(users.gid, gid));
  let removal = Promise.resolve(0);
  await db.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, gid, Json.OrderNo);
    removal = accountRemoval.deleteDue();
    await untilWaiting(server, 1);
    await orders.settleTransfer(transaction, order);
  });
  expect(await removal).toBe(1);
});
