import { addressFilters, isOneOf, readPage } from '@tracking-console/app-kit/later';
import { isLine } from '@tracking-console/contract/lines';
import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orderConstants';
import type { GetOrderList } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';

import { isDay } from '@tracking-console/contract/times';

const MAX_TEXT = 60;

/** What the list shows, as it stands in the address. Days are of the reader's clock. */
export const orderFilters = addressFilters(
  {
    status: isOneOf(ORDER_STATUSES),
    type: isOneOf(ORDER_TYPES),
    method: isOneOf(PAY_METHODS),
    from: isDay,
    to: isDay,
    text: (text) => isLine(text) && text.length <= MAX_TEXT,
  },
  ['page'],
);
export type OrderFilter = ReturnType<typeof orderFilters.readAll>;

export const PAGE_SIZE = 20;

type Filter = Omit<GetOrderList, 'Page' | 'PerPage'>;

/** A range that ends before it begins has no end. */
export function wireFilter(address: URLSearchParams, app: Identity): Filter {
  const { status, type, method, from = '', to = '', text } = orderFilters.readAll(address);
  return {
    App: app,
    ...(status && { Status: status as Filter['Status'] & string }), // as the filters have checked
    ...(type && { Type: type as Filter['Type'] & string }),
    ...(method && { PayMethod: method as Filter['PayMethod'] & string }),
    ...(text && { Text: text }),
    ...(from && { CreatedFrom: new Date(`${from}T00:00`).toISOString() }),
    ...(to && to >= from && { CreatedTo: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

export const listParam = (address: URLSearchParams, app: Identity): GetOrderList => ({
  ...wireFilter(address, app),
  Page: readPage(address),
  PerPage: PAGE_SIZE,
});
