import { addressFilters, isOneOf } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import { CURRENCIES } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { InvoiceableQuery, InvoiceFilter } from '../../model/invoiceQueries.ts';
import { instantsOf, pagingOf, searchFilters } from '../../model/listAddress.ts';

/** What each tab shows, as kept in the address. */
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

export function invoiceableParam(address: URLSearchParams, app: Identity): InvoiceableQuery {
  const { currency, ...given } = invoiceableFilters.readAll(address);
  type Currency = NonNullable<InvoiceableQuery['currency']>;
  return { ...common(app, given), ...(currency && { currency: currency as Currency }), ...pagingOf(address) }; // as the filter has checked
}

/** Without the page: the filters of an export. */
export function invoiceFilter(address: URLSearchParams, app: Identity): InvoiceFilter {
  const { kind, status, ...given } = invoiceFilters.readAll(address);
  return {
    ...common(app, given),
    ...(kind && { kind: kind as NonNullable<InvoiceFilter['kind']> }), // as the filters have checked
    ...(status && { status: status as NonNullable<InvoiceFilter['status']> }),
  };
}

function common(
  app: Identity,
  { text, ...days }: { from?: string; to?: string; text?: string },
): Pick<InvoiceFilter, 'app' | 'text' | 'from' | 'to'> {
  const { first, last } = instantsOf(days);
  return { app, ...(text && { text }), ...(first && { from: first }), ...(last && { to: last }) };
}
