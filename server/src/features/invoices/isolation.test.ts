import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceApiMethod } from '@tracking-console/contract/orders/invoices';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { ABROAD, buy, invoice, ORDINARY, sendInvoiceCall } from '../../../testing/invoiceClient.ts';
import { pay, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { orders } from '../orders/orderTable.ts';
import { invoiceProfiles, invoices } from './invoiceTable.ts';

let server: TestServer;
let customer: SignedInCaller;
let stranger: SignedInCaller;
const theirs = { order: '', free: '', invoice: '', profile: '' };
beforeAll(async () => {
  server = await startTestServer();
  customer = await signedIn(server);
  theirs.order = await buy(server, customer);
  theirs.free = await buy(server, customer);
  theirs.invoice = (await invoice(customer, 'ApplyInvoice', { OrderNos: [theirs.order], ...ABROAD })).Json.Id;
  theirs.profile = (await invoice(customer, 'SaveProfile', { ...ABROAD, IsDefault: true })).Json.Profiles[0]?.Id ?? '';
  stranger = await signedIn(server);
});
afterAll(() => server.close());

const App = 'API' as const;
/** For each call: parameters that name another account's data, the same with data that does not exist, and the code. */
const CALLS: Record<InvoiceApiMethod, () => [named: object, missing: object, code: number] | object> = {
  GetInvoiceableOrders: () => ({ App }),
  GetInvoiceList: () => ({ App, Text: theirs.order }),
  ExportInvoices: () => ({ App, Format: 'csv' }),
  DownloadStatement: () => ({ App, Month: '2020-01' }),
  GetProfiles: () => ({}),
  ApplyInvoice: () => [
    { OrderNos: [theirs.free], ...ABROAD },
    { OrderNos: ['2020010100000000'], ...ABROAD },
    INVOICE_CODES.noOrder,
  ],
  WithdrawInvoice: () => [{ Id: theirs.invoice }, { Id: '999' }, INVOICE_CODES.notFound],
  CorrectInvoice: () => [{ Id: theirs.invoice, ...ABROAD }, { Id: '999', ...ABROAD }, INVOICE_CODES.notFound],
  DownloadInvoice: () => [{ Id: theirs.invoice }, { Id: '999' }, INVOICE_CODES.notFound],
  ResendInvoice: () => [{ Id: theirs.invoice }, { Id: '999' }, INVOICE_CODES.notFound],
  SaveProfile: () => [
    { ...ABROAD, IsDefault: true, Id: theirs.profile },
    { ...ABROAD, IsDefault: true, Id: '999' },
    INVOICE_CODES.noProfile,
  ],
  DeleteProfile: () => [{ Id: theirs.profile }, { Id: '999' }, INVOICE_CODES.noProfile],
  GetInvoiceReviews: () => ({ Status: 'Requested' }),
  GetInvoiceReview: () => [{ Id: theirs.invoice }, { Id: '999' }, INVOICE_CODES.notReviewer],
  IssueInvoice: () => [{ Id: theirs.invoice }, { Id: '999' }, INVOICE_CODES.notReviewer],
  RejectInvoice: () => [
    { Id: theirs.invoice, Reason: 'No such company' },
    { Id: '999', Reason: 'No such company' },
    INVOICE_CODES.notReviewer,
  ],
};

it.each(Object.keys(CALLS) as InvoiceApiMethod[])(
  'SC-18 %s treats another account’s invoices, orders and profiles as missing',
  async (method) => {
    const before = await everything();
    const param = CALLS[method]();
    const send = async (given: object) => (await sendInvoiceCall(stranger, method, given)).body;
    if (Array.isArray(param)) {
      const [named, missing, code] = param;
      const answer = await send(named);
      expect(JSON.parse(answer).Code).toBe(code);
      expect(answer).toBe(await send(missing));
    } else expect(await send(param)).not.toContain(theirs.order);
    expect(await everything()).toEqual(before);
  },
);

it.each([
  ['twice the same order', () => ({ OrderNos: [theirs.free, theirs.free] }), 'OrderNos'],
  ['no order', () => ({ OrderNos: [] }), 'OrderNos'],
  ['an unknown kind', () => ({ Kind: 'Other' }), 'Kind'],
  ['a country that is none', () => ({ Country: 'XX' }), 'Country'],
  ['an amount', () => ({ Amount: 1 }), 'Amount'],
] as const)('PG-5d refuses %s by its field', async (_title, changes, field) => {
  const before = await everything();
  const answer = await sendInvoiceCall(customer, 'ApplyInvoice', { OrderNos: [theirs.free], ...ABROAD, ...changes() });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().Message).toContain(field);
  expect(await everything()).toEqual(before);
});

it.each([
  [
    { ...ORDINARY, TaxNo: '91350100M000100Y44' },
    { Field: 'TaxNo', Fault: 'checkDigit' },
  ],
  [
    { ...ORDINARY, TaxNo: '' },
    { Field: 'TaxNo', Fault: 'required' },
  ],
  [
    { ...ORDINARY, Kind: 'Special' as const },
    { Field: 'Bank', Fault: 'required' },
  ],
  [
    { ...ABROAD, TaxNo: 'DE1' },
    { Field: 'TaxNo', Fault: 'vat' },
  ],
  [
    { ...ABROAD, Email: 'nobody' },
    { Field: 'Email', Fault: 'email' },
  ],
])('PG-5b refuses %j by its field, and changes nothing', async (details, fault) => {
  const before = await everything();
  const answer = await invoice(customer, 'ApplyInvoice', { OrderNos: [theirs.free], ...details });
  expect(answer).toMatchObject({ Code: INVOICE_CODES.wrongDetails, Json: fault });
  expect(await everything()).toEqual(before);
});

it('PG-5d refuses orders that are invoiced, unpaid, refunded, or of two currencies or consoles', async () => {
  const unpaid = (await pay(customer, 'CreateOrder', TOP_UP)).Json.OrderNo;
  const euros = await buy(server, customer, { Currency: 'EUR' });
  const buyers = await buy(server, customer, { ProductId: 'buyer-topup-200' });
  const refunded = await buy(server, customer);
  await pay(customer, 'RequestRefund', { OrderNo: refunded, Reason: '' });
  const before = await everything();
  const codeOf = async (...OrderNos: string[]) =>
    (await invoice(customer, 'ApplyInvoice', { OrderNos, ...ABROAD })).Code;
  expect(await codeOf(theirs.order)).toBe(INVOICE_CODES.alreadyInvoiced);
  expect(await codeOf(theirs.free, theirs.order)).toBe(INVOICE_CODES.alreadyInvoiced);
  expect(await codeOf(unpaid)).toBe(INVOICE_CODES.notPaid);
  expect(await codeOf(refunded)).toBe(INVOICE_CODES.notPaid);
  expect(await codeOf(theirs.free, euros)).toBe(INVOICE_CODES.mixedOrders);
  expect(await codeOf(theirs.free, buyers)).toBe(INVOICE_CODES.mixedOrders);
  expect(await everything()).toEqual(before);
});

it('PG-4e is not refunded while it is invoiced, and is once the invoice was withdrawn', async () => {
  const order = await buy(server, customer);
  const { Json } = await invoice(customer, 'ApplyInvoice', { OrderNos: [order], ...ABROAD });
  const refund = () => pay(customer, 'RequestRefund', { OrderNo: order, Reason: '' });
  expect((await pay(customer, 'GetOrder', { OrderNo: order })).Json.RefundUntil).toBeNull();
  expect((await refund()).Code).toBeLessThan(0);
  await invoice(customer, 'WithdrawInvoice', { Id: Json.Id });
  expect((await refund()).Json).toMatchObject({ Status: 'Refunded' });
});

async function everything() {
  const { db } = server.services;
  const { gid } = customer;
  return Promise.all([
    db.select().from(invoices),
    db.select().from(invoiceProfiles),
    db.select().from(orders).where(eq(orders.gid, gid)).orderBy(orders.orderNo),
  ]);
}
