import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import type { TrackChoiceFilter } from '@tracking-console/contract/trackBulk';
import type { NumberItem, TrackListFilter } from '@tracking-console/contract/tracking';

/** What the list shows, as it stands in the address: it can be shared, and the back button undoes a filter. */
export const FILTERS = ['number', 'carrier', 'package_status', 'tracking_status'] as const;
export type FilterName = (typeof FILTERS)[number];

export const TRACKING_STATUSES = ['Tracking', 'Stopped'] as const;

export const PAGE_SIZE = 40;
/** As far as pages are counted. */
const LAST_PAGE = 9_999_999;

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const READABLE: Record<FilterName, (text: string) => boolean> = {
  // What is no number finds nothing.
  number: (text) => /[^\s,]/.test(text),
  carrier: (text) => /^[0-9]{1,9}$/.test(text),
  package_status: isOneOf(MAIN_STATUSES),
  tracking_status: isOneOf(TRACKING_STATUSES),
};

/** What of an address filters the list. */
export function readFilter(address: URLSearchParams, name: FilterName): string {
  const text = address.get(name) ?? '';
  return READABLE[name](text) ? text : '';
}

/** The address without the filters that cannot be read; null where all can. */
export function readableAddress(address: URLSearchParams): URLSearchParams | null {
  const wrong = FILTERS.filter((name) => address.get(name) && readFilter(address, name) === '');
  if (wrong.length === 0) return null;
  const readable = new URLSearchParams(address);
  for (const name of wrong) readable.delete(name);
  return readable;
}

/** The body of gettracklist for an address. */
export function listFilter(address: URLSearchParams): TrackListFilter {
  const given = FILTERS.map((name) => [name, readFilter(address, name)] as const).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(given), page_no: readPage(address) };
}

/** The same for a task, without its page. */
export function choiceFilter(address: URLSearchParams): TrackChoiceFilter {
  const { page_no: _, carrier, ...filter } = listFilter(address);
  // The address holds what READABLE has checked.
  return { ...filter, ...(carrier && { carrier: Number(carrier) }) } as TrackChoiceFilter;
}

export const isFiltered = (address: URLSearchParams) => FILTERS.some((name) => readFilter(address, name));

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
