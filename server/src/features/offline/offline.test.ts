import { MAX_RECEIPT, OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { openSession, type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { JPEG, PDF, PNG, sendForm, submit, TRANSFER, transferOrder } from '../../../testing/offlineClient.ts';
import { pay, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
let finance: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server);
  finance = await signedIn(server, { mayFinance: true });
});

const remain = async () => (await server.services.quotas.read({ gid: customer.gid, scope: 'API' })).quota_remain;
const own = async (OrderNo: string) => (await pay(customer, 'GetOffline', { OrderNo })).Json;
const sameAs = async (OrderNo: string) => (await pay(finance, 'GetOfflineReview', { OrderNo })).Json.MayBeSameAs;
/** Customers of these tests pay the same amount on the same day. */
const review = async (OrderNo: string, Decision: 'Confirmed' | 'Rejected', { Submission = 1, Reason = '' } = {}) => {
  const Compared = await sameAs(OrderNo);
  return pay(finance, 'ReviewOffline', { OrderNo, Submission, Decision, Reason, Compared });
};

async function submitted(given: object = {}) {
  const OrderNo = await transferOrder(customer);
  const answer = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo, ...given });
  expect(answer.Code).toBe(0);
  return OrderNo;
}

describe('PG-6 a transfer', () => {
  it('PG-6d PG-6e is submitted, reviewed and confirmed: the order is paid once and its quota granted', async () => {
    const OrderNo = await transferOrder(customer);
    expect(await own(OrderNo)).toMatchObject({ Status: 'AwaitingTransfer', Id: null, MaySubmit: true });
    const { Json } = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo }, [PNG, PDF, JPEG]);
    expect(Json).toMatchObject({ Status: 'UnderReview', Submission: 1, MaySubmit: false });
    expect(Json.Receipts.map(({ Type }) => Type)).toEqual(['image/png', 'application/pdf', 'image/jpeg']);
    const both = await Promise.all([review(OrderNo, 'Confirmed'), review(OrderNo, 'Confirmed')]);
    expect(both.map(({ Code }) => Code).sort()).toEqual([OFFLINE_CODES.transferState, 0]);
    expect(await own(OrderNo)).toMatchObject({ Status: 'Confirmed' });
    const order = await pay(customer, 'GetOrder', { OrderNo });
    expect(order.Json).toMatchObject({ Status: 'Paid', PayMethod: 'offline', Ledger: [{ Delta: 500 }] });
    expect(order.Json.Events.map(({ Kind }) => Kind)).toEqual(['created', 'transferSubmitted', 'paid']);
    expect(await remain()).toBe(500);
  });

  it('PG-6d is rejected with a reason, mailed once, and submitted again; every decision is kept', async () => {
    const OrderNo = await submitted();
    expect(await review(OrderNo, 'Rejected')).toMatchObject({
      Code: OFFLINE_CODES.reasonMissing,
      Json: { Field: 'Reason' },
    });
    await review(OrderNo, 'Rejected', { Reason: 'No such transfer' });
    expect(await own(OrderNo)).toMatchObject({ Status: 'Rejected', ReviewNote: 'No such transfer', MaySubmit: true });
    const sent = jest.spyOn(server.services.mailer, 'send');
    await server.services.transferJobs.run();
    await server.services.transferJobs.run();
    expect(sent.mock.calls.filter(([{ text }]) => text.includes('No such transfer'))).toHaveLength(1);
    const again = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo }, [PDF]);
    expect(again.Json).toMatchObject({ Status: 'UnderReview', Submission: 2, ReviewNote: '', Receipts: { length: 1 } });
    // A decision is refused if the transfer has changed since it was looked at.
    expect((await review(OrderNo, 'Confirmed')).Code).toBe(OFFLINE_CODES.transferState);
    const { Json } = await review(OrderNo, 'Confirmed', { Submission: 2 });
    expect(Json.Events.map(({ Status }) => Status)).toEqual(['UnderReview', 'Rejected', 'UnderReview', 'Confirmed']);
    const [, rejected] = Json.Events;
    expect(rejected?.By).toBe((await server.services.users.find(finance.gid))?.email);
    expect(await remain()).toBe(500);
  });

  it('PG-6e is taken back, and its reference is free again', async () => {
    const OrderNo = await submitted({ Reference: 'A1' });
    await pay(customer, 'CancelOffline', { OrderNo });
    expect(await own(OrderNo)).toMatchObject({ Status: 'AwaitingTransfer', Amount: null, MaySubmit: true });
    await submitted({ Reference: 'A1' });
    expect((await pay(customer, 'CancelOffline', { OrderNo })).Code).toBe(OFFLINE_CODES.transferState);
  });

  it('PG-6d does not let its order close under the review, and pays one that was closed meanwhile', async () => {
    const OrderNo = await transferOrder(customer);
    server.pass(6 * DAY);
    customer.sid = await server.services.sessions.open(customer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo });
    const again = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo });
    expect(again.Code).toBe(OFFLINE_CODES.transferState);
    server.pass(2 * DAY);
    await server.services.orderJobs.run();
    for (const caller of [customer, finance]) caller.sid = await openSession(server, caller.gid);
    expect((await pay(customer, 'GetOrder', { OrderNo })).Json.Status).toBe('Pending');
    await pay(customer, 'CancelOrder', { OrderNo });
    expect((await review(OrderNo, 'Confirmed')).Code).toBe(0);
    expect((await pay(customer, 'GetOrder', { OrderNo })).Json.Status).toBe('Paid');
  });
});

const PROGRAM = Buffer.from('MZ\x90 a program');
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const HALF = Buffer.from('%PDF-1.7 that ends');

describe('PG-6c a submission', () => {
  it.each([
    ['a program', [PROGRAM], 'receiptType'],
    ['a page of HTML', [PNG, PAGE], 'receiptType'],
    ['half a PDF', [HALF], 'receiptType'],
    ['a program behind a picture’s first bytes', [Buffer.concat([PNG.subarray(0, 8), PROGRAM])], 'receiptType'],
    ['no receipt', [], 'receiptCount'],
    ['four receipts', [PNG, PNG, PNG, PNG], 'receiptCount'],
    ['a receipt above 5 MB', [Buffer.concat([PNG, Buffer.alloc(MAX_RECEIPT)])], 'receiptSize'],
  ] as const)('PG-6c with %s is refused at its field and changes nothing', async (_title, files, code) => {
    const OrderNo = await transferOrder(customer);
    const answer = await submit(customer, { ...TRANSFER, OrderNo, Reference: OrderNo }, files);
    expect(answer).toMatchObject({ Code: OFFLINE_CODES[code], Json: { Field: 'Receipts' } });
    expect(await own(OrderNo)).toMatchObject({ Status: 'AwaitingTransfer', Id: null });
  });

  it.each([
    [{ TransferDate: '2999-03-01' }, 'futureDate', 'TransferDate'],
    [{ Amount: 899 }, 'unexplained', 'Note'],
    [{ Amount: 901, Note: ' ' }, 'unexplained', 'Note'],
  ] as const)('PG-6c of %j is refused as %s', async (given, code, Field) => {
    const OrderNo = await transferOrder(customer);
    const param = { ...TRANSFER, OrderNo, ...given };
    // The century's last year that can be read is far enough.
    if ('TransferDate' in given) param.TransferDate = '2199-03-01';
    expect(await submit(customer, param)).toMatchObject({ Code: OFFLINE_CODES[code], Json: { Field } });
    expect(await own(OrderNo)).toMatchObject({ Id: null });
  });

  it('PG-6c of another amount is taken with an explanation', async () => {
    const OrderNo = await submitted({ Amount: 890, Note: 'Bank fee' });
    expect(await own(OrderNo)).toMatchObject({ Amount: 890, OrderAmount: 900, Note: 'Bank fee' });
  });

  it.each([{ Payer: 'A' }, { Amount: 0 }, { Amount: -9 }, { Amount: 9.5 }, { AccountTail: '123' }, { Reference: ' ' }])(
    'PG-6c of %j is refused by its name',
    async (given) => {
      const OrderNo = await transferOrder(customer);
      const answer = await submit(customer, { ...TRANSFER, OrderNo, ...given });
      expect(answer.Message).toContain(Object.keys(given)[0]);
      expect(await own(OrderNo)).toMatchObject({ Id: null });
    },
  );

  it('PG-6c of the same reference, amount and date is refused, whoever sends it', async () => {
    await submitted({ Reference: 'SAME' });
    const other = await signedIn(server);
    const OrderNo = await transferOrder(other);
    const twice = await Promise.all([
      submit(other, { ...TRANSFER, OrderNo, Reference: 'SAME' }),
      submit(other, { ...TRANSFER, OrderNo, Reference: 'SAME' }),
    ]);
    for (const answer of twice)
      expect(answer).toMatchObject({ Code: OFFLINE_CODES.duplicateTransfer, Json: { Field: 'Reference' } });
    expect((await pay(other, 'GetOffline', { OrderNo })).Json).toMatchObject({ Status: 'AwaitingTransfer' });
  });

  it('PG-6c of the same reference is refused however it is written, and one of another amount or day is not', async () => {
    const other = await signedIn(server);
    await submitted({ Reference: 'RF-2026/031-A' });
    const OrderNo = await transferOrder(other);
    const send = (given: object) => submit(other, { ...TRANSFER, OrderNo, Payer: 'Bob', Note: 'Fees', ...given });
    for (const Reference of [
      'no. RF-2026/031-A',
      'Ref.: rf 2026 031 a',
      'ＲＦ２０２６０３１Ａ',
      ' Order no RF2026031A ',
    ])
      expect([Reference, (await send({ Reference })).Code]).toEqual([Reference, OFFLINE_CODES.duplicateTransfer]);
    expect((await send({ Reference: 'no. RF-2026/031-A', Amount: 901 })).Code).toBe(0);
  });

  it('PG-6d of an equal amount and the same payer within a week is confirmed once both were compared', async () => {
    const Payer = 'Zoë Péter-Weiß';
    const first = await submitted({ Payer, TransferDate: '2026-02-20' });
    const second = await submitted({ Payer: 'PETER WEISS, ZOE', TransferDate: '2026-02-27' });
    await submitted({ Payer, TransferDate: '2026-02-12' });
    await submitted({ Payer, TransferDate: '2026-02-21', Amount: 901, Note: 'Fees' });
    await submitted({ Payer: 'Another Payer', TransferDate: '2026-02-21' });
    expect([await sameAs(first), await sameAs(second)]).toEqual([[second], [first]]);
    const unseen = { OrderNo: second, Submission: 1, Decision: 'Confirmed', Reason: '' } as const;
    expect(await pay(finance, 'ReviewOffline', unseen)).toMatchObject({
      Code: OFFLINE_CODES.samePayment,
      Json: { Field: 'Compared' },
    });
    expect((await review(second, 'Confirmed')).Code).toBe(0);
    expect(await sameAs(second)).toEqual([]);
    expect((await review(first, 'Rejected', { Reason: 'Paid once' })).Code).toBe(0);
    // Customers see no order of another customer.
    expect(JSON.stringify(await own(first))).not.toContain(second);
  });

  it.each(['{"__proto__":{"a":1}}', '{"method":"SubmitOffline","param":{"Note":"\\u0000"}}', '{'])(
    'SC-20 as a form takes no body that is refused without one: %s',
    async (call) => {
      const answer = await sendForm(customer, call, [PNG]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ Json: null });
    },
  );

  it('PG-6c for a closed order or a missing one is refused', async () => {
    const OrderNo = await transferOrder(customer);
    await pay(customer, 'CancelOrder', { OrderNo });
    expect(await submit(customer, { ...TRANSFER, OrderNo })).toMatchObject({
      Code: OFFLINE_CODES.orderNotPending,
      Json: { Field: 'OrderNo' },
    });
  });

  it('PG-6c ends a card payment that was begun, so that nothing is paid twice', async () => {
    const { Json } = await pay(customer, 'CreateOrder', TOP_UP);
    await submit(customer, { ...TRANSFER, OrderNo: Json.OrderNo, Reference: Json.OrderNo });
    const order = await pay(customer, 'GetOrder', { OrderNo: Json.OrderNo });
    expect(order.Json).toMatchObject({ Status: 'Pending', PayMethod: 'offline' });
  });
});
