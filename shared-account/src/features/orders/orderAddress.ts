import { addressFilters, isOneOf } from '@tracking-console/app-kit/later';
import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { instantsOf, searchFilters } from '../../model/listAddress.ts';
import type { OrderFilter } from '../../model/orders.ts';

/** What the list shows, as kept in the address. */
export const orderFilters = addressFilters(
  { status: isOneOf(ORDER_STATUSES), type: isOneOf(ORDER_TYPES), method: isOneOf(PAY_METHODS), ...searchFilters },
  ['page'],
);

export function filterOf(address: URLSearchParams, app: Identity): OrderFilter {
  const { status, type, method, text, ...days } = orderFilters.readAll(address);
  const { first, last } = instantsOf(days);
  return {
    app,
    ...(status && { status: status as NonNullable<OrderFilter['status']> }), // as the filters have checked
    ...(type && { type: type as NonNullable<OrderFilter['type']> }),
    ...(method && { payMethod: method as NonNullable<OrderFilter['payMethod']> }),
    ...(text && { text }),
    ...(first && { createdFrom: first }),
    ...(last && { createdTo: last }),
  };
}
