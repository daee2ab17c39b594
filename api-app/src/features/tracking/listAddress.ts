import { midnight } from '@tracking-console/contract/midnight';
import { TRACK_ORDERS, type TrackOrder } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import { isDay } from '@tracking-console/contract/times';
import type { NumberItem, TrackListFilter } from '@tracking-console/contract/tracking';

/** Filters with a value of their own, by the wire's names. */
export const CHOICES = {
  data_origin: ['Api', 'Manual', 'Import'],
  package_status: MAIN_STATUSES,
  tracking_status: ['Tracking', 'Stopped'],
  sync_status: ['true', 'false'],
  push_status: ['NotPushed', 'Success', 'Failure'],
} as const satisfies Record<string, readonly string[]>;
export type ChoiceName = keyof typeof CHOICES;

/** Times the list is filtered by: a first and a last day of the reader's zone. */
export const TIMES = ['register_time', 'track_time', 'push_time', 'stop_track_time'] as const;
export type TimeName = (typeof TIMES)[number];
const bounds = TIMES.flatMap((name) => [`${name}_from`, `${name}_to`] as const);

/** What the list shows, as it stands in the address: it can be shared, and the back button undoes a filter. */
export const FILTERS = ['number', 'carrier', ...keysOf(CHOICES), 'push_status_code', ...bounds] as const;
export type FilterName = (typeof FILTERS)[number];

/** As many as the call takes. */
export const MOST_SEARCHED = 200;
export const PAGE_SIZE = 40;
/** As far as pages are counted. */
const LAST_PAGE = 9_999_999;
const USUAL_ORDER: TrackOrder = 'RegisterTimeDesc';

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

export const readOrder = (address: URLSearchParams): TrackOrder =>
  TRACK_ORDERS.find((order) => order === address.get('order_by')) ?? USUAL_ORDER;

/** The columns of the wire's orders. */
const ORDERED = { RegisterTime: 'registered', TrackTime: 'sync', PushTime: 'push' } as const;
type Subject = keyof typeof ORDERED;

export function orderColumn(order: TrackOrder) {
  const ascending = order.endsWith('Asc');
  const subject = order.slice(0, ascending ? -3 : -4) as Subject; // every order is a subject and a direction
  return { column: ORDERED[subject], ascending };
}

export function orderOf(column: string, ascending: boolean): TrackOrder {
  const subject = keysOf(ORDERED).find((name) => ORDERED[name] === column) ?? 'RegisterTime';
  return `${subject}${ascending ? 'Asc' : 'Desc'}`;
}

const numbersOf = (text: string) => text.split(',').filter((number) => number.trim() !== '');

function isReadable(name: FilterName, text: string): boolean {
  // What is no number finds nothing.
  if (name === 'number') return /[^\s,]/.test(text) && numbersOf(text).length <= MOST_SEARCHED;
  if (name === 'carrier') return /^[0-9]{1,9}$/.test(text);
  if (name === 'push_status_code') return /^[1-5][0-9]{2}$/.test(text);
  return isChoice(name) ? CHOICES[name].some((value) => value === text) : isDay(text);
}

const isChoice = (name: FilterName): name is ChoiceName => name in CHOICES;

/** What of an address filters the list. */
export function readFilter(address: URLSearchParams, name: FilterName): string {
  const text = address.get(name) ?? '';
  return isReadable(name, text) ? text : '';
}

/** The address without the filters that cannot be read; null where all can. */
export function readableAddress(address: URLSearchParams): URLSearchParams | null {
  const wrong = FILTERS.filter((name) => address.get(name) && readFilter(address, name) === '');
  if (wrong.length === 0) return null;
  const readable = new URLSearchParams(address);
  for (const name of wrong) readable.delete(name);
  return readable;
}

export const readFilters = (address: URLSearchParams) =>
  FILTERS.map((name) => [name, readFilter(address, name)] as const).filter(([, text]) => text !== '');

/** What of gettracklist's body an address names, apart from its page and order. */
export function wireFilter(address: URLSearchParams): TrackListFilter {
  return Object.fromEntries(readFilters(address).map(([name, text]) => [name, wireValue(name, text)]));
}

/** The body of gettracklist for an address. */
export function listFilter(address: URLSearchParams): TrackListFilter {
  const order = readOrder(address);
  return { ...wireFilter(address), ...(order !== USUAL_ORDER && { order_by: order }), page_no: readPage(address) };
}

/** The wire reads a day without a zone in UTC; the reader means days of their own zone. */
function wireValue(name: FilterName, text: string): string {
  if (name.endsWith('_from')) return midnight(text, 0);
  if (name.endsWith('_to')) return new Date(Date.parse(midnight(text, 1)) - 1).toISOString();
  return text;
}

export const isFiltered = (address: URLSearchParams) => readFilters(address).length > 0;

/** Other filters begin on their first page. */
export function withFilters(
  address: URLSearchParams,
  filters: Partial<Record<FilterName | 'order_by', string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== USUAL_ORDER) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const withoutFilters = (address: URLSearchParams): URLSearchParams =>
  withFilters(address, Object.fromEntries(FILTERS.map((name) => [name, ''])));

/** Of a shipment's drawer. */
export const DETAIL_TABS = ['timeline', 'map', 'request', 'deliveries', 'calls', 'history'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const readDetailTab = (address: URLSearchParams): DetailTab =>
  DETAIL_TABS.find((tab) => tab === address.get('detail')) ?? 'timeline';

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

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]; // a literal has no other keys
}
