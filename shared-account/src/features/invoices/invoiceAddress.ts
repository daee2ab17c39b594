import { addressFilters, isOneOf, readPage } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/invoiceConstants';
import type { GetInvoiceableOrders, GetInvoiceList } from '@tracking-console/contract/invoices';
import { isLine } from '@tracking-console/contract/lines';
import { CURRENCIES } from '@tracking-console/contract/orderConstants';
import type { Identity } from '@tracking-console/contract/statuses';

import { isDay } from '@tracking-console/contract/times';

const MAX_TEXT = 60;
const isSearch = (text: string) => isLine(text) && text.length <= MAX_TEXT;
const common = { from: isDay, to: isDay, text: isSearch };

/** What each tab shows, as it stands in the address. Days are of the reader's clock. */
export const invoiceableFilters = addressFilters({ currency: isOneOf(CURRENCIES), ...common }, ['page']);
export const invoiceFilters = addressFilters(
  { kind: isOneOf(INVOICE_KINDS), status: isOneOf(INVOICE_STATES), ...common },
  ['page'],
);

export const PAGE_SIZE = 20;

export type TabName = 'orders' | 'invoices';

export const readTab = (address: URLSearchParams): TabName =>
  address.get('tab') === 'invoices' ? 'invoices' : 'orders';

/** The other tab has filters of its own. */
export const addressOfTab = (tab: string) => new URLSearchParams(tab === 'invoices' ? { tab } : {});

export function invoiceableParam(address: URLSearchParams, app: Identity): GetInvoiceableOrders {
  const { currency, ...given } = invoiceableFilters.readAll(address);
  type Currency = NonNullable<GetInvoiceableOrders['Currency']>;
  return { ...listParam(address, app, given), ...(currency && { Currency: currency as Currency }) }; // as the filter has checked
}

export function invoiceParam(address: URLSearchParams, app: Identity): GetInvoiceList {
  const { kind, status, ...given } = invoiceFilters.readAll(address);
  return {
    ...listParam(address, app, given),
    ...(kind && { Kind: kind as NonNullable<GetInvoiceList['Kind']> }), // as the filters have checked
    ...(status && { Status: status as NonNullable<GetInvoiceList['Status']> }),
  };
}

/** A range that ends before it begins has no end. */
const listParam = (
  address: URLSearchParams,
  app: Identity,
  { from = '', to = '', text }: { from?: string; to?: string; text?: string },
): Pick<GetInvoiceList, 'App' | 'Text' | 'From' | 'To' | 'Page' | 'PerPage'> => ({
  App: app,
  ...(text && { Text: text }),
  ...(from && { From: new Date(`${from}T00:00`).toISOString() }),
  ...(to && to >= from && { To: new Date(`${to}T23:59:59.999`).toISOString() }),
  Page: readPage(address),
  PerPage: PAGE_SIZE,
});
