import { addressFilters, isOneOf } from '@tracking-console/app-kit/later';
import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orderConstants';
import type { GetOrderList } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { instantsOf, pagingOf, searchFilters } from '../../model/listAddress.ts';

/** What the list shows, as it stands in the address. */
export const orderFilters = addressFilters(
  { status: isOneOf(ORDER_STATUSES), type: isOneOf(ORDER_TYPES), method: isOneOf(PAY_METHODS), ...searchFilters },
  ['page'],
);

type Filter = Omit<GetOrderList, 'Page' | 'PerPage'>;

export function wireFilter(address: URLSearchParams, app: Identity): Filter {
  const { status, type, method, text, ...days } = orderFilters.readAll(address);
  const { first, last } = instantsOf(days);
  return {
    App: app,
    ...(status && { Status: status as Filter['Status'] & string }), // as the filters have checked
    ...(type && { Type: type as Filter['Type'] & string }),
    ...(method && { PayMethod: method as Filter['PayMethod'] & string }),
    ...(text && { Text: text }),
    ...(first && { CreatedFrom: first }),
    ...(last && { CreatedTo: last }),
  };
}

export const listParam = (address: URLSearchParams, app: Identity): GetOrderList => ({
  ...wireFilter(address, app),
  ...pagingOf(address),
});
