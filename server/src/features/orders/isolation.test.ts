import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type { PayApiMethod } from '@tracking-console/contract/orders/orders';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { pay, paymentPage, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { orders } from './orderTable.ts';

let server: TestServer;
let stranger: SignedInCaller;
let theirs: string;
let gid: string;
beforeAll(async () => {
  server = await startTestServer();
  const customer = await signedIn(server);
  gid = customer.gid;
  const { Json } = await pay(customer, 'CreateOrder', TOP_UP);
  theirs = Json.OrderNo;
  const page = paymentPage(server);
  await page.choose(Json.PayUrl ?? '', 'succeeds');
  await page.deliver();
  stranger = await signedIn(server);
});
afterAll(() => server.close());

const App = 'API' as const;
/** Calls that name an order name another account's; the others see none. */
const CALLS: Record<PayApiMethod, object> = {
  GetOrderList: { App },
  GetOrderTotals: { App },
  ExportOrders: { App, Format: 'csv' },
  GetOrder: {},
  CreateOrder: TOP_UP,
  PayOrder: {},
  CancelOrder: {},
  RequestRefund: { Reason: 'mine' },
  GetProducts: { App },
  GetQuotaLedger: { App },
  SetQuotaReminder: { Enabled: true, Threshold: 5, Email: '' },
  DownloadReceipt: {},
};
const NAMES_ONE: readonly PayApiMethod[] = ['GetOrder', 'PayOrder', 'CancelOrder', 'RequestRefund', 'DownloadReceipt'];

it.each(Object.keys(CALLS) as PayApiMethod[])(
  'SC-18 %s treats another account’s order as a missing one',
  async (method) => {
    const { db } = server.services;
    const ofTheirs = () => db.select().from(orders).where(eq(orders.gid, gid));
    const before = await ofTheirs();
    const isNamed = NAMES_ONE.includes(method);
    const send = async (OrderNo: string) => {
      const param = { ...CALLS[method], ...(isNamed && { OrderNo }) };
      const call = { version: '1.0', timeZoneOffset: 0, method, param };
      return (await stranger.post('/payapi/call', call)).body;
    };
    const answer = await send(theirs);
    if (isNamed) {
      expect(JSON.parse(answer)).toMatchObject({ Code: ORDER_CODES.notFound, Json: { Field: 'OrderNo' } });
      expect(answer).toBe(await send('2026010100000000'));
    }
    expect(answer).not.toContain(theirs);
    expect(await ofTheirs()).toEqual(before);
  },
);

it.each([
  [{ Quantity: 0 }, 'Quantity'],
  [{ Quantity: -1 }, 'Quantity'],
  [{ Quantity: 1.5 }, 'Quantity'],
  [{ Amount: 1 }, 'Amount'],
  [{ Currency: 'GBP' }, 'Currency'],
])('PG-4f refuses an order of %j by its field, and makes none', async (change, field) => {
  const before = await server.services.db.$count(orders);
  const call = { version: '1.0', timeZoneOffset: 0, method: 'CreateOrder', param: { ...TOP_UP, ...change } };
  const answer = await stranger.post('/payapi/call', call);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().Message).toContain(field);
  expect(await server.services.db.$count(orders)).toBe(before);
});

it('PG-4f refuses what is not sold, and the identity that is not open', async () => {
  const buyer = await signedIn(server, { identities: ['BUYER'] });
  expect(await pay(buyer, 'CreateOrder', { ...TOP_UP, ProductId: 'nothing' })).toMatchObject({
    Code: ORDER_CODES.noProduct,
    Json: { Field: 'ProductId' },
  });
  expect((await pay(buyer, 'CreateOrder', TOP_UP)).Code).toBe(ORDER_CODES.noIdentity);
  expect((await pay(buyer, 'GetOrderList', { App })).Code).toBe(ORDER_CODES.noIdentity);
});

it('PG-4f believes no webhook that the provider has not signed, and none of another amount', async () => {
  const customer = await signedIn(server);
  const { Json } = await pay(customer, 'CreateOrder', TOP_UP);
  const body = JSON.stringify({ key: `${Json.OrderNo}-1`, state: 'paid', amount: 900, currency: 'USD' });
  const headers = { 'content-type': 'application/json', 'webhook-id': 'x', 'webhook-signature': 'v1,AAAA' };
  const sent = { 'webhook-timestamp': String(Math.floor(server.services.now().getTime() / 1_000)) };
  const forged = { method: 'POST', url: '/payapi/webhook', headers: { ...headers, ...sent }, payload: body } as const;
  expect((await server.app.inject(forged)).statusCode).toBe(401);
  const read = async () => (await pay(customer, 'GetOrder', { OrderNo: Json.OrderNo })).Json;
  expect(await read()).toMatchObject({ Status: 'Pending' });
  await server.services.orders.settle({ key: `${Json.OrderNo}-1`, state: 'paid', amount: 1, currency: 'USD' });
  expect(await read()).toMatchObject({ Status: 'Pending', Ledger: [] });
  expect((await read()).Events.at(-1)?.Kind).toBe('wrongAmount');
});
