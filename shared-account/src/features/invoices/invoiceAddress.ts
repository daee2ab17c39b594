import { addressFilters, isOneOf } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/invoiceConstants';
import type { GetInvoiceableOrders, GetInvoiceList } from '@tracking-console/contract/invoices';
import { CURRENCIES } from '@tracking-console/contract/orderConstants';
import type { Identity } from '@tracking-console/contract/statuses';
import { instantsOf, pagingOf, searchFilters } from '../../model/listAddress.ts';

/** What each tab shows, as it stands in the address. */
export const invoiceableFilters = addressFilters({ currency: isOneOf(CURRENCIES), ...searchFilters }, ['page']);
export const invoiceFilters = addressFilters(
  { kind: isOneOf(INVOICE_KINDS), status: isOneOf(INVOICE_STATES), ...searchFilters },
  ['page'],
);

export type TabName = 'orders' | 'invoices';

export const readTab = (address: URLSearchParams): TabName =>
  address.get('tab') === 'invoices' ? 'invoices' : 'orders';

/** The other tab has filters of its own. */
export const addressOfTab = (tab: string) => new URLSearchParams(tab === 'invoices' ? { tab } : {});

export function invoiceableParam(address: URLSearchParams, app: Identity): GetInvoiceableOrders {
  const { currency, ...given } = invoiceableFilters.readAll(address);
  type Currency = NonNullable<GetInvoiceableOrders['Currency']>;
  return { ...common(app, given), ...(currency && { Currency: currency as Currency }), ...pagingOf(address) }; // as the filter has checked
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
  ...pagingOf(address),
});

function common(
  app: Identity,
  { text, ...days }: { from?: string; to?: string; text?: string },
): Pick<GetInvoiceList, 'App' | 'Text' | 'From' | 'To'> {
  const { first, last } = instantsOf(days);
  return { App: app, ...(text && { Text: text }), ...(first && { From: first }), ...(last && { To: last }) };
}
