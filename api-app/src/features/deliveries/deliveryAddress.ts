import { addressFilters, isId, isNumberFilter, isOneOf } from '@tracking-console/app-kit/later';
import { DELIVERY_STATES } from '@tracking-console/contract/api/webhookConstants';
import type { ListDeliveries } from '@tracking-console/contract/api/webhooks';

/** The list's filters in the URL. */
export const deliveryFilters = addressFilters(
  { webhook_id: isId, state: isOneOf(DELIVERY_STATES), number: isNumberFilter },
  ['before'],
);
export type DeliveryFilter = ReturnType<typeof deliveryFilters.readAll>;

/** The cursor of the page; empty: it begins with the newest. */
export function readBefore(address: URLSearchParams): string {
  const text = address.get('before') ?? '';
  return isId(text) ? text : '';
}

export function listFilter(address: URLSearchParams): ListDeliveries {
  const before = readBefore(address);
  return { ...deliveryFilters.readAll(address), ...(before && { before }) } as ListDeliveries; // as the filters have checked
}
