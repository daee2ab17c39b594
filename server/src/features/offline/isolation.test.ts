import type { OfflineMethod } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { PDF, sendForm, submit, TRANSFER, transferOrder } from '../../../testing/offlineClient.ts';
import { pay } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
let other: SignedInCaller;
let finance: SignedInCaller;
let OrderNo: string;
let receipt: string;
beforeAll(async () => {
  server = await startTestServer();
  customer = await signedIn(server);
  other = await signedIn(server);
  finance = await signedIn(server, { mayFinance: true });
  OrderNo = await transferOrder(customer);
  const { Json } = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo }, [PDF]);
  receipt = `/payapi/receipts/${Json.Receipts[0]?.Id}`;
});
afterAll(() => server.close());

const call = (method: OfflineMethod, param: object) =>
  JSON.stringify({ version: '1.0', timeZoneOffset: 0, method, param });

it.each([
  ['GetOffline', {}],
  ['CancelOffline', {}],
  ['DownloadTransferInstructions', {}],
  ['SubmitOffline', TRANSFER],
] as const)('SC-18 %s treats another account’s transfer as a missing one', async (method, param) => {
  const send = async (number: string) =>
    (await sendForm(other, call(method, { ...param, OrderNo: number }), [PDF])).body;
  const answer = await send(OrderNo);
  expect(JSON.parse(answer)).toMatchObject({ Json: { Field: 'OrderNo' } });
  expect(answer).toBe(await send('2026010100000000'));
  expect((await pay(customer, 'GetOffline', { OrderNo })).Json).toMatchObject({ Status: 'UnderReview' });
});

it.each([
  ['GetOfflineReviews', {}],
  ['GetOfflineReview', { OrderNo: '' }],
  ['ReviewOffline', { Submission: 1, Decision: 'Confirmed', Reason: '' }],
] as const)('SC-18 PG-6d %s is for the staff alone', async (method, given) => {
  const param = method === 'GetOfflineReviews' ? given : { ...given, OrderNo };
  const { Code, Json } = (await customer.post('/payapi/call', JSON.parse(call(method, param)))).json();
  expect({ Code, Json }).toEqual({ Code: OFFLINE_CODES.notReviewer, Json: { Field: '' } });
});

it('PG-6d nobody of the staff reviews a transfer of their own', async () => {
  const mine = await transferOrder(finance);
  await submit(finance, { ...TRANSFER, OrderNo: mine, Reference: mine });
  const decision = { OrderNo: mine, Submission: 1, Decision: 'Confirmed', Reason: '' } as const;
  expect((await pay(finance, 'ReviewOffline', decision)).Code).toBe(OFFLINE_CODES.notReviewer);
});

it('PG-6b a receipt is served to its customer and the staff alone, and nothing in it runs', async () => {
  for (const caller of [customer, finance]) {
    const { statusCode, headers, rawPayload } = await caller.get(receipt);
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(PDF);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="receipt-\d+\.pdf"$/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  expect((await other.get(receipt)).statusCode).toBe(404);
  expect((await other.get('/payapi/receipts/999999')).statusCode).toBe(404);
});

it.each(['not JSON', '[]', '{}', call('GetOffline', { OrderNo: '1' })])(
  'SC-19 refuses a form whose call is %s',
  async (given) => {
    const { statusCode } = await sendForm(customer, given, []);
    expect(statusCode).toBe(400);
  },
);

it('SC-19 refuses a form that cannot be read, and one that is too large', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await customer.post('/payapi/call', Buffer.from('nothing'), { headers })).statusCode).toBe(400);
  const large = Buffer.alloc(25 * 1_048_576);
  expect((await customer.post('/payapi/call', large, { headers })).statusCode).toBe(413);
});
