import { DELIVERY_STATES } from '@tracking-console/contract/webhookConstants';
import type { ListDeliveries } from '@tracking-console/contract/webhooks';

/** What the list shows, as it stands in the address. */
export const FILTERS = ['webhook_id', 'state', 'number'] as const;
export type FilterName = (typeof FILTERS)[number];

const ID = /^[0-9]{1,15}$/;
const READABLE: Record<FilterName | 'before', (text: string) => boolean> = {
  webhook_id: (text) => ID.test(text),
  state: (text) => DELIVERY_STATES.some((state) => state === text),
  number: (text) => /^[A-Za-z0-9-]{1,50}$/.test(text),
  before: (text) => ID.test(text),
};

/** What cannot be read filters nothing. */
export function readFilter(address: URLSearchParams, name: FilterName | 'before'): string {
  const text = address.get(name) ?? '';
  return READABLE[name](text) ? text : '';
}

export const isFiltered = (address: URLSearchParams) => FILTERS.some((name) => readFilter(address, name));

export function listFilter(address: URLSearchParams): ListDeliveries {
  const given = [...FILTERS, 'before' as const].map((name) => [name, readFilter(address, name)] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== '')) as ListDeliveries; // as READABLE has checked
}

/** Another filter begins with the newest; an empty value takes the parameter away. */
export function withParameter(
  address: URLSearchParams,
  name: FilterName | 'before' | 'delivery',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (name !== 'delivery') next.delete('before');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...FILTERS, 'before']) next.delete(name);
  return next;
}
