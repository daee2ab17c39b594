import { addressFilters, isOneOf, readPage, withParameter } from '@tracking-console/app-kit/later';
import type { NumberItem, TrackListFilter } from '@tracking-console/contract/api/tracking';
import { TRACK_ORDERS, type TrackOrder } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { midnight } from '@tracking-console/contract/values/midnight';
import { isDay } from '@tracking-console/contract/values/times';

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

type BoundName = `${TimeName}_${'from' | 'to'}`;
/** As many as the call takes. */
export const MAX_SEARCHED_NUMBERS = 200;
export const PAGE_SIZE = 40;
const USUAL_ORDER: TrackOrder = 'RegisterTimeDesc';

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

/** Any text is allowed: one that is no tracking number matches nothing. */
const isNumbers = (text: string) =>
  /[^\s,]/.test(text) && text.split(',').filter(hasText).length <= MAX_SEARCHED_NUMBERS;
const hasText = (text: string) => text.trim() !== '';

/** The list's filters in the URL. */
export const shipmentFilters = addressFilters(
  {
    number: isNumbers,
    carrier: (text) => /^[0-9]{1,9}$/.test(text),
    ...tableOf(keysOf(CHOICES), (name) => isOneOf(CHOICES[name])),
    push_status_code: (text) => /^[1-5][0-9]{2}$/.test(text),
    ...tableOf<BoundName, typeof isDay>(
      TIMES.flatMap((name) => [`${name}_from`, `${name}_to`] as const),
      () => isDay,
    ),
  },
  ['page'],
);
export type FilterName = keyof ReturnType<typeof shipmentFilters.readAll>;

/** The URL's parameters without invalid filters; null if all are valid. */
export function readableAddress(address: URLSearchParams): URLSearchParams | null {
  const given = shipmentFilters.names.filter((name) => address.get(name));
  const wrong = given.filter((name) => shipmentFilters.read(address, name) === '');
  return wrong.length > 0 ? wrong.reduce((next, name) => withParameter(next, name, ''), address) : null;
}

/** The filters of gettracklist's body from the URL, without the page and the order. */
export function wireFilter(address: URLSearchParams): TrackListFilter {
  const given = Object.entries(shipmentFilters.readAll(address));
  return Object.fromEntries(given.map(([name, text]) => [name, wireValue(name, text)]));
}

/** The body of gettracklist for the URL. */
export function listFilter(address: URLSearchParams): TrackListFilter {
  const order = readOrder(address);
  return { ...wireFilter(address), ...(order !== USUAL_ORDER && { order_by: order }), page_no: readPage(address) };
}

/** The API reads a day without a zone in UTC; the user means days in their own time zone. */
function wireValue(name: string, text: string): string {
  if (name.endsWith('_from')) return midnight(text, 0);
  if (name.endsWith('_to')) return new Date(Date.parse(midnight(text, 1)) - 1).toISOString();
  return text;
}

/** The default order is left out. */
export function withFilters(
  address: URLSearchParams,
  { order_by, ...filters }: Partial<Record<FilterName | 'order_by', string>>,
): URLSearchParams {
  const next = shipmentFilters.with(address, filters);
  return order_by === undefined ? next : withParameter(next, 'order_by', order_by === USUAL_ORDER ? '' : order_by);
}

/** Of a shipment's drawer. */
export const DETAIL_TABS = ['timeline', 'map', 'request', 'deliveries', 'notifications', 'calls', 'history'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const readDetailTab = (address: URLSearchParams): DetailTab =>
  DETAIL_TABS.find((tab) => tab === address.get('detail')) ?? 'timeline';

/** One number may be registered under two carriers, so a shipment is named by both. Numbers hold no dot. */
export const shipmentName = ({ number, carrier }: { number: string; carrier: number }) => `${number}.${carrier}`;

export function readShipmentName(name: string): NumberItem {
  const [number = '', carrier = ''] = name.split('.');
  return /^\d{1,9}$/.test(carrier) && carrier !== '0' ? { number, carrier: Number(carrier) } : { number };
}

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]; // a literal has no other keys
}

function tableOf<Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>; // of `names`
}
