import type { NumberItem, TrackListFilter } from '@tracking-console/contract/tracking';

/** What the list shows, as it stands in the address: it can be shared, and the back button undoes a filter. */
export const FILTERS = ['number', 'carrier', 'package_status', 'tracking_status'] as const;
export type FilterName = (typeof FILTERS)[number];

export const PAGE_SIZE = 40;

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The body of gettracklist for an address. */
export function listFilter(address: URLSearchParams): TrackListFilter {
  const given = FILTERS.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(given), page_no: readPage(address) };
}

export const isFiltered = (address: URLSearchParams) => FILTERS.some((name) => address.get(name));

/** Another filter begins on its first page. */
export function withFilter(address: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...FILTERS, 'page']) next.delete(name);
  return next;
}

export function withParameter(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** One number may be registered under two carriers, so a shipment is named by both. Numbers hold no dot. */
export const shipmentName = ({ number, carrier }: { number: string; carrier: number }) => `${number}.${carrier}`;

export function readShipmentName(name: string): NumberItem {
  const [number = '', carrier = ''] = name.split('.');
  return /^\d{1,9}$/.test(carrier) && carrier !== '0' ? { number, carrier: Number(carrier) } : { number };
}
