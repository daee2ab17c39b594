import type { Sequence, TrackOrder } from '@tracking-console/contract/shipments/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';

/** A call of a console, as often as it is measured with another page or word each time. */
export interface MeasuredCall {
  measure: string;
  url: string;
  /** `turn` counts the repetitions, `total` the account's shipments. */
  body: (turn: number, total: number) => object;
}

const PAGE = 40;

function buyerCall(measure: string, method: string, param: (turn: number, total: number) => object): MeasuredCall {
  const body = (turn: number, total: number) => ({
    version: '1.0',
    timeZoneOffset: 0,
    method,
    param: param(turn, total),
  });
  return { measure, url: '/orderapi/call', body };
}

const list = (measure: string, param: (turn: number, total: number) => GetTrackInfoList) =>
  buyerCall(measure, 'GetTrackInfoList', param);

const anyPage = (turn: number, total: number) => 1 + ((turn * 37) % Math.max(1, Math.floor(total / PAGE)));
const sorted = (Sequence: Sequence) => [
  list(`list ${Sequence}`, (turn) => ({ Sequence, Page: 1 + (turn % 3), PerPage: PAGE })),
  list(`list ${Sequence}, any page`, (turn, total) => ({ Sequence, Page: anyPage(turn, total), PerPage: PAGE })),
];
const WORDS = ['camera lens', 'client lamp', 'board game', 'winter'];
const trackList = (measure: string, body: (turn: number, total: number) => object): MeasuredCall => ({
  measure,
  url: '/track/v2.4/gettracklist',
  body,
});
const newest = (order_by: TrackOrder) => ({ order_by });

export const CALLS: readonly MeasuredCall[] = [
  ...(['AddedDesc', 'AddedAsc', 'UpdatedDesc', 'StatusAsc', 'StatusDesc', 'DaysDesc', 'DaysAsc'] as const).flatMap(
    sorted,
  ),
  list('list of 100', (turn) => ({ Page: 1 + turn, PerPage: 100 })),
  list('filter: Exception', (turn) => ({ Statuses: ['Exception'], Page: 1 + (turn % 3), PerPage: PAGE })),
  list('filter: Exception by update', (turn) => ({
    Statuses: ['Exception'],
    Sequence: 'UpdatedDesc',
    Page: 1 + (turn % 3),
    PerPage: PAGE,
  })),
  list('filter: Delivered, any page', (turn, total) => ({
    Statuses: ['Delivered'],
    Page: anyPage(turn, total / 2),
    PerPage: PAGE,
  })),
  list('filter: three statuses', (turn) => ({
    Statuses: ['NotFound', 'Expired', 'OutForDelivery'],
    Page: 1 + (turn % 10),
    PerPage: PAGE,
  })),
  list('filter: attention', (turn) => ({ Attention: true, Page: 1 + (turn % 10), PerPage: PAGE })),
  list('archive', (turn) => ({ IsArchived: true, Page: 1 + (turn % 10), PerPage: PAGE })),
  list('search: a number', (turn) => ({ Item: `TBA${100 + turn}4`, PerPage: PAGE })),
  list('search: a remark', (turn) => ({ Item: WORDS[turn % WORDS.length] ?? '', PerPage: PAGE })),
  list('search: a carrier', (turn) => ({ Item: turn % 2 ? 'UPS' : 'FedEx', PerPage: PAGE })),
  list('search: two letters', (turn) => ({ Item: turn % 2 ? '1z' : 'cn', PerPage: PAGE })),
  list('search: one digit', (turn) => ({ Item: String(turn % 10), PerPage: PAGE })),
  list('search: a digit within filters', (turn) => ({
    Item: String(turn % 10),
    Destinations: ['US', 'DE'],
    Unread: true,
    PerPage: PAGE,
  })),
  list('search: found nowhere', (turn) => ({ Item: `zzzz${turn}`, PerPage: PAGE })),
  list('filter: a carrier', (turn) => ({
    Carriers: [turn % 2 ? 100_001 : 100_002],
    Page: 1 + (turn % 10),
    PerPage: PAGE,
  })),
  list('filter: a carrier by days', (turn) => ({
    Carriers: [100_002],
    Sequence: 'DaysDesc',
    Page: 1 + (turn % 10),
    PerPage: PAGE,
  })),
  list('filter: a destination', (turn) => ({
    Destinations: [turn % 2 ? 'US' : 'DE'],
    Page: 1 + (turn % 10),
    PerPage: PAGE,
  })),
  list('filter: unread', (turn) => ({ Unread: true, Page: 1 + (turn % 10), PerPage: PAGE })),
  list('filter: silent for a week', (turn) => ({ StaleDays: 7, Page: 1 + (turn % 10), PerPage: PAGE })),
  list('filter: with a delivery date, any page', (turn, total) => ({
    HasEstimate: true,
    Sequence: 'UpdatedDesc',
    Page: anyPage(turn, total / 4),
    PerPage: PAGE,
  })),
  buyerCall('counts (GetIndexData)', 'GetIndexData', () => ({})),
  buyerCall('recent updates', 'GetRecentUpdates', () => ({})),
  buyerCall('days (GetStatDaily)', 'GetStatDaily', () => ({ Days: 30 })),
  trackList('gettracklist', (turn) => ({ page_no: 1 + (turn % 3) })),
  trackList('gettracklist, any page', (turn, total) => ({ page_no: anyPage(turn, total) })),
  trackList('gettracklist by track time', (turn) => ({ ...newest('TrackTimeDesc'), page_no: 1 + (turn % 3) })),
  trackList('gettracklist by push time', (turn) => ({ ...newest('PushTimeDesc'), page_no: 1 + (turn % 3) })),
  trackList('gettracklist by track time, any page', (turn, total) => ({
    ...newest('TrackTimeDesc'),
    page_no: anyPage(turn, total),
  })),
  trackList('gettracklist: Exception', () => ({ package_status: 'Exception' })),
  trackList('gettracklist: stopped', () => ({ tracking_status: 'Stopped' })),
  trackList('gettracklist: a carrier', () => ({ carrier: '100002' })),
  { measure: 'dashboard/summary', url: '/console-api/v1/dashboard/summary', body: () => ({}) },
];
