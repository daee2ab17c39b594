import { addressFilters, isOneOf, readPage } from '@tracking-console/app-kit/later';
import type { AirFilter, ListAir } from '@tracking-console/contract/air/air';
import { AIR_ORDERS, type AirOrder } from '@tracking-console/contract/air/airConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { midnight } from '@tracking-console/contract/values/midnight';
import { isDay } from '@tracking-console/contract/values/times';

const isOn = isOneOf(['1']);

/** The list's filters in the URL. */
export const airFilters = addressFilters(
  {
    search: (text) => text.trim() !== '' && text.length <= 100,
    airline: (text) => /^[A-Z0-9]{2}$/.test(text),
    status: isOneOf(MAIN_STATUSES),
    airport: (text) => /^[A-Z]{3}$/.test(text),
    from: isDay,
    to: isDay,
    delayed: isOn,
    discrepancy: isOn,
  },
  ['page'],
);

const USUAL_ORDER: AirOrder = 'RegisterTimeDesc';

export const readOrder = (address: URLSearchParams): AirOrder =>
  AIR_ORDERS.find((order) => order === address.get('order_by')) ?? USUAL_ORDER;

/** The default order is left out. */
export const orderParameter = (order: string) => (order === USUAL_ORDER ? '' : order);

const ORDERED = { RegisterTime: 'registered', UpdateTime: 'updated' } as const;

/** The column an order goes by. */
export function orderColumn(order: AirOrder) {
  const ascending = order.endsWith('Asc');
  return { column: order.startsWith('Update') ? ORDERED.UpdateTime : ORDERED.RegisterTime, ascending };
}

export const orderOf = (column: string, ascending: boolean): AirOrder =>
  `${column === ORDERED.UpdateTime ? 'UpdateTime' : 'RegisterTime'}${ascending ? 'Asc' : 'Desc'}`;

/** Days are in the user's time zone and include the last one. */
export function wireFilter(address: URLSearchParams): AirFilter {
  const { from, to, delayed, discrepancy, ...same } = airFilters.readAll(address);
  return {
    ...(same as AirFilter), // as the filters have checked
    ...(from && { from: midnight(from, 0) }),
    ...(to && { to: midnight(to, 1) }),
    ...(delayed && { delayed: true }),
    ...(discrepancy && { discrepancy: true }),
  };
}

export const listFilter = (address: URLSearchParams): ListAir => ({
  ...wireFilter(address),
  order_by: readOrder(address),
  page_no: readPage(address),
});
