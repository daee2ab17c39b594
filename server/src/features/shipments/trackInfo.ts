import type { Address, ProviderLeg, TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { findCarrier } from '../carriers/carriers.ts';
import { combinedHash } from '../journeys/checkpointHash.ts';
import type { TimelineEntry } from '../journeys/checkpointTable.ts';
import { milestonesOf, toEvent } from '../journeys/progress.ts';
import type { ProviderLegRecord } from '../journeys/providerLegTable.ts';
import type { ShipmentRecord } from './model/shipmentTable.ts';
import { type TimedShipment, timeMetrics } from './timeMetrics.ts';

type JourneyColumn = 'shipperAddress' | 'recipientAddress' | 'packageStatus' | 'subStatus' | 'miscInfo';

/** As recorded, or as just returned by a carrier. */
export interface Journey {
  shipment: Pick<ShipmentRecord, JourneyColumn> & TimedShipment;
  /** Newest first. */
  legs: readonly ProviderLegRecord[];
  /** Oldest first. */
  timeline: readonly TimelineEntry[];
}

/** The journey in the public API's shape, which the buyer's detail view reads as well. */
export function toTrackInfo({ shipment, legs, timeline }: Journey, now: Date): TrackInfo {
  return {
    shipping_info: {
      shipper_address: shipment.shipperAddress ?? NO_ADDRESS,
      recipient_address: shipment.recipientAddress ?? NO_ADDRESS,
    },
    latest_status: { status: shipment.packageStatus, sub_status: shipment.subStatus, sub_status_descr: null },
    latest_event: shipment.latestEvent,
    time_metrics: timeMetrics(shipment, now),
    milestone: milestonesOf(timeline),
    misc_info: shipment.miscInfo ?? NO_INFO,
    tracking: {
      providers_hash: combinedHash(timeline.map(({ hash }) => hash)),
      providers: legs.map((leg) => toProvider(leg, timeline)),
    },
  };
}

function toProvider(leg: ProviderLegRecord, timeline: Journey['timeline']): ProviderLeg {
  const carrier = findCarrier(leg.carrier);
  const own = timeline.filter((checkpoint) => checkpoint.leg === leg.leg);
  return {
    provider: {
      key: leg.carrier,
      name: carrier?.name ?? '',
      alias: carrier?.name ?? '',
      tel: carrier?.tel ?? null,
      homepage: carrier?.homepage ?? '',
      country: carrier?.countryIso ?? '',
    },
    provider_lang: leg.providerLang,
    service_type: leg.serviceType,
    latest_sync_status: leg.latestSyncStatus,
    latest_sync_time: leg.latestSyncTime.toISOString(),
    events_hash: combinedHash(own.map(({ hash }) => hash)),
    provider_tips: leg.providerTips,
    events: own.map(toEvent).reverse(),
  };
}

const NO_ADDRESS: Address = {
  country: null,
  state: null,
  city: null,
  street: null,
  postal_code: null,
  coordinates: { longitude: null, latitude: null },
};

const NO_INFO: TrackInfo['misc_info'] = {
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
};
