import type { InvoiceApiMethod } from '@tracking-console/contract/orders/invoices';
import type { SignedInCaller } from './caller.ts';
import { legacyClient, wrapper } from './legacyClient.ts';
import { pay, paymentPage, TOP_UP } from './orderClient.ts';
import type { TestServer } from './testServer.ts';

/** Calls a method of invoices as the consoles do. */
export const invoice = legacyClient('/invoiceapi/call');

export const sendInvoiceCall = (caller: SignedInCaller, method: InvoiceApiMethod, param: object) =>
  caller.post('/invoiceapi/call', wrapper(method, param));

/** Orders and pays at the demo's page; answers with the order's number. */
export async function buy(server: TestServer, customer: SignedInCaller, wanted: object = {}): Promise<string> {
  const page = paymentPage(server);
  const { Json } = await pay(customer, 'CreateOrder', { ...TOP_UP, ...wanted });
  await page.choose(Json.PayUrl ?? Json.QrCode ?? '', 'succeeds');
  await page.deliver();
  return Json.OrderNo;
}

export const ABROAD = {
  Kind: 'International',
  TitleType: 'Company',
  Title: 'Example GmbH',
  TaxNo: 'DE123456789',
  Country: 'DE',
  Address: 'Beispielstraße 1, 10115 Berlin',
  Email: 'billing@example.com',
} as const;

export const ORDINARY = {
  Kind: 'Ordinary',
  TitleType: 'Company',
  Title: '示例科技有限公司',
  TaxNo: '91350100M000100Y43',
  Email: 'billing@example.com',
} as const;
