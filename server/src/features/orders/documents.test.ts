import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPrice } from '@tracking-console/contract/orders/orderPrice';
import fc from 'fast-check';
import Papa from 'papaparse';
import { PDFDocument } from 'pdf-lib';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { pay, paymentPage, TOP_UP } from '../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { accepted } from '../../http/calls/refusal.ts';
import { readProducts } from '../../productsFile.ts';
import { StartRefusal } from '../../startRefusal.ts';
import { receiptContent } from './receipt.ts';

let server: TestServer;
let customer: SignedInCaller;
let paid: string;
beforeAll(async () => {
  server = await startTestServer();
  customer = await signedIn(server, { country: 'de', language: 'de' });
  const { Json } = await pay(customer, 'CreateOrder', { ...TOP_UP, Quantity: 5 });
  paid = Json.OrderNo;
  const page = paymentPage(server);
  await page.choose(Json.PayUrl ?? '', 'succeeds');
  await page.deliver();
  await pay(customer, 'CreateOrder', { ...TOP_UP, Currency: 'JPY' });
});
afterAll(() => server.close());

const download = (method: string, param: object) =>
  customer.post('/payapi/call', { version: '1.0', timeZoneOffset: 0, method, param });

it('PG-4b answers with a receipt of a paid order, and none of another', async () => {
  const answer = await download('DownloadReceipt', { OrderNo: paid });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect((await PDFDocument.load(answer.rawPayload)).getTitle()).toBe(`Receipt ${paid}`);
  const { Json } = await pay(customer, 'GetOrderList', { App: 'API', Status: 'Pending' });
  const open = Json.Orders[0]?.OrderNo ?? '';
  expect((await download('DownloadReceipt', { OrderNo: open })).json()).toMatchObject({ Json: { Field: 'OrderNo' } });
});

it('PG-4b PG-4e says on the receipt of a refunded order that the money went back', async () => {
  const order = accepted(await server.services.orderReads.findOwn(customer.gid, paid));
  const noteOf = (status: typeof order.status) =>
    receiptContent({ ...order, status }, { brand: '', email: '' }).blocks.at(-1);
  expect(noteOf('Paid')).toMatchObject({ text: expect.stringMatching(/^2,500 credits, valid until \d{4}-/) });
  expect(noteOf('Refunding')).toMatchObject({
    text: expect.stringMatching(/^A refund of \$50\.87 has been requested/),
  });
  expect(noteOf('Refunded')).toMatchObject({ text: expect.stringMatching(/^\$50\.87 has been refunded/) });
});

it('PG-4b exports what the filters find, in the customer’s language and with exact amounts', async () => {
  const csv = await download('ExportOrders', { App: 'API', Status: 'Paid', Format: 'csv' });
  const [headings = [], row = [], ...more] = Papa.parse<string[]>(csv.payload.slice(1).trim()).data;
  expect(headings).toContain('Bestellnr.');
  // 45.00, less 5 %, and 19 % of tax.
  expect(row).toEqual(
    expect.arrayContaining([paid, 'Aufladung', 'Boost 500', 'USD', '2.25', '8.12', '50.87', 'Bezahlt']),
  );
  expect(more).toEqual([]);
  const xlsx = await download('ExportOrders', { App: 'API', Format: 'xlsx' });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('PG-4b filters by status, type, method, date and text, with the totals of each currency', async () => {
  const list = (filter: object) => pay(customer, 'GetOrderList', { App: 'API', ...filter });
  expect((await list({})).pageInfo.TotalCount).toBe(2);
  const totals = async (filter: object) =>
    (await pay(customer, 'GetOrderTotals', { App: 'API', ...filter })).Json.Totals;
  expect(await totals({})).toEqual([{ Currency: 'USD', Amount: 5087, Count: 1 }]);
  expect(await totals({ Status: 'Pending' })).toEqual([]);
  expect(await totals({ Text: paid })).toEqual([{ Currency: 'USD', Amount: 5087, Count: 1 }]);
  const count = async (filter: object) => (await list(filter)).pageInfo.TotalCount;
  expect(await count({ Status: 'Paid', Type: 'TopUp', PayMethod: 'card', Text: 'boost' })).toBe(1);
  expect(await count({ Text: paid.slice(3, 12) })).toBe(1);
  expect(await count({ Text: paid.replace(/(\d{4})/g, '$1 ') })).toBe(1);
  expect(await count({ Text: '%' })).toBe(0);
  expect(await count({ CreatedTo: '2020-01-01T00:00Z' })).toBe(0);
});

it('PG-4d rounds halves up and never loses a cent, whatever is bought', () => {
  const whole = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(whole(100_000_000), fc.integer({ min: 1, max: 100 }), whole(10_000), whole(10_000), (...given) => {
      const [unitPrice, quantity, rate, taxRate] = given;
      const { discount, tax, amount } = orderPrice({ unitPrice, quantity, discounts: [{ from: 1, rate }], taxRate });
      expect(amount).toBe(unitPrice * quantity - discount + tax);
      for (const part of [discount, tax, amount]) expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
    }),
  );
});

describe('the file of what is sold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-console-products-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const product = { id: 'a', scope: 'API', type: 'Plan', name: 'A', quota: 1, days: 1, prices: { USD: 1 } };
  const write = (content: object | string) => {
    const file = join(folder, 'products.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return () => readProducts(file);
  };
  const whole = (products: object[]) => ({ products, discounts: [], taxRates: {} });

  it.each([
    ['{', /not JSON/],
    [whole([{ ...product, prices: { USD: 1.5 } }]), /prices/],
    [whole([{ ...product, prices: { GBP: 1 } }]), /prices/],
    [whole([{ ...product, prices: {} }]), /"a" has no price/],
    [whole([product, product]), /"a" is listed twice/],
    [{ ...whole([product]), taxRates: { xx: 1 } }, /no country/],
  ])('PG-4a refuses the start with the place of the mistake: %j', (content, words) => {
    expect(write(content)).toThrow(StartRefusal);
    expect(write(content)).toThrow(words);
  });
});
