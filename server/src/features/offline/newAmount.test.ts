import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { submit, TRANSFER, transferOrder } from '../../../testing/offlineClient.ts';
import { pay } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server);
});

describe('PG-6c a new amount', () => {
  const order = (given: object) =>
    pay(customer, 'CreateTransferOrder', { App: 'API', Currency: 'USD', Amount: 900, ...given });
  const count = async () => (await pay(customer, 'GetOrderList', { App: 'API' })).pageInfo.TotalCount;

  it('PG-6c PG-6d becomes the top-up order it buys, once a request, and is submitted and confirmed as every transfer', async () => {
    const finance = await signedIn(server, { mayFinance: true });
    const RequestId = 'a5b2b7ce-8f5d-4a0f-9d7a-2f31f2b5ce01';
    const { Json } = await order({ Amount: 3000, RequestId });
    const { OrderNo } = Json;
    expect(Json).toMatchObject({ ProductName: 'Boost 2000', OrderAmount: 2900, Status: 'AwaitingTransfer' });
    expect((await order({ Amount: 3000, RequestId })).Json.OrderNo).toBe(OrderNo);
    const given = { ...TRANSFER, OrderNo, Reference: OrderNo, Amount: 3000 };
    expect((await submit(customer, given)).Code).toBe(OFFLINE_CODES.unexplained);
    await submit(customer, { ...given, Note: 'Rounded up' });
    const confirmed = { OrderNo, Submission: 1, Decision: 'Confirmed', Reason: '' } as const;
    expect((await pay(finance, 'ReviewOffline', confirmed)).Code).toBe(0);
    expect((await server.services.quotas.read({ gid: customer.gid, scope: 'API' })).quota_remain).toBe(2000);
    expect(await count()).toBe(1);
  });

  it('PG-6c below the minimum, or for a console that is not open, is refused at its field and orders nothing', async () => {
    customer = await signedIn(server, { identities: ['API'] });
    expect(await order({ Amount: 899 })).toMatchObject({ Code: OFFLINE_CODES.belowMinimum, Json: { Field: 'Amount' } });
    expect(await order({ App: 'BUYER' })).toMatchObject({ Code: ORDER_CODES.noIdentity, Json: { Field: 'App' } });
    expect(await count()).toBe(0);
  });

  it.each([{ Amount: -900 }, { Amount: 900.5 }, { Amount: '9.123' }, { Currency: 'GBP' }])(
    'PG-6c of %j is refused by its name',
    async (given) => {
      expect((await order(given)).Message).toContain(Object.keys(given)[0]);
      expect(await count()).toBe(0);
    },
  );
});

describe('PG-6a what is needed to pay', () => {
  it('PG-6a lists the accounts, plainly the demo’s, and prints the instructions of an order', async () => {
    const { Json } = await pay(customer, 'GetReceivingAccounts', {});
    expect(Json.Accounts.map(({ Currency }) => Currency)).toEqual(['USD', 'EUR', 'CNY', 'JPY']);
    for (const { Bank, Holder } of Json.Accounts) expect(`${Holder} ${Bank}`).toContain('DEMO');
    const OrderNo = await transferOrder(customer);
    const call = { version: '1.0', timeZoneOffset: 0, method: 'DownloadTransferInstructions', param: { OrderNo } };
    const { headers, rawPayload } = await customer.post('/payapi/call', call);
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('PG-6a takes no transfer in a currency without an account', async () => {
    const poor = await startTestServer({ receivingAccounts: [] });
    const one = await signedIn(poor);
    const { Json } = await pay(one, 'GetProducts', { App: 'API' });
    expect(Json.Methods.USD).not.toContain('offline');
    const wanted = { App: 'API', Currency: 'USD', Amount: 900 } as const;
    const answer = await pay(one, 'CreateTransferOrder', wanted);
    expect(answer).toMatchObject({ Code: OFFLINE_CODES.noAccount, Json: { Field: 'Currency' } });
    await poor.close();
  });
});
