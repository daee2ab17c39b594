import type { INVOICE_API_METHODS, InvoiceApiAnswers, InvoiceApiMethod } from '@tracking-console/contract/invoices';
import type { Static } from 'typebox';
import type { SignedInCaller } from './caller.ts';
import { pay, paymentPage, TOP_UP } from './orderClient.ts';
import type { TestServer } from './testServer.ts';

type Param<M extends InvoiceApiMethod> = Static<(typeof INVOICE_API_METHODS)[M]['param']>;
type Answered = keyof InvoiceApiAnswers & InvoiceApiMethod;

export interface InvoiceReply<M extends Answered> {
  Code: number;
  Message: string;
  Json: InvoiceApiAnswers[M] & { Field?: string; Fault?: string };
  pageInfo: { TotalCount: number };
}

/** Calls a method of invoices as the consoles do. */
export async function invoice<M extends Answered>(
  caller: SignedInCaller,
  method: M,
  param: Param<M>,
): Promise<InvoiceReply<M>> {
  return (await sendInvoiceCall(caller, method, param)).json();
}

export const sendInvoiceCall = (caller: SignedInCaller, method: InvoiceApiMethod, param: object) =>
  caller.post('/invoiceapi/call', { version: '1.0', timeZoneOffset: 0, method, param });

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
