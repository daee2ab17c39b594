import type { Address, ProviderLeg, TrackEvent, TrackInfo } from '@tracking-console/contract/api/trackInfo';
import type { ShipmentDetail, ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import { KEY_STAGES } from '@tracking-console/contract/shipments/statuses';

/** A row as the provider sends it: under way from China to Germany, nothing urgent. */
export function shipmentRow(id: number, changes: Partial<ShipmentRow> = {}): ShipmentRow {
  return {
    FTrackInfoId: String(id),
    FTrackNo: `RB${String(id).padStart(9, '0')}CN`,
    FFirstCarrier: 3011,
    FFirstCarrierSource: 1,
    FSecondCarrier: 0,
    FFirstCountry: 'CN',
    FSecondCountry: 'DE',
    FLastEvent: '',
    FIsArchived: false,
    FRemark: '',
    FTrackStateType: 1,
    FPackageState: 10,
    FCreateTime: '2026-03-01T08:00:00.000Z',
    package_status: 'InTransit',
    sub_status: 'InTransit_Other',
    attention: 'green',
    attention_reason: null,
    check_digit: 'valid',
    track_time: '2026-03-04T08:00:00.000Z',
    change_time: '2026-03-04T08:00:00.000Z',
    latest_event_time: '2026-03-04T07:00:00Z',
    latest_event_info: 'Arrived at facility',
    latest_event_lang: 'en',
    latest_event_translation: null,
    latest_event_sub_status: 'InTransit_Other',
    latest_event_location: 'Leipzig, DE',
    pickup_time: '2026-03-02T08:00:00Z',
    delievery_time: null,
    days_of_transit: 2,
    order_no: '',
    order_time: '',
    order_shop: '',
    tag: '',
    tag_type: '',
    is_unread: false,
    weight_kg: '',
    estimated_delivery: null,
    shipping_country: 'CN',
    recipient_country: 'DE',
    tracking_status: 'Tracking',
    stop_track_reason: null,
    archived_at: null,
    data_source: 'sandbox',
    ...changes,
  };
}

const NO_TIME = { time_iso: null, time_utc: null, time_raw: { date: null, time: null, timezone: null } };
const NOWHERE: Address = {
  country: null,
  state: null,
  city: null,
  street: null,
  postal_code: null,
  coordinates: { longitude: null, latitude: null },
};

/** A checkpoint of a known moment. */
export const trackEvent = (utc: string, description: string, changes: Partial<TrackEvent> = {}): TrackEvent => ({
  time_iso: utc,
  time_utc: utc,
  time_raw: { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: '+00:00' },
  description,
  description_translation: null,
  location: 'Leipzig, DE',
  stage: null,
  sub_status: 'InTransit_Other',
  address: NOWHERE,
  ...changes,
});

/** A checkpoint whose carrier prints a clock time and no zone, or only a day. */
export const unzonedEvent = (date: string, time: string | null, description: string): TrackEvent =>
  trackEvent('', description, { time_iso: null, time_utc: null, time_raw: { date, time, timezone: null } });

export const providerLeg = (events: TrackEvent[], changes: Partial<ProviderLeg> = {}): ProviderLeg => ({
  provider: {
    key: 3011,
    name: 'China Post',
    alias: 'China Post',
    tel: '+86 11183',
    homepage: 'https://www.ems.com.cn/',
    country: 'CN',
  },
  provider_lang: 'en',
  service_type: null,
  latest_sync_status: 'Success',
  latest_sync_time: '2026-03-04T08:00:00Z',
  events_hash: 1,
  provider_tips: null,
  events,
  ...changes,
});

export function shipmentDetail(
  row: ShipmentRow,
  legs: ProviderLeg[] = [],
  changes: Partial<ShipmentDetail> = {},
): ShipmentDetail {
  const journey: TrackInfo = {
    shipping_info: { shipper_address: NOWHERE, recipient_address: NOWHERE },
    latest_status: { status: row.package_status, sub_status: row.sub_status, sub_status_descr: null },
    latest_event: legs[0]?.events[0] ?? null,
    time_metrics: {
      days_after_order: null,
      days_of_transit: row.days_of_transit,
      days_of_transit_done: null,
      days_after_last_update: 0,
      estimated_delivery_date: { source: null, from: null, to: null },
    },
    milestone: KEY_STAGES.map((key_stage, index) =>
      index < 2 ? { ...trackEvent(`2026-03-0${index + 1}T08:00:00Z`, ''), key_stage } : { ...NO_TIME, key_stage },
    ),
    misc_info: {
      risk_factor: null,
      service_type: null,
      weight_raw: null,
      weight_kg: null,
      pieces: null,
      dimensions: null,
      customer_number: null,
      reference_number: null,
      local_number: null,
      local_provider: null,
      local_key: null,
    },
    tracking: { providers_hash: 1, providers: legs },
  };
  return {
    ...row,
    track_info: journey,
    additional_fields: {},
    missing_fields: [],
    tracking_pages: {},
    carrier_change_count: 0,
    is_retracked: false,
    stop_track_time: null,
    ...changes,
  };
}
