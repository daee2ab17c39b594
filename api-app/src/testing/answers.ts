import type { ApiKeyRow, DashboardSummary } from '@tracking-console/contract/console';
import type { TrackListRow } from '@tracking-console/contract/tracking';
import { success } from './startConsole.ts';

export const keyRow = (changes: Partial<ApiKeyRow> = {}): ApiKeyRow => ({
  id: '1',
  name: 'Warehouse',
  prefix: 'tk_live_',
  last4: 'wxyz',
  mode: 'live',
  status: 'Active',
  create_time: '2026-01-01T00:00:00Z',
  last_used_time: null,
  last_used_ip: null,
  ...changes,
});

export const summary = (changes: Partial<DashboardSummary> = {}): DashboardSummary => ({
  quota: {
    quota_total: 100,
    quota_used: 0,
    quota_remain: 100,
    today_used: 0,
    max_track_daily: 50,
    free_email_quota: 10,
    free_email_quotaused: 0,
    next_expire_time: null,
  },
  tracking: { now: 0, stopped: 0 },
  key: null,
  base_url: '/track/v2.4',
  version: 'v2.4',
  statuses: {
    NotFound: 0,
    InfoReceived: 0,
    InTransit: 0,
    Expired: 0,
    AvailableForPickup: 0,
    OutForDelivery: 0,
    DeliveryFailure: 0,
    Delivered: 0,
    Exception: 0,
  },
  recent: [],
  requests: { requests: 0, errors: 0, limited: 0, p50: null, p95: null },
  recent_errors: [],
  ...changes,
});

export const listRow = (changes: Partial<TrackListRow> = {}): TrackListRow => ({
  number: 'RR123456785GB',
  carrier: 11031,
  final_carrier: 0,
  origin: 1,
  data_origin: 'Api',
  param: null,
  tag: '',
  remark: '',
  order_no: '',
  order_time: null,
  lang: null,
  email: null,
  register_time: '2026-01-01T00:00:00Z',
  track_time: null,
  sync_status: true,
  tracking_status: 'Tracking',
  stop_track_time: null,
  stop_track_reason: null,
  is_retracked: false,
  carrier_change_count: 0,
  package_status: 'InTransit',
  sub_status: 'InTransit_Departure',
  latest_event_time: '2026-01-02T00:00:00Z',
  latest_event_info: 'Left the sorting center',
  latest_event_lang: 'en',
  latest_event_translation: null,
  latest_event_sub_status: 'InTransit_Departure',
  delievery_time: null,
  pickup_time: null,
  shipping_country: null,
  recipient_country: null,
  push_time: null,
  push_status: 'NotPushed',
  push_status_code: null,
  days_after_order: null,
  days_of_transit: null,
  days_of_transit_done: null,
  days_after_last_update: null,
  data_source: 'sandbox',
  ...changes,
});

/** What gettracklist answers: `page` stands beside `data`. */
export const list = (rows: TrackListRow[], total = rows.length) =>
  success(
    { accepted: rows, rejected: [], has_more: false, total_pages: 1, counts: {} },
    { page: { data_total: total, page_total: Math.ceil(total / 40), page_no: 1, page_size: 40 } },
  );
