import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import { DAY, HOUR, MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { withAwayTable } from '../../../testing/awayTable.ts';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { pay, paymentPage, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
let page: ReturnType<typeof paymentPage>;
beforeAll(async () => {
  server = await startTestServer();
  page = paymentPage(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server);
});

const owner = () => ({ gid: customer.gid, scope: 'API' }) as const;
const remain = async () => (await server.services.quotas.read(owner())).quota_remain;

async function order(wanted: object = {}) {
  const { Code, Json } = await pay(customer, 'CreateOrder', { ...TOP_UP, ...wanted });
  expect(Code).toBe(0);
  return { orderNo: Json.OrderNo, url: Json.PayUrl ?? Json.QrCode ?? '' };
}

async function paid(wanted: object = {}): Promise<string> {
  const { orderNo, url } = await order(wanted);
  await page.choose(url, 'succeeds');
  await page.deliver();
  return orderNo;
}

const read = async (OrderNo: string) => (await pay(customer, 'GetOrder', { OrderNo })).Json;
const kinds = async (OrderNo: string) => (await read(OrderNo)).Events.map(({ Kind }) => Kind);

describe('PG-4f an order', () => {
  it('PG-4f is paid at the provider’s page, told by its webhook, and grants its quota with an expiry', async () => {
    const { orderNo, url } = await order({ Quantity: 2 });
    expect(await read(orderNo)).toMatchObject({ Status: 'Pending', Amount: 1800, Quota: 1000, UnitPrice: 900 });
    expect((await page.open(url)).body).toContain('$18.00');
    const sent = await page.choose(url, 'succeeds');
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toContain(`/track/paycallback?orderNo=${orderNo}`);
    expect(await remain()).toBe(0);
    expect(await page.deliver()).toEqual([200]);
    const detail = await read(orderNo);
    expect(detail).toMatchObject({ Status: 'Paid', PayMethod: 'card', Ledger: [{ Delta: 1000, BalanceAfter: 1000 }] });
    expect(new Date(detail.QuotaExpireTime ?? 0).getTime() - new Date(detail.PayTime ?? 0).getTime()).toBe(365 * DAY);
    expect(await kinds(orderNo)).toEqual(['created', 'paymentStarted', 'paid']);
    expect(await remain()).toBe(1000);
  });

  it('PG-4f is the same for the same request, and has one address in two tabs', async () => {
    const RequestId = '0f0e0d0c-0b0a-4908-8706-050403020100';
    const [one, other] = await Promise.all([order({ RequestId }), order({ RequestId })]);
    expect(other).toEqual(one);
    const again = await pay(customer, 'PayOrder', { OrderNo: one.orderNo });
    expect(again.Json.PayUrl).toBe(one.url);
  });

  it.each([
    ['the payment begins', 'order_payments'],
    ['the checkout is opened', 'demo_checkouts'],
  ])('F-37 answers 503 with a time to retry where the database goes away as %s', async (_title, table) => {
    const { orderNo } = await order({ PayMethod: 'offline' });
    const payCall = { version: '1.0', timeZoneOffset: 0, method: 'PayOrder' };
    const param = { OrderNo: orderNo, PayMethod: 'card' };
    const away = await withAwayTable(server, table, () => customer.post('/payapi/call', { ...payCall, param }));
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
    expect((await pay(customer, 'PayOrder', { OrderNo: orderNo, PayMethod: 'card' })).Json.PayUrl).toBeTruthy();
  });

  it.each([
    ['an order is opened for payment', 'open', 'PayOrder', { PayMethod: 'card' }, ['paymentStarted']],
    ['another way to pay is chosen', 'end', 'PayOrder', { PayMethod: 'paypal' }, ['paymentStarted']],
    ['a transfer is chosen', 'end', 'PayOrder', { PayMethod: 'offline' }, []],
    ['an order is canceled', 'end', 'CancelOrder', {}, ['canceled']],
  ] as const)(
    'PG-4d answers 503 where the provider is away as %s, and a retry has one effect',
    async (_title, call, method, wanted, happens) => {
      const { paymentProvider: provider } = server.services;
      if (!provider) throw new Error('there is no stand-in');
      const { orderNo } = await order(call === 'open' ? { PayMethod: 'offline' } : {});
      const before = await read(orderNo);
      const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      const away = jest.spyOn(provider, call).mockRejectedValue(refused);
      const send = { version: '1.0', timeZoneOffset: 0, method, param: { OrderNo: orderNo, ...wanted } };
      for (const answer of [await customer.post('/payapi/call', send), await customer.post('/payapi/call', send)]) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.json()).toMatchObject({ Code: ORDER_CODES.providerAway, Json: null });
      }
      if (call === 'end') expect(await read(orderNo)).toEqual(before);
      away.mockRestore();
      expect((await customer.post('/payapi/call', send)).json().Code).toBe(0);
      const after = (await kinds(orderNo)).slice(before.Events.length);
      expect(after).toEqual(happens);
    },
  );

  it.each([
    ['a webhook twice', 'twice'],
    ['a webhook that is lost, by asking', 'silent'],
  ])('PG-4d is paid once under %s', async (_title, card) => {
    const { orderNo, url } = await order();
    await page.choose(url, card);
    await page.deliver();
    server.pass(MINUTE);
    await server.services.orderJobs.run();
    expect(await read(orderNo)).toMatchObject({ Status: 'Paid', Ledger: { length: 1 } });
    expect(await remain()).toBe(500);
  });

  it('PG-4d is paid once under two tabs that pay at once, each with a way of its own', async () => {
    const { orderNo, url } = await order();
    const other = await pay(customer, 'PayOrder', { OrderNo: orderNo, PayMethod: 'paypal' });
    await Promise.all([page.choose(url, 'succeeds'), page.choose(other.Json.PayUrl ?? '', 'succeeds')]);
    await page.deliver();
    expect((await page.open(url)).body).toContain('There is nothing to pay here');
    expect(await read(orderNo)).toMatchObject({ Status: 'Paid', PayMethod: 'paypal', Ledger: { length: 1 } });
  });

  it('PG-4d asks the provider while the customer waits, at most every 5 s', async () => {
    const { orderNo, url } = await order();
    await page.choose(url, 'silent');
    expect(await read(orderNo)).toMatchObject({ Status: 'Pending' });
    server.pass(6 * SECOND);
    expect(await read(orderNo)).toMatchObject({ Status: 'Paid' });
  });

  it('PG-4d goes on after a card that is declined, and after a second step', async () => {
    const { orderNo, url } = await order();
    expect((await page.choose(url, 'fails')).body).toContain('The card was declined');
    await page.deliver();
    expect((await page.choose(url, 'secondStep')).body).toContain('Your bank asks you to confirm');
    expect((await page.choose(url, 'secondStep')).statusCode).toBe(303);
    await page.deliver();
    expect(await kinds(orderNo)).toEqual(['created', 'paymentStarted', 'paymentFailed', 'paid']);
  });

  it('PG-4d closes after 30 minutes, one by bank transfer after 7 days, and cannot be paid then', async () => {
    const { orderNo, url } = await order();
    const transfer = await order({ PayMethod: 'offline' });
    server.pass(30 * MINUTE);
    await server.services.orderJobs.run();
    expect(await read(orderNo)).toMatchObject({ Status: 'Closed' });
    expect((await page.choose(url, 'succeeds')).body).toContain('There is nothing to pay here');
    expect((await pay(customer, 'PayOrder', { OrderNo: orderNo })).Code).toBe(ORDER_CODES.notPending);
    expect(await read(transfer.orderNo)).toMatchObject({ Status: 'Pending' });
    server.pass(7 * DAY);
    await server.services.orderJobs.run();
    customer.sid = await server.services.sessions.open(customer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    expect(await read(transfer.orderNo)).toMatchObject({ Status: 'Closed' });
  });

  it('PG-4d is delivered where it was paid just as it closed', async () => {
    const { orderNo, url } = await order();
    await page.choose(url, 'silent');
    expect((await pay(customer, 'CancelOrder', { OrderNo: orderNo })).Code).toBe(ORDER_CODES.notPending);
    expect(await read(orderNo)).toMatchObject({ Status: 'Paid' });
  });
});

describe('PG-4e a refund', () => {
  it('PG-4e takes the quota back and gives the money back, within 72 hours', async () => {
    const orderNo = await paid();
    const refunded = await pay(customer, 'RequestRefund', { OrderNo: orderNo, Reason: 'Bought twice' });
    expect(refunded.Json).toMatchObject({ Status: 'Refunded', RefundReason: 'Bought twice' });
    expect(refunded.Json.Ledger.map(({ Delta }) => Delta)).toEqual([500, -500]);
    expect(await remain()).toBe(0);
    expect((await pay(customer, 'RequestRefund', { OrderNo: orderNo, Reason: '' })).Code).toBe(
      ORDER_CODES.notRefundable,
    );
  });

  it('PG-4e is refused once some of the quota was used, or after 72 hours', async () => {
    const used = await paid();
    await server.services.shipments.registration.register(owner(), [{ number: 'TBA000000000010', cost: 1 }], 'Api');
    const refuse = (OrderNo: string) => pay(customer, 'RequestRefund', { OrderNo, Reason: 'x' });
    expect(await refuse(used)).toMatchObject({ Code: ORDER_CODES.notRefundable, Json: { Field: 'OrderNo' } });
    expect(await read(used)).toMatchObject({ Status: 'Paid' });
    const late = await paid();
    server.pass(72 * HOUR);
    customer.sid = await server.services.sessions.open(customer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    expect((await refuse(late)).Code).toBe(ORDER_CODES.notRefundable);
  });
});

it('PG-4f a buyer’s top-up adds to the numbers that can be tracked at a time, until it expires', async () => {
  const { statistics } = server.services.shipments;
  const buyer = { gid: customer.gid, scope: 'BUYER' } as const;
  await paid({ ProductId: 'buyer-topup-200' });
  expect(await statistics.readCapacity(buyer)).toMatchObject({ quota: 700 });
  server.pass(366 * DAY);
  expect(await statistics.readCapacity(buyer)).toMatchObject({ quota: 500 });
});
