import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import Papa from 'papaparse';
import { PDFDocument } from 'pdf-lib';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { ABROAD, buy, invoice, ORDINARY, sendInvoiceCall } from '../../../testing/invoiceClient.ts';
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

const App = 'API' as const;
const issue = () => server.services.invoiceJobs.run();
const invoiceable = async () => (await invoice(customer, 'GetInvoiceableOrders', { App })).Json.Orders;
const list = async (filter: object = {}) =>
  (await invoice(customer, 'GetInvoiceList', { App, ...filter })).Json.Invoices;
const statusOf = async (OrderNo: string) => (await pay(customer, 'GetOrder', { OrderNo })).Json.InvoiceStatus;

async function issued(details: typeof ABROAD | typeof ORDINARY = ABROAD) {
  const { Json } = await invoice(customer, 'ApplyInvoice', { OrderNos: [await buy(server, customer)], ...details });
  await issue();
  return Json.Id;
}

const mails = () =>
  readdirSync(join(server.dataDir, 'outbox'))
    .map((file) => readFileSync(join(server.dataDir, 'outbox', file), 'utf8'))
    .filter((mail) => mail.includes('Subject: Invoice'));

it('PG-5d is requested over several orders, issued with a number, and mailed', async () => {
  const OrderNos = [await buy(server, customer), await buy(server, customer, { Quantity: 2 })].sort();
  expect((await invoiceable()).map(({ OrderNo }) => OrderNo).sort()).toEqual(OrderNos);
  const { Code, Json } = await invoice(customer, 'ApplyInvoice', { OrderNos, ...ABROAD, Note: ' PO 7 ' });
  expect(Code).toBe(0);
  expect(Json).toMatchObject({
    Status: 'Requested',
    InvoiceNo: null,
    Amount: 2700,
    Currency: 'USD',
    OrderNos,
    Note: 'PO 7',
  });
  expect(await invoiceable()).toEqual([]);
  expect(await statusOf(OrderNos[0] ?? '')).toBe('Requested');
  await issue();
  const year = server.services.now().getUTCFullYear();
  const [row] = await list();
  expect(row).toMatchObject({
    ...ABROAD,
    Id: Json.Id,
    Status: 'Issued',
    InvoiceNo: expect.stringMatching(`^${year}-\\d{6}$`),
  });
  expect(await statusOf(OrderNos[0] ?? '')).toBe('Issued');
  const [mail = ''] = mails();
  expect(mail).toContain('To: billing@example.com');
  expect(mail).toContain(`filename=invoice-${row?.InvoiceNo}.pdf`);
});

it('PG-5a finds orders and invoices by their filters, page by page', async () => {
  const dollars = await buy(server, customer);
  const euros = await buy(server, customer, { Currency: 'EUR' });
  const search = async (filter: object) =>
    (await invoice(customer, 'GetInvoiceableOrders', { App, ...filter })).Json.Orders.map(({ OrderNo }) => OrderNo);
  expect(await search({ Currency: 'EUR' })).toEqual([euros]);
  expect(await search({ Text: dollars })).toEqual([dollars]);
  expect(await search({ Text: '%' })).toEqual([]);
  expect(await search({ To: '2020-01-01T00:00Z' })).toEqual([]);
  expect(await search({ App: 'BUYER' })).toEqual([]);
  await invoice(customer, 'ApplyInvoice', { OrderNos: [dollars], ...ABROAD });
  await invoice(customer, 'ApplyInvoice', { OrderNos: [euros], ...ORDINARY });
  expect(await list({ Kind: 'Ordinary' })).toMatchObject([{ OrderNos: [euros] }]);
  expect(await list({ Text: dollars })).toMatchObject([{ OrderNos: [dollars] }]);
  expect(await list({ Text: '示例' })).toMatchObject([{ OrderNos: [euros] }]);
  expect(await list({ Status: 'Withdrawn' })).toEqual([]);
  const second = await invoice(customer, 'GetInvoiceList', { App, Page: 2, PerPage: 20 });
  expect(second).toMatchObject({ Json: { Invoices: [] }, pageInfo: { TotalCount: 2 } });
});

it('PG-5a is withdrawn while it is requested, and its order can be invoiced again', async () => {
  const order = await buy(server, customer);
  const { Json } = await invoice(customer, 'ApplyInvoice', { OrderNos: [order], ...ABROAD });
  expect((await invoice(customer, 'WithdrawInvoice', { Id: Json.Id })).Json).toMatchObject({ Status: 'Withdrawn' });
  expect((await invoice(customer, 'WithdrawInvoice', { Id: Json.Id })).Code).toBe(INVOICE_CODES.notRequested);
  expect(await statusOf(order)).toBe('None');
  await issue();
  expect((await invoice(customer, 'ApplyInvoice', { OrderNos: [order], ...ABROAD })).Code).toBe(0);
  expect(await list()).toMatchObject([{ Status: 'Requested' }, { Status: 'Withdrawn', InvoiceNo: null }]);
});

it('PG-5a is corrected by another invoice over the same orders, once it is issued', async () => {
  const Id = await issued();
  const [first] = await list();
  const { Json } = await invoice(customer, 'CorrectInvoice', { Id, ...ABROAD, Title: 'Example AG' });
  expect(Json).toMatchObject({ Status: 'Requested', Title: 'Example AG', Corrects: first?.InvoiceNo, Amount: 900 });
  expect((await invoice(customer, 'CorrectInvoice', { Id, ...ABROAD })).Code).toBe(INVOICE_CODES.notIssued);
  await issue();
  expect(await list()).toMatchObject([{ Status: 'Issued', OrderNos: first?.OrderNos }, { Status: 'Corrected' }]);
  expect(await invoiceable()).toEqual([]);
});

it.each([
  ['in English', ABROAD],
  ['in Chinese, with the letters embedded', ORDINARY],
] as const)('PG-5a is downloaded as a PDF %s', async (_title, details) => {
  const Id = await issued(details);
  const [row] = await list();
  const answer = await sendInvoiceCall(customer, 'DownloadInvoice', { Id });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`invoice-${row?.InvoiceNo}.pdf`);
  const file = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
  expect(file.getTitle()).toContain(row?.InvoiceNo);
  // Of a font that is several megabytes, only the letters that are used.
  expect(answer.rawPayload.length).toBeLessThan(200_000);
});

it('PG-5a is not downloaded or sent before it is issued, and sent once a minute', async () => {
  const { Json } = await invoice(customer, 'ApplyInvoice', { OrderNos: [await buy(server, customer)], ...ABROAD });
  const { Id } = Json;
  expect((await sendInvoiceCall(customer, 'DownloadInvoice', { Id })).json().Code).toBe(INVOICE_CODES.notIssued);
  expect((await invoice(customer, 'ResendInvoice', { Id })).Code).toBe(INVOICE_CODES.notIssued);
  await issue();
  expect((await invoice(customer, 'ResendInvoice', { Id })).Code).toBe(INVOICE_CODES.sentJustNow);
  const before = mails().length;
  server.pass(MINUTE);
  expect(await invoice(customer, 'ResendInvoice', { Id })).toMatchObject({ Code: 0, Json: { Id, Status: 'Issued' } });
  expect(mails()).toHaveLength(before + 1);
});

it('PG-5c makes a statement of a month, empty months as well', async () => {
  await buy(server, customer);
  const month = server.services.now().toISOString().slice(0, 7);
  const size = async (Month: string) => {
    const answer = await sendInvoiceCall(customer, 'DownloadStatement', { App, Month });
    expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(1);
    return answer.rawPayload.length;
  };
  expect(await size(month)).not.toBe(await size('2020-02'));
});

it('PG-5b keeps profiles, one of them by default', async () => {
  await invoice(customer, 'SaveProfile', { ...ABROAD, IsDefault: true });
  const { Json } = await invoice(customer, 'SaveProfile', { ...ORDINARY, IsDefault: true });
  expect(Json.Profiles).toMatchObject([{ IsDefault: false }, { IsDefault: true, Title: ORDINARY.Title }]);
  const Id = Json.Profiles[1]?.Id ?? '';
  const changed = await invoice(customer, 'SaveProfile', { ...ORDINARY, Id, IsDefault: false, Title: '另一公司' });
  expect(changed.Json.Profiles[1]).toMatchObject({ IsDefault: false, Title: '另一公司' });
  expect((await invoice(customer, 'DeleteProfile', { Id })).Json.Profiles).toHaveLength(1);
  expect((await invoice(customer, 'DeleteProfile', { Id })).Code).toBe(INVOICE_CODES.noProfile);
  const wrong = await invoice(customer, 'SaveProfile', { ...ORDINARY, TaxNo: '1', IsDefault: false });
  expect(wrong).toMatchObject({ Code: INVOICE_CODES.wrongDetails, Json: { Field: 'TaxNo', Fault: 'taxNo' } });
  expect((await invoice(customer, 'GetProfiles', {})).Json.Profiles).toHaveLength(1);
});

it('PG-5d leaves invoices requested where the staff issues them', async () => {
  const manual = await startTestServer({ invoiceIssuing: 'manual' });
  const other = await signedIn(manual);
  await invoice(other, 'ApplyInvoice', { OrderNos: [await buy(manual, other)], ...ABROAD });
  await manual.services.invoiceJobs.run();
  expect((await invoice(other, 'GetInvoiceList', { App })).Json.Invoices).toMatchObject([{ Status: 'Requested' }]);
  await manual.close();
});

it('PG-5a exports what the filters find, as CSV and XLSX', async () => {
  const OrderNos = [await buy(server, customer), await buy(server, customer)].sort();
  await invoice(customer, 'ApplyInvoice', { OrderNos, ...ABROAD, Title: '=HYPERLINK("x") GmbH' });
  await invoice(customer, 'ApplyInvoice', { OrderNos: [await buy(server, customer)], ...ORDINARY });
  const save = (param: object) => sendInvoiceCall(customer, 'ExportInvoices', { App, ...param });
  const csv = await save({ Kind: 'International', Format: 'csv' });
  expect(csv.headers['content-disposition']).toContain('invoices.csv');
  const [headings = [], row = [], ...more] = Papa.parse<string[]>(csv.payload.slice(1).trim()).data;
  expect(headings.slice(0, 4)).toEqual(['Invoice no.', 'Kind', 'Correction of', 'Issued to']);
  // Exact, and nothing a spreadsheet would calculate.
  expect(row).toEqual(
    expect.arrayContaining([`'=HYPERLINK("x") GmbH`, 'DE123456789', 'USD', '18.00', OrderNos.join(', '), 'Requested']),
  );
  expect(more).toEqual([]);
  const xlsx = await save({ Format: 'xlsx' });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
