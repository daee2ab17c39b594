import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { ABROAD, buy, invoice, ORDINARY, sendInvoiceCall } from '../../../testing/invoiceClient.ts';
import { pay } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
let finance: SignedInCaller;
let colleague: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer({ invoiceIssuing: 'manual' });
  finance = await signedIn(server, { mayFinance: true });
  colleague = await signedIn(server, { mayFinance: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server);
});

const Reason = 'This company has been dissolved.';
const list = async () => (await invoice(customer, 'GetInvoiceList', { App: 'API' })).Json.Invoices;
const waiting = async () =>
  (await invoice(finance, 'GetInvoiceReviews', { Status: 'Requested' })).Json.Invoices.map(({ Id }) => Id);
const statusOf = async (OrderNo: string) => (await pay(customer, 'GetOrder', { OrderNo })).Json.InvoiceStatus;
const emailOf = async ({ gid }: SignedInCaller) => (await server.services.users.find(gid))?.email;

async function requested(details: typeof ABROAD | typeof ORDINARY = ABROAD) {
  const OrderNo = await buy(server, customer);
  const { Json } = await invoice(customer, 'ApplyInvoice', { OrderNos: [OrderNo], ...details });
  return { Id: Json.Id, OrderNo };
}

async function corrected() {
  const { Id, OrderNo } = await requested();
  await invoice(finance, 'IssueInvoice', { Id });
  const { Json } = await invoice(customer, 'CorrectInvoice', { Id, ...ABROAD, Title: 'Example AG' });
  return { first: Id, second: Json.Id, OrderNo };
}

it('PG-5a the staff see who asks for what, and issue it with the next number and a mail', async () => {
  const { Id, OrderNo } = await requested(ORDINARY);
  const { Json: found } = await invoice(finance, 'GetInvoiceReviews', { Status: 'Requested' });
  expect(found.Invoices.at(-1)).toMatchObject({
    ...ORDINARY,
    ...{ Id, App: 'API', Customer: await emailOf(customer), OrderNos: [OrderNo], Amount: 900, Status: 'Requested' },
  });
  const sent = jest.spyOn(server.services.mailer, 'send');
  const { Json } = await invoice(finance, 'IssueInvoice', { Id });
  expect(Json).toMatchObject({
    Status: 'Issued',
    InvoiceNo: expect.stringMatching(/^\d{4}-\d{6}$/),
    Decisions: [{ Status: 'Issued', Reason: '', By: await emailOf(finance) }],
  });
  expect(await statusOf(OrderNo)).toBe('Issued');
  expect(await waiting()).not.toContain(Id);
  await server.services.invoiceJobs.run();
  await server.services.invoiceJobs.run();
  const mails = sent.mock.calls.filter(([{ attachments }]) =>
    attachments?.some(({ filename }) => filename === `invoice-${Json.InvoiceNo}.pdf`),
  );
  expect(mails).toMatchObject([[{ to: ORDINARY.Email }]]);
});

it('PG-5a a rejected request tells its customer why, and its orders can be invoiced again', async () => {
  const { Id, OrderNo } = await requested();
  const { Json } = await invoice(finance, 'RejectInvoice', { Id, Reason: ` ${Reason} ` });
  expect(Json.Decisions).toMatchObject([{ Status: 'Rejected', Reason, By: await emailOf(finance) }]);
  expect(await list()).toMatchObject([{ Id, Status: 'Rejected', RejectReason: Reason, InvoiceNo: null }]);
  expect(await statusOf(OrderNo)).toBe('Rejected');
  const sent = jest.spyOn(server.services.mailer, 'send');
  await server.services.invoiceJobs.run();
  await server.services.invoiceJobs.run();
  const mails = sent.mock.calls.filter(([{ text }]) => text.includes(Reason));
  expect(mails).toMatchObject([[{ to: await emailOf(customer) }]]);
  expect((await invoice(customer, 'ApplyInvoice', { OrderNos: [OrderNo], ...ABROAD })).Code).toBe(0);
});

it.each(['WithdrawInvoice', 'RejectInvoice'] as const)(
  'PG-5a the invoice that was to be corrected counts again after %s, and can be corrected once more',
  async (method) => {
    const { first, second, OrderNo } = await corrected();
    expect(await waiting()).toContain(second);
    const caller = method === 'RejectInvoice' ? finance : customer;
    expect(
      (await sendInvoiceCall(caller, method, { Id: second, ...(caller === finance && { Reason }) })).json(),
    ).toMatchObject({ Code: 0 });
    expect(await list()).toMatchObject([{ Id: second }, { Id: first, Status: 'Issued' }]);
    expect(await statusOf(OrderNo)).toBe('Issued');
    const twice = await invoice(customer, 'ApplyInvoice', { OrderNos: [OrderNo], ...ABROAD });
    expect(twice.Code).toBe(INVOICE_CODES.alreadyInvoiced);
    const { Json } = await invoice(customer, 'CorrectInvoice', { Id: first, ...ABROAD });
    expect((await invoice(finance, 'IssueInvoice', { Id: Json.Id })).Json).toMatchObject({ Status: 'Issued' });
  },
);

it('PG-5a pressing twice, two of the staff and a withdrawal at once have one effect', async () => {
  const issued: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { Id } = await requested();
    const answers = await Promise.all([
      invoice(finance, 'IssueInvoice', { Id }),
      invoice(finance, 'IssueInvoice', { Id }),
      invoice(colleague, 'RejectInvoice', { Id, Reason }),
      invoice(customer, 'WithdrawInvoice', { Id }),
    ]);
    expect(answers.map(({ Code }) => Code).sort((a, b) => b - a)).toEqual([
      0,
      ...Array(3).fill(INVOICE_CODES.notRequested),
    ]);
    const { Json } = await invoice(colleague, 'GetInvoiceReview', { Id });
    expect(Json.Decisions).toHaveLength(Json.Status === 'Withdrawn' ? 0 : 1);
    if (Json.InvoiceNo) issued.push(Json.InvoiceNo);
  }
  const { Id } = await requested();
  const { Json } = await invoice(finance, 'IssueInvoice', { Id });
  const all = [...issued, Json.InvoiceNo ?? ''].map((number) => Number(number.slice(5)));
  const [from = 0] = all;
  expect(all).toEqual(all.map((_, place) => from + place));
});

it('PG-5a the staff neither issue nor reject an invoice of their own; a colleague does', async () => {
  const OrderNo = await buy(server, finance);
  const { Json: requestedInvoice } = await invoice(finance, 'ApplyInvoice', { OrderNos: [OrderNo], ...ABROAD });
  const { Id } = requestedInvoice;
  expect((await invoice(finance, 'IssueInvoice', { Id })).Code).toBe(INVOICE_CODES.notReviewer);
  expect((await invoice(finance, 'RejectInvoice', { Id, Reason })).Code).toBe(INVOICE_CODES.notReviewer);
  expect((await invoice(finance, 'GetInvoiceReview', { Id })).Json).toMatchObject({
    Status: 'Requested',
    Decisions: [],
  });
  expect((await invoice(colleague, 'IssueInvoice', { Id })).Json).toMatchObject({ Status: 'Issued' });
});

it.each([
  ['', INVOICE_CODES.reasonLength],
  ['  no  ', INVOICE_CODES.reasonLength],
  ['x'.repeat(201), undefined],
  ['two\nlines', undefined],
])('PG-5a refuses the reason %j and leaves the request', async (given, code) => {
  const { Id } = await requested();
  const answer = await sendInvoiceCall(finance, 'RejectInvoice', { Id, Reason: given });
  if (code) expect(answer.json()).toMatchObject({ Code: code, Json: { Field: 'Reason' } });
  else expect(answer.json().Message).toContain('Reason');
  expect(await list()).toMatchObject([{ Id, Status: 'Requested', RejectReason: '' }]);
  expect((await invoice(finance, 'IssueInvoice', { Id: '999' })).Code).toBe(INVOICE_CODES.notFound);
});
