import { addressFilters, isId, isNumberFilter, isOneOf } from '@tracking-console/app-kit/later';
import { DELIVERY_STATES } from '@tracking-console/contract/api/webhookConstants';
import type { ListDeliveries } from '@tracking-console/contract/api/webhooks';

/** What the list shows, as it stands in the address. */
export const deliveryFilters = addressFilters(
  { webhook_id: isId, state: isOneOf(DELIVERY_STATES), number: isNumberFilter },
  ['before'],
);
export type DeliveryFilter = ReturnType<typeof deliveryFilters.readAll>;

/** Where the page begins; empty: with the newest. */
export function readBefore(address: URLSearchParams): string {
  const text = address.get('before') ?? '';
  return isId(text) ? text : '';
}

export function listFilter(address: URLSearchParams): ListDeliveries {
  const before = readBefore(address);
  return { ...deliveryFilters.readAll(address), ...(before && { before }) } as ListDeliveries; // as the filters have checked
}
