import { randomUUID } from 'node:crypto';
import type { Address, TrackEvent, TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { KEY_STAGES } from '@tracking-console/contract/shipments/statuses';
import type { EventRecord } from './webhookTable.ts';

/** The body of a webhook test: complete, as an update is, with a number that does not exist. */
export function sampleEvent(now: Date): Pick<EventRecord, 'key' | 'event' | 'data'> {
  const data = { number: 'TEST0000000000', carrier: 0, tag: null, param: null, track_info: sampleTrackInfo(now) };
  return { key: randomUUID(), event: 'TRACKING_UPDATED', data: JSON.stringify(data) };
}

const ADDRESS: Address = {
  country: 'US',
  state: null,
  city: 'New York',
  street: null,
  postal_code: null,
  coordinates: { longitude: null, latitude: null },
};
const NO_TIME = { time_iso: null, time_utc: null, time_raw: { date: null, time: null, timezone: null } };
const PROVIDER = { key: 0, name: '', alias: '', tel: null, homepage: '', country: '' };

function sampleTrackInfo(now: Date): TrackInfo {
  const event = pickedUpAt(now);
  const { time_iso, time_utc, time_raw } = event;
  return {
    shipping_info: { shipper_address: ADDRESS, recipient_address: ADDRESS },
    latest_status: { status: 'InTransit', sub_status: event.sub_status, sub_status_descr: null },
    latest_event: event,
    time_metrics: {
      days_after_order: null,
      days_of_transit: 0,
      days_of_transit_done: null,
      days_after_last_update: 0,
      estimated_delivery_date: { source: null, from: null, to: null },
    },
    milestone: KEY_STAGES.map((key_stage) =>
      key_stage === event.stage ? { key_stage, time_iso, time_utc, time_raw } : { key_stage, ...NO_TIME },
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
    tracking: {
      providers_hash: 0,
      providers: [
        {
          provider: PROVIDER,
          provider_lang: 'en',
          service_type: null,
          latest_sync_status: 'Success',
          latest_sync_time: now.toISOString(),
          events_hash: 0,
          provider_tips: null,
          events: [event],
        },
      ],
    },
  };
}

function pickedUpAt(now: Date): TrackEvent {
  const time = now.toISOString();
  return {
    time_iso: time,
    time_utc: time,
    time_raw: { date: time.slice(0, 10), time: time.slice(11, 19), timezone: '+00:00' },
    description: 'This is a test of your webhook.',
    description_translation: null,
    location: 'New York',
    stage: 'PickedUp',
    sub_status: 'InTransit_PickedUp',
    address: ADDRESS,
  };
}
