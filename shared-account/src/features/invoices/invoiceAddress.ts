import { addressFilters, isOneOf, readPage } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/invoiceConstants';
import type { GetInvoiceableOrders, GetInvoiceList } from '@tracking-console/contract/invoices';
import { isLine } from '@tracking-console/contract/lines';
import { CURRENCIES } from '@tracking-console/contract/orderConstants';
import type { Identity } from '@tracking-console/contract/statuses';

import { isDay } from '@tracking-console/contract/times';

const MAX_TEXT = 60;
const isSearch = (text: string) => isLine(text) && text.length <= MAX_TEXT;
const checks = { from: isDay, to: isDay, text: isSearch };

/** What each tab shows, as it stands in the address. Days are of the reader's clock. */
export const invoiceableFilters = addressFilters({ currency: isOneOf(CURRENCIES), ...checks }, ['page']);
export const invoiceFilters = addressFilters(
  { kind: isOneOf(INVOICE_KINDS), status: isOneOf(INVOICE_STATES), ...checks },
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
  return { ...common(app, given), ...(currency && { Currency: currency as Currency }), ...paging(address) }; // as the filter has checked
}

/** Without the page: what an export covers. */
export function invoiceFilter(address: URLSearchParams, app: Identity): Omit<GetInvoiceList, 'Page' | 'PerPage'> {
  const { kind, status, ...given } = invoiceFilters.readAll(address);
  return {
    ...common(app, given),
    ...(kind && { Kind: kind as NonNullable<GetInvoiceList['Kind']> }), // as the filters have checked
    ...(status && { Status: status as NonNullable<GetInvoiceList['Status']> }),
  };
}

export const invoiceParam = (address: URLSearchParams, app: Identity): GetInvoiceList => ({
  ...invoiceFilter(address, app),
  ...paging(address),
});

const paging = (address: URLSearchParams) => ({ Page: readPage(address), PerPage: PAGE_SIZE }) as const;

/** A range that ends before it begins has no end. */
const common = (
  app: Identity,
  { from = '', to = '', text }: { from?: string; to?: string; text?: string },
): Pick<GetInvoiceList, 'App' | 'Text' | 'From' | 'To'> => ({
  App: app,
  ...(text && { Text: text }),
  ...(from && { From: new Date(`${from}T00:00`).toISOString() }),
  ...(to && to >= from && { To: new Date(`${to}T23:59:59.999`).toISOString() }),
});
