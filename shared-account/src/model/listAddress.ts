import { readPage } from '@tracking-console/app-kit/later';
import { MAX_ORDER_TEXT } from '@tracking-console/contract/orders/orderConstants';
import { isLine } from '@tracking-console/contract/values/lines';
import { isDay } from '@tracking-console/contract/values/times';

/** Filters that the lists of orders and invoices share. Days are of the reader's clock. */
export const searchFilters = {
  from: isDay,
  to: isDay,
  text: (text: string) => isLine(text) && text.length <= MAX_ORDER_TEXT,
};

export const PAGE_SIZE = 20;

export const pagingOf = (address: URLSearchParams) => ({ page: readPage(address), perPage: PAGE_SIZE }) as const;

/** A range of days as instants. A range that ends before it begins has no end. */
export const instantsOf = ({ from = '', to = '' }: { from?: string; to?: string }) => ({
  first: from && new Date(`${from}T00:00`).toISOString(),
  last: to && to >= from && new Date(`${to}T23:59:59.999`).toISOString(),
});
